// What has a context menu and holds nothing that takes focus takes it itself, so that the Menu key and ⇧F10 can ask for the
// menu. Where the menu is around all that a row shows, the row takes it: see row-focus.js.

import { answers } from "../elements/elements.js";

const takesFocus = "a, button, input, textarea, [tabindex]";
const ofWholeRow = ".row > .context-menu, .row > .style > .context-menu";

/** The views that take focus because of their menus. */
const reached = new WeakSet();

/** Looks at all views with menus again, after what they hold may have changed. */
export function settleMenuFocus(root) {
    for (const view of root.querySelectorAll(".context-menu")) {
        const isStop = answers(view, "reveal") && !view.matches(ofWholeRow)
            && !view.querySelector(takesFocus) && !view.parentElement.closest(takesFocus);
        if (isStop === reached.has(view)) continue;
        if (isStop) {
            view.tabIndex = 0;
            reached.add(view);
        } else {
            view.removeAttribute("tabindex");
            reached.delete(view);
        }
    }
}
