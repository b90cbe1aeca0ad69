// A NODE of the wire as DOM, and the numbers by which later patches find what they change.
//
// Tags, HTML attributes and verbs are those of the vocabulary. What the page adds to the elements of a role, a range to a
// slider for instance, is in a module of its own, which registers here.

import { prepare, setAttribute, showAnswers } from "./attributes.js";
import { roles } from "./vocabulary.js";

const nodes = new Map();
const records = new WeakMap();
const widgets = new Map();

/**
 * Says what the page adds to the elements of a role. All parts may be left out.
 *
 * - `build(node)` is called for a new element, before its attributes are set.
 * - `attributes[key](node, value, usual)` shows an attribute; `usual()` does what the vocabulary says.
 * - `showText(node, text)` is called when the words of the element are set.
 * - `showVerbs(node)` is called when an element's own verbs are set, and when they are taken away.
 * - `filled(node)` is called for a new element that has all its children.
 */
export function register(role, widget) {
    if (widgets.has(role)) throw new Error(`Backstaff: two modules register for the role "${role}"`);
    widgets.set(role, widget);
}

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
    const verbs = record.verbs ?? roles[record.role]?.verbs ?? "";
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

function makeNode(role, attributes) {
    if (role === "window") return document.getElementById("app") ?? document.createElement("div");
    const { tag = "div", variants = [] } = roles[role] ?? {};
    const variant = variants.find(({ key, is = attributes[key] }) => is !== undefined && is === attributes[key]);
    const name = variant?.tag ?? tag;
    return name === "svg" ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
}

/** Makes the DOM of a node and of all below it. */
export function make([id, role, attributes, text, children]) {
    const values = attributes || {};
    const node = makeNode(role, values);
    node.id = role === "window" ? "app" : `e${id}`;
    node.setAttribute("class", role);
    const record = { id, role };
    records.set(node, record);
    nodes.set(id, node);
    prepare(node, role);
    showAnswers(node, (verb) => answers(node, verb));
    const widget = widgets.get(role);
    widget?.build?.(node);
    for (const key in values) set(node, key, values[key]);
    const own = node.querySelector(":scope > .added");
    if (text) {
        if (own) own.before(text);
        else node.append(text);
        widget?.showText?.(node, text);
    }
    if (children) for (const child of children) node.insertBefore(make(child), own);
    widget?.filled?.(node);
    return node;
}

/** Sets one attribute of an element, or takes it away with `null`. */
export function set(node, key, value) {
    const record = records.get(node);
    const widget = widgets.get(record.role);
    if (key === "verbs") {
        record.verbs = value ?? undefined;
        showAnswers(node, (verb) => answers(node, verb));
        widget?.showVerbs?.(node);
        return;
    }
    const usual = () => setAttribute(node, key, value);
    const own = widget?.attributes?.[key];
    if (own) own(node, value, usual);
    else usual();
}

/** Replaces the words of an element and leaves its children alone. */
export function setText(node, text) {
    const first = node.firstChild;
    if (first?.nodeType === Node.TEXT_NODE) first.data = text;
    else node.prepend(text);
    widgets.get(roleOf(node))?.showText?.(node, text);
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
