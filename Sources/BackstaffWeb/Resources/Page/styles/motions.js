// What transitions of views and of their contents share: the animation of an update, and the place of what leaves.

import { setAside } from "./leaving-views.js";

const usualDuration = 0.35;

/** The animation of the update around a node, or `undefined` if there is none. */
export function animationAround(node) {
    const around = node.closest("[data-animation]");
    if (!around || around.dataset.animation === "none") return undefined;
    const style = getComputedStyle(around);
    const seconds = Number.parseFloat(style.getPropertyValue("--duration"));
    return {
        duration: 1000 * (Number.isFinite(seconds) ? seconds : usualDuration),
        delay: 1000 * (Number.parseFloat(style.getPropertyValue("--delay")) || 0),
        easing: style.getPropertyValue("--pace").trim() || "ease",
        fill: "backwards",
    };
}

export function animate(node, frames, timing) {
    try {
        return node.animate(frames, timing);
    } catch {
        // A browser that doesn't know the curve.
        return node.animate(frames, { ...timing, easing: "ease" });
    }
}

/** Shows a view that is no longer in the tree at a place in the window, out of the layout. */
export function leaveBehind(view, parent, before, rect) {
    const leaving = setAside(view, "leaving");
    parent.insertBefore(leaving, before?.parentElement === parent ? before : null);
    leaving.style.width = `${rect.width}px`;
    leaving.style.height = `${rect.height}px`;
    const place = leaving.getBoundingClientRect();
    leaving.style.left = `${rect.left - place.left}px`;
    leaving.style.top = `${rect.top - place.top}px`;
    return leaving;
}
