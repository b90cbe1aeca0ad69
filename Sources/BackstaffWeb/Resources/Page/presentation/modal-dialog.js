// What all dialogs of the browser's have in common that stand above all else, whatever they show.
//
//   Escape, a click beside it, a browser that closes it ──► cancel ──► the server takes it away, or it stays

import { idOf, nodeOf } from "../elements/elements.js";
import { keepFocus } from "./focus-trap.js";

/** Whether a dialog is the server's still, and not one that slides out. */
export const isThere = (dialog) => nodeOf(idOf(dialog)) === dialog;

/** Whether a click on a dialog itself was beside it, on what is dimmed: parts of it may be see-through too. */
function isBeside(dialog, { clientX: x, clientY: y }) {
    const box = dialog.getBoundingClientRect();
    return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/**
 * Tells the server of each way in which a person wants a dialog to go, and keeps the focus inside. Gives back what tells it
 * of one more way.
 *
 * `isModal` says whether it is in the way of what is below, and `goesBeside` whether a click beside it is such a way.
 */
export function listenAsModal(dialog, connection, { isModal = () => true, goesBeside = () => true } = {}) {
    function cancel() {
        if (isThere(dialog) && connection.takesTaps) connection.send({ e: idOf(dialog), do: "cancel" });
    }

    dialog.addEventListener("cancel", (event) => {
        if (event.target !== dialog) return;
        event.preventDefault();
        cancel();
    });
    // A browser may close it all the same, if a person insists: then it is as if it had been asked to.
    dialog.addEventListener("close", (event) => {
        if (event.target !== dialog || dialog.open || !isThere(dialog) || !isModal()) return;
        dialog.showModal();
        cancel();
    });
    dialog.addEventListener("keydown", (event) => {
        if (event.key === "Tab" && isModal()) keepFocus(dialog, event);
    });
    dialog.addEventListener("click", (event) => {
        if (event.target === dialog && isModal() && goesBeside() && isBeside(dialog, event)) cancel();
    });
    return cancel;
}
