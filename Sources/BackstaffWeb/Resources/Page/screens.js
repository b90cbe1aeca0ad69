// The screens of a navigation stack in the DOM: root first, all but the top one covered.

import { roleOf } from "./elements.js";

export const isRTL = (node) => getComputedStyle(node).direction === "rtl";
export const screensOf = (stack) => [...stack.children].filter((child) => roleOf(child) === "screen"
    && !child.classList.contains("departing"));

export function topOf(stack) {
    const screens = screensOf(stack);
    return screens.findLast((screen) => !screen.hasAttribute("data-covered")) ?? screens.at(-1);
}

export const belowOf = (stack, screen) => screensOf(stack)[screensOf(stack).indexOf(screen) - 1];

export function goesBack(stack) {
    const top = topOf(stack);
    if (!top) return false;
    return screensOf(stack).length > 1 || top.querySelector(":scope > .navigation-bar > .back-button") !== null;
}
