// Of several modal dialogs, the last in the tree must be on top, because the server accepts taps only for that one. The
// browser orders dialogs by the time they were opened. So a sheet that becomes modal while an alert is open would cover
// the alert.

let known = [];

/** Orders the modal dialogs on screen as in the tree. */
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
