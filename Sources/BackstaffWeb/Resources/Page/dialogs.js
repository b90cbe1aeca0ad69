// Dialogs that the server shows above all else. What is below is inert until they are answered.
//
//   dialog comes ──► focus to the button that changes nothing ──► a button, or Escape (cancel) ──► dialog goes
//      └ what had focus ───────────────────────────────────────────────────────── has it again ◄──┘

import { idOf, nodeOf } from "./elements.js";

const origins = new Map();      // what had focus before each dialog that is shown

export function makeDialogs(root, connection) {
    function cancel(dialog) {
        if (nodeOf(idOf(dialog)) === dialog && connection.takesTaps) connection.send({ e: idOf(dialog), do: "cancel" });
    }

    /** Has Tab go round in a dialog: a browser would go on to its own controls. */
    function keepFocus(dialog, event) {
        const stops = [...dialog.querySelectorAll(".button")];
        const end = event.shiftKey ? stops[0] : stops.at(-1);
        if (document.activeElement !== end && stops.includes(document.activeElement)) return;
        event.preventDefault();
        (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    }

    function show(dialog) {
        origins.set(dialog, document.activeElement);
        const texts = dialog.querySelectorAll(":scope > .text");
        if (texts[1]) dialog.setAttribute("aria-describedby", texts[1].id);
        dialog.addEventListener("cancel", (event) => {
            event.preventDefault();
            cancel(dialog);
        });
        // A browser may close it all the same, if a person insists: then it is as if it had been asked to.
        dialog.addEventListener("close", () => {
            if (!dialog.isConnected) return;
            dialog.showModal();
            cancel(dialog);
        });
        dialog.addEventListener("keydown", (event) => {
            if (event.key === "Tab") keepFocus(dialog, event);
        });
        dialog.showModal();
        dialog.querySelector('.button[data-role-name="cancel"]')?.focus();
    }

    return {
        /** Shows dialogs that have come and gives focus back for those that have gone, after a patch or a new tree. */
        refresh() {
            for (const [dialog, origin] of origins) {
                if (dialog.isConnected) continue;
                origins.delete(dialog);
                if (origin?.isConnected && !root.contains(document.activeElement)) origin.focus({ preventScroll: true });
            }
            for (const dialog of root.querySelectorAll(".dialog")) if (!dialog.open) show(dialog);
        },
    };
}

/** Whether a dialog waits for an answer. */
export const hasDialog = () => document.querySelector("dialog[open]") !== null;

/** What has focus, or had it before a dialog took it. */
export const focusBelowDialog = () => origins.get(document.querySelector("dialog[open]")) ?? document.activeElement;
