// A screen that grows out of the view that led to it, and shrinks back into it.
//
//   zooms-from of a view in the screen ── the same number ──► transition-source of a view below
//
//   open     the screen is as large as the source and cut to its shape; it grows, and takes the source's place
//   close    the same backwards
//
// Without a visible source, the usual transition is used.

import { curve } from "../styles/curve.js";

const time = 450;

/** The first box in a view. Elements that only set styles have no box. */
function boxOf(node) {
    let box = node;
    while (box && getComputedStyle(box).display === "contents") box = box.firstElementChild;
    return box;
}

/** The corner radius of a box in pixels, if it is the same at all corners. */
function roundness(box, style) {
    const half = Math.min(box.offsetWidth, box.offsetHeight) / 2;
    if (/^(circle|ellipse)/.test(style.clipPath)) return half;
    const corner = style.borderTopLeftRadius;
    return Math.min(half, parseFloat(corner) * (corner.includes("%") ? half / 50 : 1));
}

/** The corner radius of a box or of the content that fills it, whichever is larger. */
function cornerOf(box) {
    const filling = [box, ...box.querySelectorAll("*")]
        .filter((node) => node.offsetWidth === box.offsetWidth && node.offsetHeight === box.offsetHeight);
    return Math.max(...filling.map((node) => roundness(node, getComputedStyle(node))));
}

/** Whether a view is on the visible screen and its center isn't scrolled out of view. */
function isVisible(box, below) {
    const place = box.getBoundingClientRect();
    if (place.width < 1 || place.height < 1) return false;
    // In the tree, the new screen has already covered the screen below.
    const cover = box.closest("[data-covered]");
    if (cover && cover !== below) return false;
    const x = place.left + place.width / 2, y = place.top + place.height / 2;
    for (let node = box.parentElement; node; node = node.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(node);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const clip = node.getBoundingClientRect();
        if (x < clip.left || x > clip.right || y < clip.top || y > clip.bottom) return false;
    }
    return true;
}

/** The source box of a screen or a cover in the screen below. Of several sources it is the last, which is on top. */
function sourceOf(screen, below) {
    const kind = screen.matches("dialog") ? "dialog" : ".screen";
    const view = [...screen.querySelectorAll("[data-zooms-from]")].find((node) => node.closest(kind) === screen);
    if (!view) return undefined;
    return [...below.querySelectorAll(`[data-transition-source="${CSS.escape(view.dataset.zoomsFrom)}"]`)]
        .map(boxOf).findLast((box) => box && !screen.contains(box) && isVisible(box, below));
}

/** The frames for a screen or a cover that grows out of its source. `undefined` if it has no visible source. */
export function zoomFrames(screen, below) {
    const source = below && sourceOf(screen, below);
    if (!source) return undefined;
    const from = source.getBoundingClientRect(), to = screen.getBoundingClientRect();
    // The screen covers the source in width and height. The rest is clipped at the bottom and at both sides.
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

/** Animates a screen that grows out of its source or shrinks into it. */
export function zoom(screen, frames, opens) {
    const ordered = (values) => (opens ? values : values.toReversed());
    const timing = { duration: time, easing: curve, fill: "both" };
    const steps = Object.fromEntries(Object.entries(frames).map(([key, values]) => [key, ordered(values)]));
    // At the source's size, the screen is transparent and shows the source.
    const shades = { opacity: ordered([0, 1, 1]), offset: opens ? [0, 0.12, 1] : [0, 0.75, 1] };
    return [screen.animate(steps, timing), screen.animate(shades, { ...timing, easing: "linear" })];
}
