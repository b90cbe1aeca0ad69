// The common behavior of all modal `dialog` elements.
//
//   Escape, a click outside it, a browser that closes it ──► cancel ──► the server removes it, or it stays

import { idOf, isInTree } from "../elements/elements.js";
import { keepFocus } from "./focus-trap.js";

/** Whether a click was on the backdrop of a dialog, and not on a transparent part inside it. */
function isOnBackdrop(dialog, { clientX: x, clientY: y }) {
    const box = dialog.getBoundingClientRect();
    return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/**
 * Tells the server when a user wants to close a dialog, and keeps the focus inside. Returns a function that reports one
 * more way to close it.
 *
 * `isModal` tells whether the dialog blocks the content below, and `closesFromBackdrop` whether a click outside closes
 * it.
 */
export function listenAsModal(dialog, connection, { isModal = () => true, closesFromBackdrop = () => true } = {}) {
    function cancel() {
        if (isInTree(dialog) && connection.acceptsTaps) connection.send({ e: idOf(dialog), do: "cancel" });
    }

    dialog.addEventListener("cancel", (event) => {
        if (event.target !== dialog) return;
        event.preventDefault();
        cancel();
    });
    // A browser may close the dialog anyway if a user insists. This is handled in the same way.
    dialog.addEventListener("close", (event) => {
        if (event.target !== dialog || dialog.open || !isInTree(dialog) || !isModal()) return;
        dialog.showModal();
        cancel();
    });
    dialog.addEventListener("keydown", (event) => {
        if (event.key === "Tab" && isModal()) keepFocus(dialog, event);
    });
    dialog.addEventListener("click", (event) => {
        if (event.target === dialog && isModal() && closesFromBackdrop() && isOnBackdrop(dialog, event)) cancel();
    });
    return cancel;
}
