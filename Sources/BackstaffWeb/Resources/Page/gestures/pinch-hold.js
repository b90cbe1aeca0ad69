// Holds back what a browser does with a pinch, on views that ask for pinches. pinches.js has the pinches themselves.

import { answers } from "../elements/elements.js";

/** Keeps the page from zooming, and from scrolling with two fingers. One finger and a plain wheel still scroll. */
function holdBack(event) {
    const isOwn = event.type === "touchmove" ? event.touches.length > 1 : event.type !== "wheel" || event.ctrlKey;
    if (isOwn && event.cancelable) event.preventDefault();
}

/** Lets a view hold back what the page does with pinches, if it asks for them. */
export function showPinching(node) {
    const change = answers(node, "pinch") ? node.addEventListener : node.removeEventListener;
    for (const kind of ["touchmove", "wheel", "gesturestart", "gesturechange"]) {
        change.call(node, kind, holdBack, { passive: false });
    }
}
