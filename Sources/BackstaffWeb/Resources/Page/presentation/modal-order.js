// Of several dialogs of the browser that are modal, the last in the tree is on top: so it is with the server, which takes
// taps for that one alone. The browser's own order is that in which they were opened, and a sheet that becomes modal
// while a question is open would cover it.

let known = [];

/** Puts modal dialogs above each other as they stand in the tree. */
export function settleModalOrder(root) {
    const modal = [...root.querySelectorAll("dialog:modal")];
    const first = modal.findIndex((dialog) => !known.includes(dialog));
    known = modal;
    if (first === -1 || first === modal.length - 1) return;
    const active = document.activeElement;
    for (const dialog of modal.slice(first + 1)) {
        dialog.close();
        dialog.showModal();
    }
    if (modal.at(-1).contains(active)) active.focus({ preventScroll: true });
}
