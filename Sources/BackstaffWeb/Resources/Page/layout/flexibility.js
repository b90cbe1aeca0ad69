// Decides which elements fill the offered space and which hug their content.
//
// In SwiftUI, a parent offers space and the child chooses its size. In CSS, the container decides. So each child tells
// its container whether it fills the space. A stack with a spacer fills along its axis, a padding fills if its content
// does, and a frame with a fixed width doesn't. The result is two classes, `fills-width` and `fills-height`, which
// layout.css turns into flex and grid. The rule depends only on an element and its children. After a patch, it is
// applied upward until an element doesn't change.

import { roleOf } from "../elements/elements.js";

// A child with a fixed size doesn't shrink, and neither do the elements that only wrap it. They have the classes
// `fixed-width` and `fixed-height`.

const nothing = { width: false, height: false };
const width = { width: true, height: false };
const both = { width: true, height: true };

const number = (node, key) => {
    const value = node?.style?.getPropertyValue(`--${key}`);
    return value ? Number(value) : undefined;
};

const answer = (node) => ({
    width: node.classList.contains("fills-width"),
    height: node.classList.contains("fills-height"),
});

function ofChildren(node) {
    const sum = { width: false, height: false };
    for (const child of node.children) {
        const fills = child.classList.contains("style") ? answer(child) : roleOf(child) ? answer(child) : nothing;
        sum.width ||= fills.width;
        sum.height ||= fills.height;
    }
    return sum;
}

const ofFirst = (node) => (node.firstElementChild ? answer(node.firstElementChild) : nothing);

const wrappers = new Set([
    "style", "context-menu", "padding", "background", "overlay", "clip", "effect", "offset", "gesture", "hidden", "frame",
]);

/** The axes along which an element has a fixed size that doesn't shrink. */
function isFixed(node, role) {
    if (role === "image") return node.hasAttribute("data-resizable") ? nothing : both;
    if (role === "fixed-size") return both;
    if (!wrappers.has(role)) return nothing;
    const first = node.firstElementChild;
    const content = first
        ? { width: first.classList.contains("fixed-width"), height: first.classList.contains("fixed-height") }
        : nothing;
    if (role !== "frame") return content;
    const along = (axis) => number(node, axis) !== undefined
        || (content[axis] && number(node, `max-${axis}`) === undefined);
    return { width: along("width"), height: along("height") };
}

/** Whether a view has proportions of its own, so that its width follows from its height. */
function hasProportions(node) {
    if (!node) return false;
    const role = roleOf(node);
    if (role !== "aspect-ratio") return wrappers.has(role) && role !== "frame" && hasProportions(node.firstElementChild);
    return node.dataset.contentMode !== "fill" && (number(node, "ratio") !== undefined
        || number(node.firstElementChild, "natural-height") !== undefined);
}

function ofFrame(node) {
    const content = { ...ofFirst(node) };
    if (number(node, "height") !== undefined && hasProportions(node.firstElementChild)) content.width = false;
    const along = (axis) => {
        if (number(node, axis) !== undefined) return false;
        const most = number(node, `max-${axis}`);
        // A frame with a maximum width: layout.css gives it that width, as far as there is space.
        if (axis === "width" && most >= 0) return false;
        return most !== undefined || content[axis];
    };
    return { width: along("width"), height: along("height") };
}

const rules = {
    "search-field": () => nothing, "search-suggestions": () => nothing, "search-scopes": () => width,
    "swipe-actions": () => nothing, badge: () => nothing, "context-menu": ofFirst, "date-picker": () => width,
    "color-picker": () => width,
    color: () => both, shape: () => both, gradient: () => both, canvas: () => both, list: () => both, geometry: () => both,
    "navigation-stack": () => both, "tab-view": () => both, "tab-panel": () => both,
    "split-view": () => both, column: () => both, unavailable: () => both,
    toggle: (node) => (node.dataset.controlStyle === "button" ? nothing : width),
    "text-field": (node) => (node.dataset.fieldStyle === "editor" ? both : width),
    row: () => width, slider: () => width, stepper: () => width, "labeled-content": () => width,
    disclosure: () => width, "group-box": () => width,
    picker: (node) => (["segmented", "inline", "palette", "wheel"].includes(node.dataset.controlStyle)
        || node.querySelector(":scope > .v-stack") ? width : nothing),
    menu: ofFirst, "menu-items": () => nothing, option: () => nothing,
    scroll(node) {
        const axis = node.dataset.axis ?? "vertical";
        return { width: true, height: axis !== "horizontal" };
    },
    "lazy-stack": (node) => (node.dataset.axis === "horizontal" ? ofChildren(node) : width),
    "lazy-grid": (node) => (node.dataset.axis === "horizontal" ? nothing : width),
    progress: (node) => (number(node, "value") === undefined || node.dataset.controlStyle === "circular"
        ? nothing : width),
    divider: () => nothing,
    image: (node) => (node.hasAttribute("data-resizable") ? both : nothing),
    "v-stack": (node) => (node.dataset.axis === "depth"
        ? ofChildren(node) : withSpacer(node, node.dataset.axis === "horizontal" ? "width" : "height")),
    "h-stack": (node) => withSpacer(node, "width"),
    frame: ofFrame,
    "fixed-size"(node) {
        const content = ofFirst(node);
        const horizontal = node.hasAttribute("data-horizontal");
        const vertical = node.hasAttribute("data-vertical");
        const all = !horizontal && !vertical;
        return { width: content.width && !horizontal && !all, height: content.height && !vertical && !all };
    },
    "aspect-ratio": (node) => ({ width: ofFirst(node).width, height: false }),
    background: ofFirst, overlay: ofFirst,
    text: () => nothing, spacer: () => nothing, extent: () => nothing,
};

function withSpacer(node, axis) {
    const sum = ofChildren(node);
    if (node.querySelector(":scope > .spacer, :scope > .style > .spacer")) sum[axis] = true;
    return sum;
}

/** Applies the rule to one element. Returns whether the result has changed. */
function settle(node) {
    const role = roleOf(node);
    if (role === undefined) return false;
    const fills = (rules[role] ?? ofChildren)(node);
    const fixed = isFixed(node, role);
    const wanted = {
        "has-proportions": hasProportions(node), "fills-width": fills.width, "fills-height": fills.height,
        "fixed-width": fixed.width, "fixed-height": fixed.height,
    };
    let changes = false;
    for (const name in wanted) {
        if (node.classList.contains(name) === wanted[name]) continue;
        node.classList.toggle(name, wanted[name]);
        changes = true;
    }
    return changes;
}

function settleBelow(node) {
    for (const child of node.children) settleBelow(child);
    settle(node);
}

/** Applies the rule to a new element, everything below it, and the elements above that change because of it. */
export function settleInserted(node) {
    settleBelow(node);
    settleUpward(node.parentElement);
}

/** Applies the rule to a changed element, and the elements above that change because of it. */
export function settleUpward(node) {
    for (let current = node; current && settle(current); current = current.parentElement);
}
