// Swipes in an expanded split view. A swipe from the edge shows the next leading column. A swipe back over a column
// that covers the detail hides it. The columns move by themselves as soon as the direction of the swipe is known.

import { idOf } from "../elements/elements.js";
import { liesOver } from "./navigation-split-view.js";
import { columnBackButton, isCollapsed, isRTL } from "../navigation-stack/screens.js";

const edge = 24;
const enough = 40;

/** The element whose tap shows the next leading column, if one is hidden. */
function revealerOf(split) {
    const sidebar = split.querySelector(":scope > .column[data-placement=sidebar]");
    if (!sidebar?.hasAttribute("data-covered")) return undefined;
    if (split.dataset.toggle === "back") {
        return columnBackButton(split.querySelector(":scope > .column[data-placement=content]"));
    }
    const toggle = split.querySelector(":scope > .sidebar-toggle");
    return toggle?.checkVisibility({ visibilityProperty: true }) ? toggle : undefined;
}

export function startSplitSwipe(root, connection, stacks) {
    let swipe;      // {split, revealer, startX, startY}

    root.addEventListener("touchstart", (event) => {
        swipe = undefined;
        if (event.touches.length !== 1 || stacks.isSwiping || !connection.acceptsTaps) return;
        const split = event.target.closest(".split-view");
        if (!split || isCollapsed(split)) return;
        const touch = event.touches[0];
        const rect = split.getBoundingClientRect();
        const distance = isRTL(split) ? rect.right - touch.clientX : touch.clientX - rect.left;
        const revealer = distance <= edge ? revealerOf(split) : undefined;
        if (!revealer && !liesOver(split)) return;
        // Safari would start its own back swipe at this edge. Controls at the edge still receive their taps.
        const isOnControl = event.target.closest("a, button, input, textarea, .gesture, .row.selectable");
        if (revealer && !isOnControl && "GestureEvent" in window && event.cancelable) event.preventDefault();
        swipe = { split, revealer, startX: touch.clientX, startY: touch.clientY };
    }, { passive: false });

    root.addEventListener("touchmove", (event) => {
        // The finger is swiping a row.
        if (event.defaultPrevented) swipe = undefined;
        if (!swipe) return;
        const { split, revealer } = swipe;
        const touch = event.touches[0];
        const distance = (touch.clientX - swipe.startX) * (isRTL(split) ? -1 : 1);
        const aside = Math.abs(touch.clientY - swipe.startY);
        if (aside > 10 && aside > Math.abs(distance)) {
            swipe = undefined;
            return;
        }
        const shows = revealer !== undefined && distance > enough;
        const hides = distance < -enough && liesOver(split);
        if (!shows && !hides) return;
        swipe = undefined;
        if (event.cancelable) event.preventDefault();
        if (connection.acceptsTaps) connection.send({ e: idOf(shows ? revealer : split), do: "activate" });
    }, { passive: false });

    for (const name of ["touchend", "touchcancel"]) root.addEventListener(name, () => { swipe = undefined; });
}
