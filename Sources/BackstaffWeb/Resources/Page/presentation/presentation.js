// Sheets, covers, popovers and inspectors. They are `dialog` elements above everything else, and the content below is
// inert.
//
//   comes ──► opened, focus to its title ──► … ──► cancel: Escape, a click beside it, a swipe down ──► taken away
//     └ what had focus ────────────────────────────────────────────────────────── has it again ◄── slides out, goes
//
// An inspector with enough space is a column of its view instead of a dialog. Its node isn't moved when the form
// changes.

import { forget, isInTree } from "../elements/elements.js";
import { listenAsModal } from "./modal-dialog.js";
import { placePopover } from "./popover-place.js";
import { makeSheetDrag } from "./presentation-drag.js";
import { isCard, isColumn, isPassable, sheetHeight } from "./presentation-form.js";
import { arrive, foldColumn, leave, unfoldColumn } from "./presentation-motion.js";
import { isRTL, titleOf } from "../navigation-stack/screens.js";
import { words } from "../text/strings.js";
import { isTyping } from "../controls/text-fields.js";

const wantsGrabber = (sheet) => isCard(sheet) && sheet.dataset.dragIndicator !== "hidden"
    && (sheet.dataset.dragIndicator === "visible" || (sheet.dataset.detents ?? "").includes(" "));

export function makePresentations(root, connection) {
    const open = new Map();         // presentation → {origin, isModal, form}
    const listening = new WeakSet();    // presentations with listeners
    const leaving = [];             // presentations that the current patch has removed
    const columns = new WeakMap();  // column → the node that had focus before it
    const drag = makeSheetDrag(root, connection, { settle: settleSheet, fit: fitBehind });

    function listen(node) {
        if (listening.has(node)) return;
        listening.add(node);
        const cancel = listenAsModal(node, connection, { isModal: () => open.get(node)?.isModal === true });
        // For Escape, a browser closes only modal dialogs.
        node.addEventListener("keydown", (event) => {
            const isPassed = open.get(node)?.isModal === false;
            if (event.key !== "Escape" || !isPassed || event.defaultPrevented || isTyping(event.target)) return;
            event.preventDefault();
            cancel();
        });
        node.addEventListener("scroll", () => { node.scrollTop = 0; });
    }

    function show(node, isFirst, mayFocus) {
        const known = open.get(node);
        const isModal = !isPassable(node);
        const form = node.dataset.displayMode;
        if (known?.isModal === isModal && known.form === form && node.open) return;
        const active = document.activeElement;
        listen(node);
        open.set(node, { origin: known?.origin ?? active, isModal, form });
        const isNew = !node.open;
        if (node.open && known.isModal !== isModal) {
            known.isModal = false;
            node.close();
        }
        if (node.tabIndex !== -1) node.tabIndex = -1;
        if (!node.open) {
            if (isModal) node.showModal();
            else node.show();
        }
        if (isNew && mayFocus) (titleOf(node) ?? node).focus({ preventScroll: true });
        else if (active?.isConnected && !(isNew && isModal)) active.focus({ preventScroll: true });
        if (isNew && !isFirst && !known) arrive(node);
    }

    /** Shows a new column, or turns a dialog into a column in place. */
    function unfold(node, isFirst) {
        const known = open.get(node);
        if (!known && !isFirst && !columns.has(node) && isColumn(node)) unfoldColumn(node);
        if (!columns.has(node)) columns.set(node, known?.origin ?? document.activeElement);
        if (!known) return;
        known.isModal = false;
        open.delete(node);
        node.close();
    }

    /** Gives a sheet its height and its grabber, and each presentation its name. */
    function settleSheet(node) {
        const height = isCard(node) ? sheetHeight(node) : undefined;
        if (node.dataset.displayMode !== "popover") for (const name of ["left", "top"]) node.style[name] = "";
        if (height === undefined) node.style.removeProperty("--sheet-height");
        else node.style.setProperty("--sheet-height", `${height}px`);
        // A presentation without a title is named by its first text.
        const title = titleOf(node) ?? [...node.querySelectorAll(".text")].find((text) => text.textContent.trim());
        if (node.hasAttribute("aria-label") || !title?.id) node.removeAttribute("aria-labelledby");
        else if (node.getAttribute("aria-labelledby") !== title.id) node.setAttribute("aria-labelledby", title.id);
        // A column is a part of the page.
        const role = isColumn(node) ? "complementary" : "dialog";
        if (node.getAttribute("role") !== role) node.setAttribute("role", role);
        const grabber = node.querySelector(":scope > .grabber");
        if (wantsGrabber(node) === (grabber !== null)) return;
        if (grabber) grabber.remove();
        else node.append(makeGrabber(node));
    }

    function makeGrabber(node) {
        const grabber = document.createElement("button");
        grabber.type = "button";
        grabber.className = "grabber added";
        grabber.setAttribute("aria-label", words.sheetGrabber);
        grabber.addEventListener("click", (event) => {
            event.stopPropagation();
            if (event.detail === 0 || !drag.hasMoved) drag.cycle(node);
        });
        return grabber;
    }

    /** Scales down the content below the topmost card. */
    function fitBehind() {
        const cards = [...open.keys()].filter((node) => node.isConnected && isCard(node) && open.get(node).isModal);
        const isHigh = (card) => sheetHeight(card) >= innerHeight * 0.9;
        root.toggleAttribute("data-behind-card", cards.some((card) => isHigh(card) && !drag.isLeaving(card)));
        cards.forEach((card, index) => {
            card.toggleAttribute("data-behind-card", cards.slice(index + 1).some((other) => isHigh(other)));
        });
    }

    function restoreFocus(node, origin) {
        const isElsewhere = document.activeElement !== document.body && !node.contains(document.activeElement);
        if (origin?.isConnected && !isElsewhere && origin !== document.body) origin.focus({ preventScroll: true });
    }

    addEventListener("resize", () => {
        for (const node of open.keys()) {
            if (node.isConnected) settleSheet(node);
            if (node.dataset.displayMode === "popover") placePopover(node, isRTL(root));
        }
        fitBehind();
    });

    return {
        /** Opens new presentations before their content is measured or focused, and removes the old ones. */
        refresh({ isFirst = false, mayFocus = true, n = 0 } = {}) {
            for (const node of leaving.splice(0)) leave(node);
            for (const [node, { origin }] of open) {
                if (node.isConnected && isInTree(node)) continue;
                open.delete(node);
                restoreFocus(node, origin);
            }
            root.classList.toggle("at-once", isFirst);
            for (const node of root.querySelectorAll(".presentation")) {
                if (!isInTree(node)) continue;
                if (isColumn(node) || node.closest("[data-covered]")) unfold(node, isFirst);
                else show(node, isFirst, mayFocus);
                settleSheet(node);
            }
            for (const node of open.keys()) {
                if (node.dataset.displayMode === "popover") placePopover(node, isRTL(root));
            }
            drag.settle(n);
            fitBehind();
        },

        /** Removes a presentation, but keeps its DOM until it has slid out. Returns whether it has handled the node. */
        depart(node) {
            if (!node.matches(".presentation, .dialog")) return false;
            if (isColumn(node) && !node.closest("[data-covered]")) {
                const hadFocus = node.contains(document.activeElement);
                forget(node);
                foldColumn(node);
                if (hadFocus) restoreFocus(node, columns.get(node));
                return true;
            }
            if (!node.open) return false;
            const wasOut = drag.isLeaving(node);
            drag.forget(node);
            const known = open.get(node);
            if (known) known.isModal = false;
            const hadFocus = node.contains(document.activeElement);
            forget(node);
            node.close();
            if (hadFocus) restoreFocus(node, known?.origin);
            if (wasOut) node.remove();
            else leaving.push(node);
            return true;
        },

        refused: drag.refused,
    };
}
