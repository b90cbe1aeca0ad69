// Keys that views handle. `keys` of an element names the keys that it takes, and is `*` if only the app knows them.
//
//   keydown ──► the innermost element that takes the key ──► `key` ── handled: a patch, or nothing
//                                                                 └─ refused ──► the key does what it does elsewhere
//
// Keys with Command or Control belong to the browser. In a field, keys that enter or delete text do so at once.

import { answers, idOf, nearestAnswering, roleOf } from "../elements/elements.js";
import { isTyping } from "./text-fields.js";

const known = new Set([
    "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Escape", "Backspace", "Delete", "Home", "End", "PageUp", "PageDown",
    "Clear", "Tab", "Enter",
]);
/** The keys that a view can take from a field. */
const ofField = new Set(["Enter", "Tab", "Escape", "ArrowUp", "ArrowDown", "PageUp", "PageDown"]);
const tabStops = "button, a[href], input, textarea, select, [tabindex]";
/** The number of keys whose answers may be outstanding. */
const limit = 32;

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
    if (event.target.closest?.('.menu-items, [inert], [aria-disabled="true"]')) return undefined;
    if (isTyping(event.target) && !ofField.has(name)) return undefined;
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

function moveCaret(field, isUp) {
    if (field.localName === "textarea") getSelection().modify("move", isUp ? "backward" : "forward", "line");
    else field.setSelectionRange(...(isUp ? [0, 0] : [field.value.length, field.value.length]));
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
        if (key === "ArrowUp" || key === "ArrowDown") moveCaret(target, key === "ArrowUp");
    } else if ((key === "Enter" || key === " ") && target.closest("button, a[href]")) {
        target.click();
    } else {
        scroll(target, key, shiftKey);
    }
    if (key === "Tab") moveFocus(target, shiftKey);
    if (key === "Escape") target.closest("dialog:modal")?.dispatchEvent(new Event("cancel", { cancelable: true }));
}

export function startKeyPresses(root, connection) {
    const waiting = new Map();      // n → what the page does if no view handles the key
    const repeated = new WeakSet();

    function report(event, phase) {
        if (repeated.has(event) || event.ctrlKey || event.metaKey || event.isComposing || event.keyCode === 229) return undefined;
        const name = connection.acceptsTaps ? nameOf(event) : undefined;
        const node = name && taker(event, name, phase);
        if (!node) return undefined;
        const held = modifiers(event);
        return connection.send({
            e: idOf(node), do: "key", how: phase, key: name, ...(held ? { modifiers: held } : {}),
        });
    }

    addEventListener("keydown", (event) => {
        const n = report(event, event.repeat ? "repeat" : "down");
        if (n === undefined) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const { target, key, code, location, shiftKey, altKey, repeat } = event;
        const again = new KeyboardEvent("keydown", {
            key, code, location, shiftKey, altKey, repeat, bubbles: true, cancelable: true,
        });
        waiting.set(n, () => {
            if (!target.isConnected) return;
            repeated.add(again);
            if (target.dispatchEvent(again)) doUsual(target, again);
        });
        if (waiting.size > limit) waiting.delete(waiting.keys().next().value);
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
            const goOn = waiting.get(n);
            waiting.delete(n);
            goOn?.();
        },
    };
}
