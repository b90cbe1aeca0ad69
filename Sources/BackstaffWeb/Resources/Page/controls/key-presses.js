// Keys that views handle. `keys` of an element names the keys that it takes, and is `*` if only the app knows them.
//
//   keydown ──► the innermost element that takes the key ──► `key` ── handled: a patch, or nothing
//                                                                 └─ refused ──► the key does what it does elsewhere
//
// Keys with Command or Control belong to the browser. In a field, a key that a view takes waits for the answer, and the keys
// after it wait for it, so that the text has them in their order:
//
//   a (taken)  b  c  ──► a is asked, b and c wait ──► a is handled: "bc"     a is refused: "abc"
//
// All other keys enter and delete text at once.

import { answers, idOf, isOff, nearestAnswering, roleOf } from "../elements/elements.js";
import { isTyping } from "./text-fields.js";

const known = new Set([
    "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Escape", "Backspace", "Delete", "Home", "End", "PageUp", "PageDown",
    "Clear", "Tab", "Enter",
]);
const tabStops = "button, a[href], input, textarea, select, [tabindex]";
/** The number of keys that may wait. More come only if somebody types for minutes while nothing is answered. */
const limit = 1000;

const nameOf = ({ key }) => (key === " " ? "Space" : key.length === 1 || known.has(key) ? key : undefined);

/** Whether an element takes a key. Tab moves the focus, unless a view names it. */
function takes(node, name, phase) {
    const { keys, keyPhases } = node.dataset;
    if (keys === undefined || !answers(node, "key")) return false;
    if (!(keyPhases ?? "down repeat").split(" ").includes(phase)) return false;
    if (keys === "*") return name !== "Tab";
    return keys.split(" ").includes(name.length === 1 ? name.toLowerCase() : name);
}

function taker(event, name, phase) {
    if (event.target.closest?.(".menu-items") || (event.target.closest && isOff(event.target))) return undefined;
    let node = event.target;
    while (node && !(node.dataset && takes(node, name, phase))) node = node.parentElement;
    return node ?? undefined;
}

/** The modifier keys as the bits of EventModifiers. */
function modifiers(event) {
    return (event.getModifierState("CapsLock") ? 1 : 0) | (event.shiftKey ? 2 : 0) | (event.altKey ? 8 : 0)
        | (event.location === KeyboardEvent.DOM_KEY_LOCATION_NUMPAD ? 32 : 0);
}

// MARK: What keys do elsewhere

function insertLine(field) {
    field.setRangeText("\n", field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function moveFocus(target, isBack) {
    const stops = [...document.querySelectorAll(tabStops)]
        .filter((node) => node.tabIndex >= 0 && !node.disabled && node.checkVisibility() && !node.closest("[inert]"));
    stops[stops.indexOf(target) + (isBack ? -1 : 1)]?.focus();
}

function moveCaretToLine(field, isUp) {
    if (field.localName === "textarea") getSelection().modify("move", isUp ? "backward" : "forward", "line");
    else field.setSelectionRange(...(isUp ? [0, 0] : [field.value.length, field.value.length]));
}

/** Where the caret goes from a place in a field's text. */
function caretAfter(field, place, key) {
    const { value } = field;
    if (key === "Home") return value.lastIndexOf("\n", place - 1) + 1;
    if (key === "End") return (value + "\n").indexOf("\n", place);
    const isBack = (key === "ArrowLeft") === (getComputedStyle(field).direction !== "rtl");
    const character = isBack ? [...value.slice(0, place)].at(-1) : [...value.slice(place, place + 2)][0];
    return place + (isBack ? -1 : 1) * (character?.length ?? 0);
}

function moveCaret(field, { key, shiftKey }) {
    const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
    const caret = direction === "backward" ? start : end;
    const place = caretAfter(field, caret, key);
    const anchor = caret === end ? start : end;
    if (shiftKey) field.setSelectionRange(Math.min(anchor, place), Math.max(anchor, place), place < anchor ? "backward" : "forward");
    else if (start !== end && key.startsWith("Arrow")) field.setSelectionRange(...(place < caret ? [start, start] : [end, end]));
    else field.setSelectionRange(place, place);
}

/** Enters or deletes text, so that the browser can undo it. */
function edit(field, key) {
    if (document.activeElement !== field) return;
    const command = { Backspace: "delete", Delete: "forwardDelete" }[key] ?? "insertText";
    document.execCommand(command, false, command === "insertText" ? key : undefined);
}

function scroll(target, key, isBack) {
    const along = key === "ArrowLeft" || key === "ArrowRight" ? "x" : "y";
    const [size, length] = along === "x" ? ["clientWidth", "scrollWidth"] : ["clientHeight", "scrollHeight"];
    let node = target;
    const scrolls = (each) => each[length] > each[size] && /auto|scroll/.test(getComputedStyle(each)[`overflow-${along}`]);
    while (node && !scrolls(node)) node = node.parentElement;
    if (!node) return;
    const page = node[size] * 0.85;
    const by = {
        ArrowUp: -40, ArrowLeft: -40, ArrowDown: 40, ArrowRight: 40, PageUp: -page, PageDown: page, Home: -node[length],
        End: node[length], " ": isBack ? -page : page,
    }[key];
    if (by) node.scrollBy(along === "x" ? { left: by } : { top: by });
}

/** Does what a browser does with a key that no script has handled. */
function doUsual(target, { key, shiftKey }) {
    if (isTyping(target)) {
        if (key === "Enter" && target.localName === "textarea") insertLine(target);
        if (key === "ArrowUp" || key === "ArrowDown") moveCaretToLine(target, key === "ArrowUp");
        if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(key)) moveCaret(target, { key, shiftKey });
        if (key.length === 1 || key === "Backspace" || key === "Delete") edit(target, key);
    } else if ((key === "Enter" || key === " ") && target.closest("button, a[href]")) {
        target.click();
    } else {
        scroll(target, key, shiftKey);
    }
    if (key === "Tab") moveFocus(target, shiftKey);
    if (key === "Escape") target.closest("dialog:modal")?.dispatchEvent(new Event("cancel", { cancelable: true }));
}

export function startKeyPresses(root, connection) {
    const waiting = [];     // in order: the n of a key that was sent, and what the page does if no view handles the key
    const repeated = new WeakSet();
    let lastRefused = 0;    // The server answers in order.

    const isOfNoView = (event) => event.ctrlKey || event.metaKey || event.isComposing || event.keyCode === 229;

    function report(event, phase) {
        if (repeated.has(event) || isOfNoView(event)) return undefined;
        const name = connection.acceptsTaps ? nameOf(event) : undefined;
        const node = name && taker(event, name, phase);
        if (!node) return undefined;
        const held = modifiers(event);
        return connection.send({
            e: idOf(node), do: "key", how: phase, key: name, ...(held ? { modifiers: held } : {}),
        });
    }

    /** Whether a key that no view takes has to wait for one that was typed into the same field before. */
    function follows(event) {
        return !repeated.has(event) && !isOfNoView(event) && isTyping(event.target) && nameOf(event) !== undefined
            && waiting.some((each) => each.target === event.target);
    }

    /** Goes on with the keys whose answers have come, up to the first whose answer hasn't. */
    function goOn() {
        while (waiting.length > 0) {
            const { n, isRefused, act } = waiting[0];
            const isOpen = n !== undefined && !isRefused;
            if (isOpen && n > lastRefused && connection.unanswered.some((event) => event.n === n)) return;
            waiting.shift();
            if (!isOpen) act();
        }
    }

    addEventListener("keydown", (event) => {
        const n = report(event, event.repeat ? "repeat" : "down");
        if (n === undefined && !follows(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const { target, key, code, location, shiftKey, altKey, repeat } = event;
        const again = new KeyboardEvent("keydown", {
            key, code, location, shiftKey, altKey, repeat, bubbles: true, cancelable: true,
        });
        waiting.push({
            n,
            target,
            act() {
                if (!target.isConnected) return;
                repeated.add(again);
                if (target.dispatchEvent(again)) doUsual(target, again);
            },
        });
        if (waiting.length > limit) {
            const [first] = waiting.splice(0, 1);
            if (first.n === undefined) first.act();
        }
    }, true);
    addEventListener("keyup", (event) => report(event, "up"), true);

    // A tap gesture inside would get the focus of the browser.
    root.addEventListener("mouseup", (event) => {
        const node = nearestAnswering(event.target, "focus");
        if (roleOf(node) === "gesture" && !event.target.closest("button, a, input, textarea, .row.selectable")) node.focus();
    });

    return {
        /** Called for an event that the server refused. */
        refused(n) {
            const refused = waiting.find((each) => each.n === n);
            if (!refused) return;
            refused.isRefused = true;
            lastRefused = n;
            goOn();
        },
        /** Called when the server may have answered events. */
        answered: goOn,
    };
}
