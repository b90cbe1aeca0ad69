// Makes DOM nodes from the elements of the wire, and finds them by their numbers for later patches.
//
// The vocabulary has the tags, HTML attributes and verbs. A module may add parts to the elements of a role, for example
// the range of a slider. It registers here.

import { prepare, setAttribute, showAnswers } from "./attributes.js";
import { nestedControls, roles } from "./vocabulary.js";

const nodes = new Map();
const records = new WeakMap();
const widgets = new Map();

/**
 * Registers the additions to the elements of a role. Every member is optional.
 *
 * - `build(node)` is called for a new element, before its attributes are set.
 * - `attributes[key](node, value, usual)` shows an attribute. `usual()` applies the rule of the vocabulary.
 * - `showText(node, text)` is called when the text of the element is set.
 * - `showVerbs(node)` is called when an element's own verbs are set or removed.
 * - `filled(node)` is called for a new element after its children were added.
 */
export function register(role, widget) {
    if (widgets.has(role)) throw new Error(`Backstaff: two modules register for the role "${role}"`);
    widgets.set(role, widget);
}

/** The DOM node of an element, or `undefined` if the page doesn't have the element. */
export const nodeOf = (id) => nodes.get(id);
/** The number of the element that a DOM node shows, or `undefined`. */
export const idOf = (node) => records.get(node)?.id;
/** The role of the element that a DOM node shows, or `undefined` for the page's own nodes. */
export const roleOf = (node) => records.get(node)?.role;
/** The attributes of the element that a DOM node shows, or `undefined`. */
export const attributesOf = (node) => records.get(node)?.attributes;
/** Whether a DOM node shows an element of the tree. One that only slides out doesn't. */
export const isInTree = (node) => nodeOf(idOf(node)) === node;
/** Whether something lies over the screen with a node, or the screen is leaving. */
export const isCovered = (node) => node.closest("[data-covered], .departing") !== null;

/** Whether the element of a DOM node, or one around it, is disabled, and no view in between is enabled again. */
export const isDisabled = (node) => node.closest('[aria-disabled="true"], [data-enabled]')?.ariaDisabled === "true";

/** Whether the element of a DOM node, or one around it, takes no events. */
export const isOff = (node) => isDisabled(node) || Boolean(node.closest("[inert]"));

/** Whether an element accepts the events of a verb. */
export function answers(node, verb) {
    const record = records.get(node);
    if (!record) return false;
    const verbs = record.verbs ?? roles[record.role]?.verbs ?? "";
    return verbs.split(" ").includes(verb);
}

/** The nearest element at or above a DOM node that accepts the events of a verb. */
export function nearestAnswering(node, verb) {
    for (let current = node; current; current = current.parentElement) {
        if (answers(current, verb)) return current;
    }
    return undefined;
}

/** The element that a tap on a DOM node activates. A split view isn't one, because only its dimmed columns take taps. */
export function tappedAt(node) {
    const found = nearestAnswering(node, "activate");
    return roleOf(found) === "split-view" ? undefined : found;
}

const hasControl = (children, tags) => (children || []).some(([, role, , , inner]) =>
    tags.includes(roles[role]?.part?.tag ?? roles[role]?.tag) || hasControl(inner, tags));

function makeNode(role, attributes, children) {
    if (role === "window") return document.getElementById("app") ?? document.createElement("div");
    const { tag = "div", variants = [] } = roles[role] ?? {};
    // A control that comes into the outer one later may stay there, because no parser reads it.
    const excluded = nestedControls.excluded[tag];
    if (excluded && hasControl(children, excluded)) return document.createElement("span");
    const variant = variants.find(({ key, is = attributes[key] }) => is !== undefined && is === attributes[key]);
    const name = variant?.tag ?? tag;
    return name === "svg" ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
}

/** Makes the DOM nodes of an element and everything below it. */
export function make([id, role, attributes, text, children]) {
    const values = attributes || {};
    const node = makeNode(role, values, children);
    node.id = role === "window" ? "app" : `e${id}`;
    node.setAttribute("class", role);
    const record = { id, role, attributes: values };
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

/** Sets one attribute of an element, or removes it with `null`. */
export function set(node, key, value) {
    const record = records.get(node);
    const widget = widgets.get(record.role);
    record.attributes[key] = value;
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

/** Replaces the text of an element and leaves its children unchanged. */
export function setText(node, text) {
    const first = node.firstChild;
    if (first?.nodeType === Node.TEXT_NODE) first.data = text;
    else node.prepend(text);
    widgets.get(roleOf(node))?.showText?.(node, text);
}

/** Drops the numbers of an element and everything below it, before their DOM nodes are removed. */
export function forget(node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT);
    for (let current = node; current; current = walker.nextNode()) {
        const record = records.get(current);
        if (record && nodes.get(record.id) === current) nodes.delete(record.id);
    }
}

/** Drops all numbers before a new tree. */
export function forgetAll() {
    nodes.clear();
}
