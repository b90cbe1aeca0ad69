// Makes a scrolling area focusable if nothing inside it is, so that the arrow keys can scroll it. Some browsers do this
// by themselves.

const stops = ":is(a, button, input, textarea, [tabindex]):not([tabindex=\"-1\"], :disabled)";

/** The scrolling areas that take focus because nothing in them does. */
const focusable = new WeakSet();

export function settleScrollFocus(root) {
    for (const area of root.querySelectorAll(".list, .scroll")) {
        const isStop = !area.querySelector(stops);
        if (isStop === focusable.has(area)) continue;
        if (isStop) {
            area.tabIndex = 0;
            focusable.add(area);
        } else {
            area.removeAttribute("tabindex");
            focusable.delete(area);
        }
    }
}
