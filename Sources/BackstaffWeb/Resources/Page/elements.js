// A NODE of the wire as DOM: one table of tags, and the numbers by which later patches find what they change.

import { setAttribute, setDefaults } from "./attributes.js";
import { addColorField } from "./color-pickers.js";
import { describeGesture } from "./gestures.js";
import { addSearchParts } from "./search-fields.js";
import { describeHeader } from "./section-headers.js";
import { addRange } from "./sliders.js";
import { makeSymbol } from "./symbols.js";

const tags = {
    text: "span", "bar-title": "h1", button: "button", toggle: "button", "back-button": "button", link: "a",
    "text-field": "input", divider: "hr", "navigation-bar": "header", screen: "section", "color-picker": "label",
    "sidebar-toggle": "button", tab: "button", "search-token": "button", dialog: "dialog", presentation: "dialog",
};
const usualVerbs = {
    button: "activate", link: "activate address", "back-button": "activate reveal", toggle: "activate", gesture: "activate",
    "text-field": "edit submit focus", list: "window", "lazy-stack": "window", "lazy-grid": "window",
    geometry: "size", "navigation-stack": "back peek", "split-view": "activate size", "sidebar-toggle": "activate",
    "column-divider": "width", "search-field": "edit submit focus cancel", "search-token": "delete",
    "context-menu": "reveal", tab: "activate", "date-picker": "edit", "color-picker": "edit", dialog: "cancel",
    presentation: "edit cancel",
};

const nodes = new Map();
const records = new WeakMap();

/** The DOM node of an element, or `undefined` where the page doesn't have it. */
export const nodeOf = (id) => nodes.get(id);
/** The number of the element that a DOM node shows, or `undefined`. */
export const idOf = (node) => records.get(node)?.id;
/** The role of the element that a DOM node shows, or `undefined` for the page's own nodes. */
export const roleOf = (node) => records.get(node)?.role;

/** Whether an element answers to a verb. */
export function answers(node, verb) {
    const record = records.get(node);
    if (!record) return false;
    const verbs = record.verbs ?? usualVerbs[record.role] ?? "";
    return verbs.split(" ").includes(verb);
}

/** The nearest element at or above a DOM node that answers to a verb. */
export function nearestAnswering(node, verb) {
    for (let current = node; current; current = current.parentElement) {
        if (answers(current, verb)) return current;
    }
    return undefined;
}

/** The element that a tap on a DOM node activates. A split view isn't one: only what it dims answers for it. */
export function tappedAt(node) {
    const found = nearestAnswering(node, "activate");
    return roleOf(found) === "split-view" ? undefined : found;
}

/** Whether a picture is a file, the app's or one from elsewhere, and not a symbol. */
const isFile = (attributes) => attributes.asset !== undefined || attributes.href !== undefined;

function makeTag(role, attributes) {
    if (role === "window") return document.getElementById("app") ?? document.createElement("div");
    if (role === "image") {
        return isFile(attributes) ? document.createElement("img") : makeSymbol();
    }
    if (role === "text-field" && attributes.axis === "vertical") return document.createElement("textarea");
    if (role === "text" && attributes.heading > 0) {
        return document.createElement(`h${Math.min(Math.round(attributes.heading), 6)}`);
    }
    return document.createElement(tags[role] ?? "div");
}

/** Makes the DOM of a node and of all below it. */
export function make([id, role, attributes, text, children]) {
    const values = attributes || {};
    const node = makeTag(role, values);
    node.id = role === "window" ? "app" : `e${id}`;
    node.setAttribute("class", role === "image" && !isFile(values) ? "image symbol" : role);
    const record = { id, role };
    records.set(node, record);
    nodes.set(id, node);
    setDefaults(node, role);
    if (role === "slider") addRange(node);
    if (role === "color-picker") addColorField(node);
    if (role === "gesture") describeGesture(node);
    if (role === "search-field") addSearchParts(node);
    if (role === "sidebar-toggle") node.append(makeSymbol("sidebar.leading"));
    for (const key in values) set(node, key, values[key]);
    if (text) {
        node.append(text);
        if (role === "text") markLongWords(node, text);
    }
    const own = node.querySelector(":scope > .added");
    if (children) for (const child of children) node.insertBefore(make(child), own);
    if (role === "list") for (const header of node.querySelectorAll(":scope > .section-header")) describeHeader(header);
    return node;
}

/** Sets one attribute of an element, or takes it away with `null`. */
export function set(node, key, value) {
    if (key !== "verbs") return setAttribute(node, key, value);
    const record = records.get(node);
    record.verbs = value ?? undefined;
    if (record.role === "gesture") describeGesture(node);
    if (record.role === "row") node.classList.toggle("selectable", answers(node, "activate"));
}

/** Replaces the words of an element and leaves its children alone. */
export function setText(node, text) {
    const first = node.firstChild;
    if (first?.nodeType === Node.TEXT_NODE) first.data = text;
    else node.prepend(text);
    if (roleOf(node) === "text") markLongWords(node, text);
}

function markLongWords(node, text) {
    const hasLongWord = /\S{16,}/.test(text);
    if (node.classList.contains("long-word") !== hasLongWord) node.classList.toggle("long-word", hasLongWord);
}

/** Forgets the numbers of an element and of all below it, before its DOM goes. */
export function forget(node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT);
    for (let current = node; current; current = walker.nextNode()) {
        const record = records.get(current);
        if (record && nodes.get(record.id) === current) nodes.delete(record.id);
    }
}

/** Forgets every number: a whole new tree is about to come. */
export function forgetAll() {
    nodes.clear();
}
