// Alerts and confirmation dialogs. Everything below is inert until a user answers.
//
//   dialog comes ──► focus to the button for Return ──► a button, or Escape (cancel) ──► dialog goes
//      └ what had focus ───────────────────────────────────────────────────────── has it again ◄──┘

import { listenAsModal } from "./modal-dialog.js";
import { placePopover } from "./popover-place.js";
import { arrive } from "./presentation-motion.js";
import { isRTL } from "../navigation-stack/screens.js";

const origins = new Map();      // dialog → the node that had focus before it

export function makeDialogs(root, connection) {
    function show(dialog, isFirst) {
        origins.set(dialog, document.activeElement);
        const texts = [...dialog.querySelectorAll(":scope > .text")];
        const message = texts.find((text) => text.textContent !== dialog.getAttribute("aria-label"));
        if (message) dialog.setAttribute("aria-describedby", message.id);
        // A tap outside a confirmation dialog cancels it. An alert must be answered.
        listenAsModal(dialog, connection, { closesFromBackdrop: () => dialog.dataset.roleName === "actions" });
        dialog.showModal();
        const field = dialog.querySelector("input, textarea");
        (field ?? buttonForReturn(dialog) ?? dialog).focus();
        // Return that is still held from before the dialog came isn't an answer.
        dialog.addEventListener("keydown", (event) => {
            if (event.key === "Enter" && event.repeat) event.preventDefault();
        });
        if (!isFirst) arrive(dialog);
    }

    const buttonsOf = (dialog) => [...dialog.querySelectorAll(".button, .link")].filter((node) => node.checkVisibility());
    const isCancel = (button) => button.dataset.roleName === "cancel";

    /** In an alert with Cancel and one other button, it is the other one, unless that destroys something. */
    function buttonForReturn(dialog) {
        const buttons = buttonsOf(dialog);
        const others = buttons.filter((button) => !isCancel(button));
        const [other] = others;
        const isPlain = dialog.dataset.roleName !== "actions" && others.length === 1 && other.dataset.roleName !== "destructive";
        return isPlain ? other : buttons.find(isCancel) ?? other;
    }

    /** Places two short buttons of an alert side by side, and other buttons one below the other. */
    function arrange(dialog) {
        const buttons = buttonsOf(dialog);
        const mayPair = buttons.length === 2 && dialog.dataset.roleName !== "actions";
        dialog.dataset.arrangement = mayPair ? "pair" : "stack";
        const isTooNarrow = (button) => button.scrollWidth > button.clientWidth + 1 || button.offsetHeight > 60;
        if (mayPair && buttons.some(isTooNarrow)) dialog.dataset.arrangement = "stack";
        if (dialog.dataset.displayMode === "popover") placePopover(dialog, isRTL(root));
    }

    return {
        /** Shows new dialogs, and restores focus for removed ones, after a patch or a new tree. */
        refresh(isFirst = false) {
            for (const [dialog, origin] of origins) {
                if (dialog.isConnected && !dialog.classList.contains("departing")) continue;
                origins.delete(dialog);
                // In WebKit a dialog that fades out keeps the focus.
                const isElsewhere = root.contains(document.activeElement) && !dialog.contains(document.activeElement);
                if (origin?.isConnected && !isElsewhere) origin.focus({ preventScroll: true });
            }
            for (const dialog of root.querySelectorAll(".dialog:not(.departing)")) {
                if (!dialog.open) show(dialog, isFirst);
                arrange(dialog);
            }
        },
    };
}

/** Whether a dialog waits for an answer. */
export const hasDialog = () => document.querySelector(".dialog[open]") !== null;

/** The node that has focus, or had it before a dialog opened. */
export const focusBelowDialog = () => origins.get(document.querySelector(".dialog[open]")) ?? document.activeElement;
