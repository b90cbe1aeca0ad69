// Puts the elements of an island to their places. An element is placed in the box around it. What is in a scroll view stays in the
// view's flow, one below or beside the other, so that the view knows how far it scrolls.

import { roleOf } from "../elements/elements.js";
import { boxAround, boxesIn, isGrowing, paddingOf } from "./island-elements.js";

const properties = ["left", "top", "width", "height", "position", "margin-inline-start", "margin-top"];

/** Browsers have fractions of a pixel of their own, which aren't a reason for another line. */
const lineSlack = 1 / 32;

const frames = new WeakMap();

/** The frame of an element in the box around it, or `undefined` if the rules haven't placed it. */
export const frameOf = (node) => frames.get(node);

/** Remembers the frame of an element. */
export const setFrame = (node, frame) => frames.set(node, frame);

/** Leaves an element to the style sheets. */
export function release(node) {
    node.classList.remove("placed", "placed-in-flow");
    for (const name of properties) node.style.removeProperty(name);
    frames.delete(node);
}

/** Places elements of a container by their frames. `origin` is the corner of the container's room. */
export function place(nodes, container, origin) {
    const scrolls = new Set();
    for (const node of nodes) {
        const frame = frames.get(node);
        if (!frame) {
            release(node);
            continue;
        }
        const box = boxAround(node);
        node.classList.add("placed");
        node.style.width = `${frame.width + (roleOf(node) === "text" ? lineSlack : 0)}px`;
        node.style.height = isGrowing(node) ? "auto" : `${frame.height}px`;
        if (roleOf(box) === "scroll") scrolls.add(box);
        else placeIn(box, node, frame, box === container ? origin : [0, 0]);
    }
    for (const scroll of scrolls) placeInFlow(scroll);
}

function placeIn(box, { style }, { x, y }, [left, top]) {
    style.position = "absolute";
    style.left = `${x + left}px`;
    style.top = `${y + top}px`;
}

function placeInFlow(scroll) {
    const isHorizontal = scroll.dataset.axis === "horizontal";
    const isRightToLeft = getComputedStyle(scroll).direction === "rtl";
    const [, left, , right] = paddingOf(scroll);
    let end = 0;
    for (const node of boxesIn(scroll)) {
        const frame = frames.get(node);
        if (!frame) continue;
        node.classList.add("placed-in-flow");
        node.style.removeProperty("position");
        const x = isRightToLeft ? scroll.clientWidth - right - frame.x - frame.width : frame.x - left;
        node.style.marginInlineStart = `${isHorizontal ? x - end : x}px`;
        node.style.marginTop = `${isHorizontal ? frame.y : frame.y - end}px`;
        end = isHorizontal ? x + frame.width : frame.y + frame.height;
    }
}
