// Focus in lists. Rows with actions can be reached by keys, and focus isn't lost when the focused row is removed or
// moved.

import { focusableIn } from "../list-selection/list-selection.js";
import { revealedActions } from "./rows.js";

const stops = ":is(a, button, input, textarea, [tabindex]):not(.row-part, .swipe-actions *)";

const hasActions = (row) => ["leading", "trailing"].some((edge) => revealedActions(row, edge) !== undefined);
const hasMenu = (row) => row.querySelector(":scope > .context-menu, :scope > .style > .context-menu") !== null;

/** Makes rows focusable that have actions but no focusable content. */
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

/** Notes the focused row before a patch. Afterward the row, or the row in its place, gets the focus again. Focus in a
 *  menu counts as focus on the menu's opener. */
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
