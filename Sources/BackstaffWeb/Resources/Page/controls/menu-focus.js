// Makes a view with a context menu focusable if nothing inside it is, so that the Menu key and ⇧F10 can open the menu.
// If the menu covers a whole row, the row takes the focus instead: see row-focus.js.

import { answers } from "../elements/elements.js";

const takesFocus = "a, button, input, textarea, [tabindex]";
const ofWholeRow = ".row > .context-menu, .row > .style > .context-menu";

/** The views that are focusable because of their menus. */
const madeFocusable = new WeakSet();

/** Updates all views with menus after their content may have changed. */
export function settleMenuFocus(root) {
    for (const view of root.querySelectorAll(".context-menu")) {
        const isStop = answers(view, "reveal") && !view.matches(ofWholeRow)
            && !view.querySelector(takesFocus) && !view.parentElement.closest(takesFocus);
        if (isStop === madeFocusable.has(view)) continue;
        if (isStop) {
            view.tabIndex = 0;
            madeFocusable.add(view);
        } else {
            view.removeAttribute("tabindex");
            madeFocusable.delete(view);
        }
    }
}
