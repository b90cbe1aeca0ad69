// A screen that comes out of the view that led to it, and goes back into it.
//
//   zooms-from of a view in the screen ── the same number ──► transition-source of a view below
//
//   open     the screen is as large as the source and cut to its shape; it grows, and takes the source's place
//   close    the same backwards
//
// Without a source in sight it comes and goes as others do.

import { curve } from "../styles/curve.js";

const time = 450;

/** The first box of a view: what says something of how it looks has none. */
function boxOf(node) {
    let box = node;
    while (box && getComputedStyle(box).display === "contents") box = box.firstElementChild;
    return box;
}

/** How round a box is in pixels, where it is round in the same measure at all corners. */
function roundness(box, style) {
    const half = Math.min(box.offsetWidth, box.offsetHeight) / 2;
    if (/^(circle|ellipse)/.test(style.clipPath)) return half;
    const corner = style.borderTopLeftRadius;
    return Math.min(half, parseFloat(corner) * (corner.includes("%") ? half / 50 : 1));
}

/** The corners of a box, or of what fills it: a card's ground is inside the button that it is. The roundest are seen. */
function cornerOf(box) {
    const filling = [box, ...box.querySelectorAll("*")]
        .filter((node) => node.offsetWidth === box.offsetWidth && node.offsetHeight === box.offsetHeight);
    return Math.max(...filling.map((node) => roundness(node, getComputedStyle(node))));
}

/** Whether a view is on the screen that is seen, and its middle isn't scrolled away. */
function isInSight(box, below) {
    const place = box.getBoundingClientRect();
    if (place.width < 1 || place.height < 1) return false;
    // What comes now has covered the screen below already, in the tree.
    const cover = box.closest("[data-covered]");
    if (cover && cover !== below) return false;
    const x = place.left + place.width / 2, y = place.top + place.height / 2;
    for (let node = box.parentElement; node; node = node.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(node);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const room = node.getBoundingClientRect();
        if (x < room.left || x > room.right || y < room.top || y > room.bottom) return false;
    }
    return true;
}

/** The box that a screen, or a cover, comes out of, in what is below: of several the last, which stands above others. */
function sourceOf(screen, below) {
    const kind = screen.matches("dialog") ? "dialog" : ".screen";
    const view = [...screen.querySelectorAll("[data-zooms-from]")].find((node) => node.closest(kind) === screen);
    if (!view) return undefined;
    return [...below.querySelectorAll(`[data-transition-source="${CSS.escape(view.dataset.zoomsFrom)}"]`)]
        .map(boxOf).findLast((box) => box && !screen.contains(box) && isInSight(box, below));
}

/** How a screen, or a cover, grows out of its source in what is below. `undefined` where it has none in sight. */
export function zoomFrames(screen, below) {
    const source = below && sourceOf(screen, below);
    if (!source) return undefined;
    const from = source.getBoundingClientRect(), to = screen.getBoundingClientRect();
    // As wide or as high as the source, whichever shows less; the rest is cut off, below and at both sides.
    const scale = Math.max(from.width / to.width, from.height / to.height);
    const side = Math.max(0, (to.width - from.width / scale) / 2);
    const bottom = Math.max(0, to.height - from.height / scale);
    const corner = cornerOf(source) / scale;
    const shift = { x: from.left - to.left - side * scale, y: from.top - to.top };
    return {
        transformOrigin: ["0 0", "0 0"],
        transform: [`translate(${shift.x}px, ${shift.y}px) scale(${scale})`, "translate(0px, 0px) scale(1)"],
        clipPath: [`inset(0px ${side}px ${bottom}px round ${corner}px)`, "inset(0px 0px 0px round 0px)"],
    };
}

/** Has a screen grow out of its source, or shrink into it. */
export function zoom(screen, frames, opens) {
    const ordered = (values) => (opens ? values : values.toReversed());
    const timing = { duration: time, easing: curve, fill: "both" };
    const steps = Object.fromEntries(Object.entries(frames).map(([key, values]) => [key, ordered(values)]));
    // Where it has the source's size, the source is seen through it.
    const shades = { opacity: ordered([0, 1, 1]), offset: opens ? [0, 0.12, 1] : [0, 0.75, 1] };
    return [screen.animate(steps, timing), screen.animate(shades, { ...timing, easing: "linear" })];
}
