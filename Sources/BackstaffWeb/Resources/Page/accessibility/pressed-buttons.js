// Announces the new text of a button that a press has changed, such as "Done" for "Edit". The focus stays on the button, so
// some screen readers say nothing by themselves.
//
//   press ──► the server's answer: the focused button has other words ──► they are announced
//                └ the same words ──► nothing is announced, even if they change later

import { announce } from "./announcements.js";

const wordsOf = (button) => (button.getAttribute("aria-label") ?? button.textContent).trim();

export function makePressedButtons(root, connection) {
    let pressed;    // {button, words, awaited}: awaited is the number of its event
    let sent = 0;

    root.addEventListener("click", ({ target }) => {
        const button = target.closest(".button");
        sent = connection.n;
        pressed = button ? { button, words: wordsOf(button) } : undefined;
    }, true);
    // On the document, this runs after the listeners that send events.
    document.addEventListener("click", () => {
        if (connection.n === sent) pressed = undefined;
        else if (pressed) pressed.awaited = connection.n;
    });

    return {
        /** Announces what has changed after a patch that answers events up to `n`. */
        settle(n) {
            if (!pressed || n < pressed.awaited) return;
            const { button, words } = pressed;
            pressed = undefined;
            if (button === document.activeElement && wordsOf(button) && wordsOf(button) !== words) announce(wordsOf(button));
        },
    };
}
