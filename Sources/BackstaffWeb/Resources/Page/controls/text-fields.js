// Fields: what a person types is never lost.
//
// Each edit goes out with the whole text and a number n. A value from the server is taken only if it answers the
// latest edit of that field (n of the patch ≥ n of the edit); an older one is about text that is no longer there.
// While an input method composes nothing goes out and nothing is taken.

import { answers, idOf, nodeOf, roleOf } from "../elements/elements.js";

const latestEdit = new WeakMap();   // field → n of its latest edit
const held = new WeakMap();         // field → value that came while composing
const composing = new WeakSet();
const sentText = new WeakMap();     // field → text of its latest edit

const isField = (node) => node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/** The element that a field belongs to: mostly itself; a search field's input is the page's own. */
export const elementOf = (field) => field.closest?.(".search-field") ?? field;
/** Where the text of an element is typed, if it has such a place. */
export const fieldOf = (node) => (isField(node) ? node : node.querySelector(":scope > .search-input") ?? undefined);

/** Whether a node is where text is typed: none of the page's keys work there. */
export function isTyping(node) {
    return node instanceof HTMLElement
        && (node.isContentEditable || node.localName === "textarea"
            || (node.localName === "input" && node.type !== "range"));
}

function sendEdit(field, connection) {
    const element = elementOf(field);
    if (!answers(element, "edit") || sentText.get(field) === field.value) return;
    sentText.set(field, field.value);
    latestEdit.set(field, connection.send({ e: idOf(element), do: "edit", text: field.value }));
}

/** Puts a value into a field and leaves the caret where the words around it are. */
function replace(field, value) {
    if (field.value === value) return;
    const before = field.value;
    const hasCaret = document.activeElement === field && field.selectionStart !== null;
    const [start, end, direction] = hasCaret
        ? [field.selectionStart, field.selectionEnd, field.selectionDirection] : [];
    field.value = value;
    sentText.delete(field);
    if (!hasCaret) return;
    const place = (offset) => {
        // Unchanged words in front of the caret hold it; else those behind it do.
        if (before.slice(0, offset) === value.slice(0, offset)) return offset;
        const behind = before.length - offset;
        if (behind <= value.length && before.slice(offset) === value.slice(value.length - behind)) {
            return value.length - behind;
        }
        return Math.min(offset, value.length);
    };
    field.setSelectionRange(place(start), place(end), direction ?? undefined);
}

/** A value of the server that came with a patch answering events up to `n`. */
export function receiveValue(field, value, n) {
    if (composing.has(field)) {
        held.set(field, { value, n });
    } else if (n === undefined || n >= (latestEdit.get(field) ?? 0)) {
        replace(field, value ?? "");
    }
}

export function startTextFields(root, connection) {
    root.addEventListener("compositionstart", (event) => composing.add(event.target));
    root.addEventListener("compositionend", (event) => {
        const field = event.target;
        composing.delete(field);
        if (!isField(field) || idOf(elementOf(field)) === undefined) return;
        sendEdit(field, connection);
        const waiting = held.get(field);
        held.delete(field);
        if (waiting) receiveValue(field, waiting.value, waiting.n);
    });
    root.addEventListener("input", (event) => {
        if (isField(event.target) && !event.isComposing && !composing.has(event.target)) {
            sendEdit(event.target, connection);
        }
    });
    root.addEventListener("keydown", (event) => {
        const field = event.target;
        if (event.key === "Escape" && field.matches?.(".text-field") && answers(field, "cancel")) {
            event.preventDefault();
            connection.send({ e: idOf(field), do: "cancel" });
            return;
        }
        if (event.key !== "Enter" || event.isComposing || event.keyCode === 229 || composing.has(field)) return;
        if (!isField(field) || !answers(elementOf(field), "submit")) return;
        // Return in a field of many lines is a new line.
        if (field.localName === "textarea" && !field.hasAttribute("enterkeyhint")) return;
        event.preventDefault();
        connection.send({ e: idOf(elementOf(field)), do: "submit" });
    });
    for (const [name, to] of [["focusin", true], ["focusout", false]]) {
        root.addEventListener(name, (event) => {
            // What stands in a search field besides its input is part of it, but isn't typed into.
            const isPart = event.target.closest(".search-field") && !isField(event.target);
            const node = isPart ? undefined : elementOf(event.target);
            if (!node?.isConnected || !answers(node, "focus")) return;
            if (nodeOf(idOf(node)) === node) connection.send({ e: idOf(node), do: "focus", to });
        });
    }
}

/** What is being typed, so that a whole new tree doesn't take it away. */
export function rememberTyping(connection) {
    const typed = new Map();
    for (const field of document.querySelectorAll("#app input, #app textarea")) {
        const n = latestEdit.get(field);
        const isOpen = connection.unanswered.some((event) => event.n === n);
        const element = elementOf(field);
        const isPreview = roleOf(element) === undefined && field.value !== field.defaultValue;
        if (isOpen || isPreview || composing.has(field)) {
            typed.set(element.id, { text: field.value, n: isOpen ? n : undefined });
        }
    }
    return typed;
}

/** Gives the fields of a new tree back what was being typed in their predecessors. */
export function restoreTyping(typed, connection) {
    for (const [id, { text, n }] of typed) {
        const element = document.getElementById(id);
        const field = element && fieldOf(element);
        if (!field) continue;
        field.value = text;
        if (n === undefined) {
            sendEdit(field, connection);
        } else {
            sentText.set(field, text);
            latestEdit.set(field, n);
        }
    }
}
