// The content of a tab: a whole tree that replaces the previous content, then patches. Each patch runs in this order:
// note positions ─► operations ─► widths, lists, bars ─► lazy rows back in place, history, title, scroll requests
// ─► transitions, focus.

import { announce } from "../accessibility/announcements.js";
import { forgetAll, make } from "../elements/elements.js";
import { settleInserted } from "../layout/flexibility.js";
import { likeness } from "../elements/likeness.js";
import { focusableIn, settleLists } from "../list-selection/list-selection.js";
import { settleMenuFocus } from "../controls/menu-focus.js";
import { refreshBars } from "../navigation-stack/navigation-bar.js";
import { settleModalOrder } from "../presentation/modal-order.js";
import { perform } from "../elements/operations.js";
import { holdRowFocus, settleRowStops } from "../list-rows/row-focus.js";
import { titleOf } from "../navigation-stack/screens.js";
import { settleScrollFocus } from "../accessibility/scroll-focus.js";
import { makeScrollAnchors } from "../layout/scroll-anchors.js";
import { scrollOffsets } from "../layout/scroll-offsets.js";
import { makeScrollReports } from "../layout/scroll-reports.js";
import { makeScrollTargets } from "../layout/scroll-targets.js";
import { settleSeparators } from "../lists/separators.js";
import { makeBrokenPictures } from "../images/broken-pictures.js";
import { settleSymbols } from "../images/symbols.js";
import { elementOf, fieldOf, rememberTyping, restoreTyping } from "../controls/text-fields.js";

const listKeys = new Set([
    "selected", "selection", "verbs", "editing", "deletable", "movable", "swipe", "context-menu",
]);

/** Whether an operation may change the rows, or the effect of taps and keys on them. */
const changesLists = ([verb, , key]) => verb === "insert" || verb === "remove" || verb === "move"
    || (verb === "set" && listKeys.has(key));

export function makeScene(root, connection, parts) {
    const { rows, stacks, splits, dividers, sizes, popups, menus, pickers, radioKeys, browserHistory } = parts;
    const { presentations, dialogs, rowMotion, swipes, rowActions, editing, refresh, scrollPlaces, leaving } = parts;
    const { onDemand, tappedRows, pressedButtons } = parts;
    const scrollAnchors = makeScrollAnchors(root);
    const scrollTargets = makeScrollTargets(root, scrollAnchors);
    const scrollReports = makeScrollReports(root, connection);
    const brokenPictures = makeBrokenPictures(root, connection);

    function focusPlace() {
        const node = document.activeElement;
        const element = node && elementOf(node);
        if (!element?.id || !root.contains(element)) return undefined;
        const caret = typeof node.selectionStart === "number"
            ? [node.selectionStart, node.selectionEnd, node.selectionDirection] : undefined;
        return { id: element.id, caret, like: likeness(element, fieldOf(element)) };
    }

    /** Restores focus. In a new scene, another element may have the same number. Then the title gets the focus. */
    function restoreFocus({ id, caret, like }, isNew) {
        const element = document.getElementById(id);
        if (isNew && (!element || likeness(element, fieldOf(element)) !== like)) {
            titleOf(root)?.focus({ preventScroll: true });
            return;
        }
        const node = element && (fieldOf(element) ?? element);
        node?.focus({ preventScroll: true });
        if (node && caret) node.setSelectionRange?.(...caret);
    }

    /**
     * Shows a whole tree, and keeps focus, caret, scroll position and typing in elements that are still there. In a new
     * scene or after a reload, the elements are new, and the stored scroll positions of the step are used. The result is
     * whether all typed text is still there.
     */
    function show({ tree, title, history }, isNew, isFirst) {
        if (!isFirst) scrollPlaces.store();
        const places = scrollOffsets(root);
        scrollAnchors.reset();
        const focus = focusPlace();
        const typed = rememberTyping(connection);
        stacks.reset();
        dividers.reset();
        for (const part of [rowMotion, swipes, tappedRows, onDemand.reorder]) part?.reset();
        document.documentElement.classList.add("live");
        forgetAll();
        clearRoot();
        make(tree);
        settleInserted(root);
        settleSymbols(root);
        presentations.refresh({ isFirst: true });
        dialogs.refresh(true);
        onDemand.fileChoosers?.refresh(true);
        settleModalOrder(root);
        refreshPopups(0);
        dividers.settle();
        // Its buttons are stops in lists, so they come before the focus of the lists.
        refresh.settle(0);
        settleAllLists(true);
        onDemand.tabViews?.settle();
        refreshBars(root);
        onDemand.islands?.show();
        rows.watch(root);
        rows.restore([]);
        scrollAnchors.settle();
        settleSeparators(root);
        sizes.watch(root);
        const isWhole = restoreTyping(typed, connection, isNew || isFirst);
        browserHistory.welcome(history, isNew);
        const isReturn = (isNew || isFirst) && scrollPlaces.has(browserHistory.shown);
        if (!isReturn) {
            for (const [id, top, left] of places) {
                document.getElementById(id)?.scrollTo({ top, left, behavior: "instant" });
            }
        }
        scrollPlaces.settle(isReturn);
        if (!isReturn) scrollAnchors.keep();
        if (isNew && isFirst && !isReturn) scrollTargets.begin();
        else scrollTargets.reset();
        scrollReports.settle();
        brokenPictures.settle();
        if (focus) restoreFocus(focus, isNew);
        onDemand.transitions?.begin();
        setTitle(title);
        leaving.settle();
        return isWhole;
    }

    /** A browser keeps a title for each entry of its history, so the title is set when the scene's entry is the current one. */
    function setTitle(title) {
        if (title !== undefined) browserHistory.afterChanges(() => { document.title = title; });
    }

    function clearRoot() {
        root.replaceChildren();
        for (const { name } of [...root.attributes]) if (name !== "id") root.removeAttribute(name);
    }

    function refreshPopups(n) {
        popups.refresh();
        menus.refresh();
        pickers.refresh(n);
        radioKeys.refresh();
        onDemand.datePickers?.refresh(n);
        rowActions.refresh();
    }

    function settleAllLists(isFirst) {
        editing.settle(isFirst);
        settleLists(root);
        settleRowStops(root);
        settleMenuFocus(root);
        settleScrollFocus(root);
    }

    /** Applies a patch. Throws `UnknownVerb` if the page is too old for it. */
    function apply({ n = 0, ops = [], motion, title, history }) {
        if (browserHistory.mayChangeStep(history, n)) scrollPlaces.store();
        const places = rows.hold();
        const tops = stacks.note(ops, motion);
        const forms = splits.note(ops);
        const restoreRowFocus = holdRowFocus(popups);
        rowMotion.note(n);
        onDemand.transitions?.note(ops);
        const context = {
            n, announce, focus: undefined, hasNewRows: false,
            inserted(node) {
                context.hasNewRows ||= node.matches(".row") || node.querySelector(".row") !== null;
                rows.watch(node);
                sizes.watch(node);
                onDemand.transitions?.inserted(node);
            },
            removed: (...place) => onDemand.transitions?.removed(...place),
            departs: (node) => stacks.depart(node, tops, motion) || presentations.depart(node),
        };
        const islands = onDemand.islands?.note(ops);
        perform(ops, context);
        presentations.refresh({ n, mayFocus: context.focus === undefined });
        dividers.settle(n);
        // This comes before any measurement, because a node that has been measured in its new place no longer animates.
        splits.move(forms);
        refreshPopups(n);
        refresh.settle(n);
        if (ops.some(changesLists)) settleAllLists(false);
        swipes.settle(n);
        onDemand.reorder?.settle(n);
        onDemand.tabViews?.settle();
        refreshBars(root);
        onDemand.islands?.settle(islands, ops);
        rows.restore(places);
        scrollAnchors.settle(ops);
        scrollPlaces.settle(browserHistory.apply(history, n), ops);
        setTitle(title);
        if (scrollTargets.settle(ops)) scrollPlaces.dropGoals();
        scrollReports.settle(ops);
        brokenPictures.settle(ops);
        if (context.hasNewRows) settleSeparators(root);
        restoreRowFocus();
        rowMotion.move();
        onDemand.transitions?.play();
        dialogs.refresh();
        onDemand.fileChoosers?.refresh();
        settleModalOrder(root);
        stacks.move(tops, motion, n, context.focus === undefined);
        stacks.continueSwipe();
        tappedRows.settle(n);
        const wanted = context.focus;
        const goal = wanted?.matches(".row") ? focusableIn(wanted) : wanted && (fieldOf(wanted) ?? wanted);
        goal?.focus({ preventScroll: goal.closest(".moving") !== null });
        pressedButtons.settle(n);
        leaving.settle();
    }

    return { show, apply };
}
