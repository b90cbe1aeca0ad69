// What the elements of an island are: those that the rules lay out, and the leaves, which style sheets lay out.

import { attributesOf, idOf, roleOf } from "../elements/elements.js";

/** What fills a container by itself. */
const filling = new Set(["list", "navigation-stack", "split-view", "tab-view", "unavailable", "inspector"]);
/** What the rules don't look into. */
const leaves = new Set([
    ...filling, "text", "label", "image", "toggle", "text-field", "slider", "stepper", "date-picker", "color-picker", "progress",
    "picker", "menu", "labeled-content", "group-box", "disclosure", "control-group", "lazy-stack", "lazy-grid", "badge", "shape",
    "color", "gradient", "canvas", "divider", "spacer",
]);
/** What has the height of its own content, which may change without a patch. */
const growing = new Set(["lazy-stack", "lazy-grid", "disclosure", "group-box"]);

/** Whether style sheets lay out what is in an element, or the server does. */
const isLeaf = (node) => leaves.has(roleOf(node)) || attributesOf(node)?.["arranged-width"] !== undefined;

/** Whether an element has the height of its own content. */
export const isGrowing = (node) => growing.has(roleOf(node));

/** The distances in an element from its edges: top, left, bottom and right. */
export function paddingOf(node) {
    const style = getComputedStyle(node);
    return ["paddingTop", "paddingLeft", "paddingBottom", "paddingRight"].map((name) => Number.parseFloat(style[name]) || 0);
}

/** The topmost elements in another one that have boxes. */
export const boxesIn = (node) => [...node.children].flatMap((child) => {
    if (roleOf(child) === "style") return boxesIn(child);
    return roleOf(child) ? [child] : [];
});

/** The box around an element. A style and a row of a grid have none, and a layer is as large as its view. */
export function boxAround(node) {
    let box = node.parentElement;
    while (["style", "layer"].includes(roleOf(box)) || box.dataset.placement === "grid-row") box = box.parentElement;
    return box;
}

/** Whether there is something in a container that doesn't fill it by itself. */
export function needsRules(container) {
    const boxes = boxesIn(container);
    return boxes.length > 0 && !boxes.every((box) => filling.has(roleOf(box)));
}

/** The outermost leaf around a node in a container, or the node itself, or `undefined`. */
export function leafAround(node, container) {
    let leaf;
    for (let current = node; current && current !== container; current = current.parentElement) {
        if (isLeaf(current)) leaf = current;
    }
    return leaf;
}

/** An element and what is in it, down to the leaves, for layout-rules.js. */
export function describe(node) {
    const role = roleOf(node);
    const attributes = { ...attributesOf(node) };
    if (role === "scroll") [, attributes.leading, , attributes.trailing] = paddingOf(node);
    if (node.classList.contains("under-bar")) attributes["safe-area"] = "all";
    const children = isLeaf(node) ? [] : [...node.children].filter((child) => roleOf(child)).map(describe);
    return { id: idOf(node), role, attributes, children };
}
