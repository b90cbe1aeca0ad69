// Text fields. Typed text is never lost.
//
// Each edit sends the whole text with a number n. A value from the server is applied only if it answers the latest edit
// of the field (n of the patch ≥ n of the edit). An older value refers to a text that has changed since. While an input
// method composes, nothing is sent and nothing is applied.

import { answers, idOf, isInTree, nearestAnswering, roleOf, tappedAt } from "../elements/elements.js";
import { likeness } from "../elements/likeness.js";
import { isTooLong, noteText, refuseEdit, takeBack, textAfter } from "./text-length.js";

const latestEdit = new WeakMap();   // field → n of its latest edit
const held = new WeakMap();         // field → value that arrived while composing
const composing = new WeakSet();
const sentText = new WeakMap();     // field → text of its latest edit

const isField = (node) => node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/** The element that a field belongs to. It is usually the field itself, but the page adds a search field's input. */
export const elementOf = (field) => field.closest?.(".search-field") ?? field;
/** The input of an element, or `undefined` if it has none. */
export const fieldOf = (node) => (isField(node) ? node : node.querySelector(":scope > .search-input") ?? undefined);

/** Whether a user types text into a node. The page's keyboard control doesn't apply there. */
export function isTyping(node) {
    return node instanceof HTMLElement
        && (node.isContentEditable || node.localName === "textarea"
            || (node.localName === "input" && node.type !== "range"));
}

const focusKeeping = new Set(["button", "toggle", "option", "gesture"]);
const scrolling = new Set(["scroll", "list", "screen-content"]);

/** Whether a tap on a node leaves the focus in the field that has it. */
function keepsFocus(node) {
    if (node.closest?.("input, textarea, select")) return false;
    const control = tappedAt(node) ?? nearestAnswering(node, "hold") ?? nearestAnswering(node, "drag");
    return focusKeeping.has(roleOf(control));
}

const focusTakers = "button, a, input, textarea, select, [contenteditable], [draggable='true'], [tabindex='0']";

/** Whether a press of the mouse is on nothing that takes the focus or scrolls, and on no text, which it may select. */
function isBesideAll({ target, offsetX, offsetY }) {
    const taker = target.closest(focusTakers);
    // A scroll view is a stop of the keyboard, but not of the mouse.
    if (target.closest(".text") || (taker && !scrolling.has(roleOf(taker)))) return false;
    return offsetX <= target.clientWidth && offsetY <= target.clientHeight;
}

function sendEdit(field, connection) {
    const element = elementOf(field);
    if (!answers(element, "edit") || sentText.get(field) === field.value) return;
    if (isTooLong(field.value)) return takeBack(field);
    sentText.set(field, field.value);
    latestEdit.set(field, connection.send({ e: idOf(element), do: "edit", text: field.value }));
}

/** Sets the value of a field and keeps the caret at the same place in the text. */
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
        // If the text before the caret is unchanged, the caret stays. Otherwise the text after the caret decides.
        if (before.slice(0, offset) === value.slice(0, offset)) return offset;
        const behind = before.length - offset;
        if (behind <= value.length && before.slice(offset) === value.slice(value.length - behind)) {
            return value.length - behind;
        }
        return Math.min(offset, value.length);
    };
    field.setSelectionRange(place(start), place(end), direction ?? undefined);
}

/** Receives a value from a patch that answers events up to `n`. */
export function receiveValue(field, value, n) {
    if (composing.has(field)) {
        held.set(field, { value, n });
    } else if (n === undefined || n >= (latestEdit.get(field) ?? 0)) {
        replace(field, value ?? "");
    }
}

export function startTextFields(root, connection) {
    root.addEventListener("compositionstart", (event) => {
        composing.add(event.target);
        if (isField(event.target)) noteText(event.target);
    });
    root.addEventListener("beforeinput", (event) => {
        const field = event.target;
        if (!isField(field) || event.isComposing || composing.has(field)) return;
        noteText(field);
        const text = textAfter(event, field);
        if (text === undefined || !isTooLong(text) || !event.cancelable) return;
        event.preventDefault();
        refuseEdit();
    });
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
        // In a field of several lines, Return inserts a new line.
        if (field.localName === "textarea" && !field.hasAttribute("enterkeyhint")) return;
        event.preventDefault();
        connection.send({ e: idOf(elementOf(field)), do: "submit" });
    });
    // An app may show a control only while a field has the focus. If a tap moved the focus, the control would go before
    // the tap arrives. A mouse leaves the focus in its field until it presses on something else that takes the focus. A
    // finger that taps beside the field closes the keyboard.
    let isFinger = false;
    root.addEventListener("pointerdown", (event) => { isFinger = event.pointerType === "touch"; }, true);
    root.addEventListener("mousedown", (event) => {
        if (!isTyping(document.activeElement)) return;
        if (keepsFocus(event.target) || (!isFinger && isBesideAll(event))) event.preventDefault();
    });
    startFocusReports(root, connection);
}

/** The element that reports its focus when a node has it, or `undefined` if there is none. */
function reporterOf(node) {
    // The other parts of a search field belong to it, but take no text.
    if (!node || (node.closest(".search-field") && !isField(node))) return undefined;
    const element = elementOf(node);
    return element.isConnected && answers(element, "focus") && isInTree(element) ? element : undefined;
}

/** Reports the focus. If it moves from one view to another, the new one is told first. */
function startFocusReports(root, connection) {
    let left;
    const send = (element, to) => connection.send({ e: idOf(element), do: "focus", to });
    const tellLeft = () => {
        if (left && reporterOf(left)) send(left, false);
        left = undefined;
    };
    root.addEventListener("focusin", (event) => {
        const element = reporterOf(event.target);
        if (element) send(element, true);
        tellLeft();
    });
    root.addEventListener("focusout", (event) => {
        tellLeft();
        const element = reporterOf(event.target);
        if (!element) return;
        const next = reporterOf(event.relatedTarget);
        if (next && next !== element && root.contains(next)) left = fieldOf(element) ?? element;
        else send(element, false);
    });
}

/** Remembers the text that is being typed, so that a new tree doesn't lose it. */
export function rememberTyping(connection) {
    const typed = new Map();
    for (const field of document.querySelectorAll("#app input, #app textarea")) {
        const n = latestEdit.get(field);
        const isOpen = connection.unanswered.some((event) => event.n === n);
        const element = elementOf(field);
        const isPreview = roleOf(element) === undefined && field.value !== field.defaultValue;
        if (isOpen || isPreview || composing.has(field)) {
            typed.set(element.id, { text: field.value, n: isOpen ? n : undefined, like: likeness(element, field) });
        }
    }
    return typed;
}

/**
 * Restores the typed text in the fields of a new tree. In another scene, only fields that are like the former ones get it. The
 * result is whether all are there.
 */
export function restoreTyping(typed, connection, isOther) {
    let isWhole = true;
    for (const [id, { text, n, like }] of typed) {
        const element = document.getElementById(id);
        const field = element && fieldOf(element);
        if (!field || (isOther && likeness(element, field) !== like)) {
            isWhole = false;
            continue;
        }
        field.value = text;
        if (n === undefined) {
            sendEdit(field, connection);
        } else {
            sentText.set(field, text);
            latestEdit.set(field, n);
        }
    }
    return isWhole;
}
