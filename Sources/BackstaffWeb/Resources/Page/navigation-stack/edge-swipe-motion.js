// The two screens of a swipe back: the top one follows the finger, and the one below comes along at a third of its speed.

import { curve } from "../styles/curve.js";
import { belowOf, isRTL } from "./screens.js";

const slideTime = 350;

/** How far a swipe is, from 0 to 1. */
export const progress = (swipe) => Math.min(Math.max(swipe.distance / Math.max(swipe.width, 1), 0), 1);

/** Draws the two screens where the finger has moved them. */
export function drag(swipe) {
    const sign = isRTL(swipe.stack) ? -1 : 1;
    const below = belowOf(swipe.stack, swipe.top);
    if (below !== swipe.below) {
        swipe.below = below;
        below?.classList.add("moving");
    }
    const part = progress(swipe);
    swipe.top.classList.add("moving", "upper");
    swipe.top.style.transform = `translateX(${sign * part * 100}%)`;
    if (below) {
        below.style.transform = `translateX(${sign * (part - 1) / 3 * 100}%)`;
        below.style.setProperty("--dim", (1 - part) * 0.1);
    }
}

/** Removes everything that a swipe has drawn on a screen. */
export function clean(screen) {
    if (!screen) return;
    screen.style.transform = "";
    screen.style.removeProperty("--dim");
    screen.classList.remove("moving", "upper");
}

/** Moves the top screen out of the stack. The result settles when the animations have ended. */
export function glideOut(swipe) {
    const { top, below } = swipe;
    const from = progress(swipe);
    const sign = isRTL(swipe.stack) ? -1 : 1;
    const options = { duration: Math.max(slideTime * (1 - from), 100), easing: curve };
    const across = (part) => `translateX(${sign * part * 100}%)`;
    const animations = [top.animate({ transform: [across(from), across(1)] }, options)];
    if (below) animations.push(below.animate({ transform: [across((from - 1) / 3), across(0)] }, options));
    top.style.transform = across(1);
    if (below) {
        below.style.transform = "";
        below.style.setProperty("--dim", 0);
    }
    swipe.distance = swipe.width;
    return Promise.allSettled(animations.map((animation) => animation.finished));
}

/** Gives a copy of a screen that glides out the screen's place and its animations. */
export function continueGlide(screen, copy) {
    for (const animation of screen.getAnimations()) {
        const { effect } = animation;
        if (effect.pseudoElement) continue;
        const same = copy.animate(effect.getKeyframes(), effect.getTiming());
        same.currentTime = animation.currentTime;
        animation.cancel();
    }
    copy.classList.add("moving", "upper");
    copy.style.transform = screen.style.transform;
}
