// Changes of a split view's form. CSS derives the form from `display-mode`, `toggle` and `covered`. No node is moved or
// made, so scroll position, typing and caret stay. This module does what CSS can't: it animates a change but not the
// first paint, moves focus out of a covered column, and handles taps outside an overlaid column.
//
//     patch ─► class `changing` while the transitions of its columns run ─► sizes and rows are updated

import { idOf, register } from "../elements/elements.js";
import { makeSymbol } from "../images/symbols.js";
import { announceScreen } from "../navigation-stack/screen-announcements.js";
import { entryOf, isCollapsed, topOf } from "../navigation-stack/screens.js";
import { reducesMotion } from "../scenes/sizes.js";
import { makeSplitScroll } from "./split-scroll.js";

const fadeTime = 150;

const columnsOf = (split) => [...split.querySelectorAll(":scope > .column")];
const formOf = (split) => [split.dataset.displayMode,
    ...columnsOf(split).map((column) => column.hasAttribute("data-covered"))].join(" ");

register("sidebar-toggle", {
    build(toggle) {
        toggle.append(makeSymbol("sidebar.leading"));
    },
});

const changesForm = ([verb, , key]) => verb === "set" && (key === "display-mode" || key === "covered");

/** Whether leading columns cover the other columns, which then take no taps. */
export function liesOver(split) {
    const mode = split.dataset.displayMode;
    if (mode !== "overlaid" && mode !== "displaced") return false;
    return split.querySelector(mode === "displaced" ? ":scope > .column[data-placement=sidebar]:not([data-covered])"
        : ":scope > .column:not([data-covered], [data-placement=detail])") !== null;
}

/** `settled()` is called when a change of form has come to rest. */
export function makeSplitViews(root, connection, stacks, { settled }) {
    const changes = new WeakMap();      // split view → a token for its latest change
    const scroll = makeSplitScroll();
    const lost = new WeakMap();         // split view → {column, node, standIn}: the node that lost focus, and the one that has it instead

    /** Notes the form of every split view before a patch that may change one. */
    function note(operations) {
        if (!operations.some(changesForm)) return [];
        return [...root.querySelectorAll(".split-view")].map((split) => {
            const focus = split.contains(document.activeElement) ? document.activeElement : undefined;
            const column = focus && columnsOf(split).find((each) => each.contains(focus));
            return { split, form: formOf(split), wasCollapsed: isCollapsed(split), top: topOf(split),
                column, focus, goals: scroll.note(split) };
        });
    }

    function move(before) {
        for (const { split, form, wasCollapsed, top, column, focus, goals } of before) {
            if (!split.isConnected || formOf(split) === form) continue;
            if (wasCollapsed && isCollapsed(split)) continue;
            stacks.finish(split);
            change(split, wasCollapsed ? top : isCollapsed(split) ? topOf(split) : undefined, goals);
            if (focus) keepFocus(split, column, focus);
            if (isCollapsed(split)) announceScreen(topOf(split));
        }
    }

    /** Moves focus from a hidden column to the first visible one, and back when the hidden column returns. */
    function keepFocus(split, column, focus) {
        const isShown = (place) => !place.column?.hasAttribute("data-covered") && place.node.checkVisibility();
        // If a user has moved the focus in the meantime, it stays.
        const place = lost.get(split)?.standIn === focus ? lost.get(split) : { column, node: focus };
        lost.delete(split);
        if (isShown(place)) {
            if (place.node !== focus) place.node.focus({ preventScroll: true });
            return;
        }
        const standIn = entryOf(columnsOf(split).find((each) => !each.hasAttribute("data-covered")));
        if (standIn !== focus) standIn?.focus({ preventScroll: true });
        lost.set(split, { ...place, standIn });
    }

    /** Animates a change. `foremost` is the column that fills the collapsed form before or after the change. */
    function change(split, foremost, goals) {
        const token = {};
        changes.set(split, token);
        for (const column of columnsOf(split)) column.classList.toggle("foremost", column === foremost);
        const finish = () => {
            if (changes.get(split) !== token) return;
            split.classList.remove("changing");
            foremost?.classList.remove("foremost");
            scroll.end(split);
            settled();
        };
        if (reducesMotion()) {
            scroll.begin(split, goals);
            const shown = columnsOf(split).filter((column) => !column.hasAttribute("data-covered"));
            for (const column of shown) column.animate({ opacity: [0, 1] }, { duration: fadeTime });
            return finish();
        }
        split.classList.add("changing");
        // This read of the styles starts the transitions. Code that needs a layout comes after it.
        const transitions = columnsOf(split).flatMap((column) => column.getAnimations());
        scroll.begin(split, goals);
        Promise.allSettled(transitions.map((transition) => transition.finished)).then(finish);
    }

    root.addEventListener("click", (event) => {
        const split = event.target.parentElement;
        // A tap hits a column itself only if the column is dimmed by its shield.
        if (!event.target.matches(".column") || !liesOver(split) || !connection.acceptsTaps) return;
        if (event.target.matches("[data-placement=sidebar]")) return;
        connection.send({ e: idOf(split), do: "activate" });
    });

    return { note, move };
}
