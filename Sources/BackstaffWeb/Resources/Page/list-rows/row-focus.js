// Focus in lists: rows that have something to be done to them can be reached by keys, and focus isn't lost where the row
// that had it goes away or is moved.

import { focusableIn } from "../list-selection/list-selection.js";
import { uncovers } from "./rows.js";

const stops = ":is(a, button, input, textarea, [tabindex]):not(.row-part, .swipe-actions *)";

const hasActions = (row) => uncovers(row, "leading") !== undefined || uncovers(row, "trailing") !== undefined;
const hasMenu = (row) => row.querySelector(":scope > .context-menu, :scope > .style > .context-menu") !== null;

/** Lets rows be reached that hold nothing to be reached by itself. */
export function settleRowStops(root) {
    const lists = root.querySelectorAll(".list:not([data-selection])");
    for (const list of lists) {
        const hasMenus = list.hasAttribute("data-context-menu");
        for (const row of list.querySelectorAll(":scope > .row")) {
            const isStop = (hasMenus || hasMenu(row) || hasActions(row)) && !row.querySelector(stops);
            if (isStop && !row.hasAttribute("tabindex")) row.tabIndex = 0;
            else if (!isStop && row.hasAttribute("tabindex")) row.removeAttribute("tabindex");
        }
    }
}

/** Notes what has focus before a patch, and gives it, or what now stands in its place, focus again. A menu that has it
 *  stands for what opened it, in a row or not. */
export function holdRowFocus(popups) {
    const active = document.activeElement;
    const focused = popups.openerOf(active) ?? active;
    const row = focused?.closest?.(".list > .row");
    if (!row) {
        if (focused === active) return () => {};
        return () => {
            if (document.activeElement === document.body && focused?.isConnected) focused.focus({ preventScroll: true });
        };
    }
    const next = row.nextElementSibling;
    const previous = row.previousElementSibling;
    return () => {
        if (document.activeElement !== document.body) return;
        const near = [row, next, previous].find((node) => node?.isConnected && node.classList.contains("row"));
        const goal = focused.isConnected ? focused : near && focusableIn(near);
        goal?.focus({ preventScroll: true });
    };
}
