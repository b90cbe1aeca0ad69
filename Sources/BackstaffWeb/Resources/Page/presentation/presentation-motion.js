// Animations of presentations. Cards and covers slide. Popovers grow from their source, and so do covers with a zoom
// source. With reduced motion, all of them fade.

import { curve } from "../styles/curve.js";
import { reducesMotion } from "../scenes/sizes.js";
import { zoom, zoomFrames } from "../navigation-stack/zoom-transition.js";

const time = 400;
const fadeTime = 150;

function frames(node) {
    if (reducesMotion()) return { opacity: [0, 1] };
    switch (node.dataset.displayMode) {
    case "popover": return { opacity: [0, 1], scale: [0.6, 1] };
    case "form": case "page": case "fitted": return { translate: ["0 100vh", "0 0"] };
    default: return node.classList.contains("dialog") && node.dataset.roleName === "alert"
        ? { opacity: [0, 1] } : { translate: ["0 100%", "0 0"] };
    }
}

const options = (node) => (reducesMotion() ? { duration: fadeTime, easing: "linear" }
    : { duration: node.dataset.displayMode === "popover" || node.dataset.roleName === "alert" ? 250 : time, easing: curve });

/** The frames of a cover that grows out of a view in the window, or `undefined`. */
const growth = (node) => (node.dataset.displayMode === "cover" && !reducesMotion()
    ? zoomFrames(node, document.getElementById("app")) : undefined);

/** Moves a presentation in. */
export function arrive(node) {
    const grown = growth(node);
    if (grown) {
        const animations = zoom(node, grown, true);
        const finish = () => animations.forEach((animation) => animation.cancel());
        Promise.allSettled(animations.map((animation) => animation.finished)).then(finish);
    } else {
        node.animate(frames(node), options(node));
    }
    node.animate({ opacity: [0, 1] }, { ...options(node), pseudoElement: "::backdrop" });
}

/** The frames in reverse order. */
const backwards = (steps) => Object.fromEntries(Object.entries(steps).map(([key, values]) => [key, values.toReversed()]));

const columnFrames = (node) => (reducesMotion() ? { opacity: [0, 1] }
    : { marginInlineEnd: [`${-node.offsetWidth}px`, "0px"] });

const columnOptions = (node) => ({ ...options(node), duration: reducesMotion() ? fadeTime : 300 });

/** Moves a column in at the end of its view. */
export function unfoldColumn(node) {
    node.animate(columnFrames(node), columnOptions(node));
}

/** Moves a column out, then removes its DOM. */
export function foldColumn(node) {
    node.classList.add("departing");
    node.inert = true;
    const animation = node.animate(backwards(columnFrames(node)), { ...columnOptions(node), fill: "forwards" });
    const finish = () => node.remove();
    animation.finished.then(finish, finish);
}

/** Moves out a presentation that is already closed, then removes its DOM. */
export function leave(node) {
    node.classList.add("departing");
    node.inert = true;
    node.setAttribute("aria-hidden", "true");
    // It stays above the others until the animation ends, and takes no taps.
    node.popover = "manual";
    node.showPopover();
    const timing = { ...options(node), fill: "forwards" };
    // A presentation that is still moving in is measured at its final position.
    for (const animation of node.getAnimations()) animation.cancel();
    const grown = growth(node);
    const animations = [
        ...grown ? zoom(node, grown, false) : [node.animate(backwards(frames(node)), timing)],
        node.animate({ opacity: [1, 0] }, { ...timing, pseudoElement: "::backdrop" }),
    ];
    Promise.allSettled(animations.map((animation) => animation.finished)).then(() => node.remove());
}
