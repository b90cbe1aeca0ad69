// Places a popover next to its source, with an arrow that points to it.

import { nodeOf } from "../elements/elements.js";
import { sceneWidth } from "../scenes/sizes.js";

const margin = 10;
const arrow = 11;
const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" };

/** The box of an element, or of the first element inside that has one. */
function boxOf(node) {
    const box = node.getBoundingClientRect();
    if (box.width > 0 || box.height > 0) return box;
    const inner = [...node.querySelectorAll("*")].find((child) => child.getBoundingClientRect().width > 0);
    return (inner ?? node).getBoundingClientRect();
}

/** The part of its source to which a popover points. */
function anchorOf(popover) {
    const source = nodeOf(Number(popover.style.getPropertyValue("--source")));
    if (!source) return new DOMRect(sceneWidth() / 2, innerHeight / 2, 0, 0);
    const box = boxOf(source);
    const numbers = (popover.dataset.anchor ?? "").split(" ").map(Number);
    if (numbers.length === 2) return new DOMRect(box.x + numbers[0] * box.width, box.y + numbers[1] * box.height, 0, 0);
    if (numbers.length === 4) return new DOMRect(box.x + numbers[0], box.y + numbers[1], numbers[2], numbers[3]);
    return box;
}

/** The space at each side of a box. */
const spaceAround = (box) => ({
    top: box.top - margin - arrow, bottom: innerHeight - box.bottom - margin - arrow,
    left: box.left - margin - arrow, right: sceneWidth() - box.right - margin - arrow,
});

function sideFor(popover, space, size, isRTL) {
    const edges = { leading: isRTL ? "right" : "left", trailing: isRTL ? "left" : "right" };
    const wanted = edges[popover.dataset.arrowEdge] ?? popover.dataset.arrowEdge;
    const fits = (side) => space[side] >= (side === "top" || side === "bottom" ? size.height : size.width);
    const order = wanted ? [wanted, opposite[wanted]] : [];
    const sides = [...order, "bottom", "top", "right", "left"];
    return sides.find(fits) ?? sides.reduce((best, side) => (space[side] > space[best] ? side : best));
}

const clamp = (value, least, most) => Math.max(least, Math.min(value, Math.max(least, most)));

/** Puts a popover in its place. */
export function placePopover(popover, isRTL) {
    if (!popover.open) return;
    popover.style.removeProperty("--popover-height");
    const box = anchorOf(popover);
    const size = { width: popover.offsetWidth, height: popover.offsetHeight };
    const space = spaceAround(box);
    const side = sideFor(popover, space, size, isRTL);
    const isAbove = side === "top" || side === "bottom";
    if (isAbove && size.height > space[side]) {
        size.height = Math.max(space[side], 120);
        popover.style.setProperty("--popover-height", `${size.height}px`);
    }
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const left = isAbove ? middle.x - size.width / 2 : side === "right" ? box.right + arrow : box.left - arrow - size.width;
    const top = isAbove ? (side === "bottom" ? box.bottom + arrow : box.top - arrow - size.height) : middle.y - size.height / 2;
    const x = clamp(left, margin, sceneWidth() - margin - size.width);
    const y = clamp(top, margin, innerHeight - margin - size.height);
    popover.style.left = `${x}px`;
    popover.style.top = `${y}px`;
    popover.dataset.side = side;
    const along = isAbove ? clamp(middle.x - x, 24, size.width - 24) : clamp(middle.y - y, 24, size.height - 24);
    popover.style.setProperty("--arrow-at", `${along}px`);
    popover.style.transformOrigin = isAbove ? `${along}px ${side === "bottom" ? 0 : 100}%`
        : `${side === "right" ? 0 : 100}% ${along}px`;
}
