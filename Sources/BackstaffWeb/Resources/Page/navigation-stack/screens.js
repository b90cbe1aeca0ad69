// The layers of a container: the screens of a navigation stack, or the columns of a collapsed split view. The root
// comes first. All layers but the top one are covered.

import { roleOf } from "../elements/elements.js";

export const isRTL = (node) => getComputedStyle(node).direction === "rtl";
export const isCollapsed = (node) => roleOf(node) === "split-view" && node.dataset.displayMode === "collapsed";
export const containers = '.navigation-stack, .split-view[data-display-mode="collapsed"]';

export const screensOf = (container) => [...container.children].filter((child) =>
    (roleOf(child) === "screen" || roleOf(child) === "column") && !child.classList.contains("departing"));

export function topOf(container) {
    const screens = screensOf(container);
    return screens.findLast((screen) => !screen.hasAttribute("data-covered")) ?? screens.at(-1);
}

export const belowOf = (container, screen) => screensOf(container)[screensOf(container).indexOf(screen) - 1];

/** Whether a screen hides its back button. Then neither a swipe nor a key goes back. */
export const hidesBack = (screen) =>
    screen.querySelector(":scope > .navigation-bar > .back-button:not([data-form])[data-covered]") !== null;

/** Whether a stack can go back within itself. The column before its own doesn't count. */
export function goesBack(stack) {
    const top = topOf(stack);
    if (!top || hidesBack(top)) return false;
    return screensOf(stack).length > 1
        || top.querySelector(":scope > .navigation-bar > .back-button:not([data-form])") !== null;
}

/** The visible button that leads from a column to the previous one. */
export function columnBackButton(column) {
    return [...column?.querySelectorAll('.back-button[data-form="column"]') ?? []].find((button) =>
        button.closest(".column") === column && !button.closest("[data-covered], .departing")
            && button.checkVisibility());
}

/** The element that gets focus when a user enters a column: the last focused row of its list, or the title. */
export function entryOf(column) {
    const isThere = (stop) => !stop.closest("[data-covered], .departing");
    const stops = [".list[data-selection] > .row[tabindex='0']", ".list[data-selection] .link[tabindex='0']", ".list .link"];
    return stops.flatMap((stop) => [...column.querySelectorAll(stop)]).find(isThere) ?? titleOf(column);
}

/** The title of a screen, or of the screen that a column shows. */
export function titleOf(screen) {
    return [...screen.querySelectorAll(".bar-title")].find((title) =>
        !title.closest("[data-covered], .departing") && title.checkVisibility());
}
