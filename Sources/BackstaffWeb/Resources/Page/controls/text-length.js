// The greatest length of a field's text. The server refuses longer strings, so the page takes no edit that would make one.
//
//     typing, a paste ──► would be too long ──► nothing is inserted ─┬─► a notice says so; the clipboard keeps its text
//     other edits ──────► is too long ────────► taken back ──────────┘
//
// The browser can't be kept from some edits, such as those of an input method. They are taken back when they are done.

import { showNotice } from "../scenes/notices.js";
import { words } from "../text/strings.js";

/** The greatest length in bytes of UTF-8. The server has the same limit, `WireLimits.longestString`. */
const longest = 60_000;
/** The greatest length in bytes of the text in a frame, where a control character takes six. `WireLimits.frameBytes` leaves
 * room for the rest of the frame. */
const longestInFrame = 256_000;
const encoder = new TextEncoder();
const beforeEdit = new WeakMap();   // field → its text and caret before the current edit

export function isTooLong(text) {
    const bytes = (text) => encoder.encode(text).length;
    // A unit of UTF-16 is at most three bytes of UTF-8.
    if (text.length * 3 > longest && (text.length > longest || bytes(text) > longest)) return true;
    return text.length * 6 > longestInFrame && bytes(JSON.stringify(text)) > longestInFrame;
}

/** Notes the text of a field before an edit. */
export function noteText(field) {
    beforeEdit.set(field, [field.value, field.selectionStart, field.selectionEnd]);
}

/** Says that an edit isn't taken. */
export const refuseEdit = () => showNotice(words.textTooLong);

/** Undoes the edit of a field. */
export function takeBack(field) {
    const before = beforeEdit.get(field);
    if (before) {
        field.value = before[0];
        if (before[1] !== null) field.setSelectionRange(before[1], before[2]);
    }
    refuseEdit();
}

/** The text of a field after an insertion, or `undefined` if the edit is something else. */
export function textAfter({ inputType, data, dataTransfer }, field) {
    if (!inputType.startsWith("insert") || field.selectionStart === null) return undefined;
    const isLine = inputType === "insertLineBreak" || inputType === "insertParagraph";
    const inserted = data ?? dataTransfer?.getData("text/plain") ?? (isLine ? "\n" : "");
    return field.value.slice(0, field.selectionStart) + inserted + field.value.slice(field.selectionEnd);
}
