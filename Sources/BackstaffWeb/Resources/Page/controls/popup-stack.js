// The open pop-ups: menus, lists of pickers, calendars. The last one opened is on top.
//
//   a press outside it   closes it; a press outside of all pop-ups has no other effect
//   Escape               closes the top one; focus returns to its opener
//   arrows, Home, End    move focus through its items, unless it has keys of its own

import { sceneWidth } from "../scenes/sizes.js";

const margin = 8;
const items = "button:not(:disabled), a, .option";

/** The box next to which a pop-up opens: the box of an element, or a point in the window. */
function boxOf(anchor) {
    if (anchor instanceof Element) return anchor.getBoundingClientRect();
    return { left: anchor.x, right: anchor.x, top: anchor.y, bottom: anchor.y };
}

function place({ popup, anchor, opener }) {
    const from = boxOf(anchor);
    const gap = anchor instanceof Element ? 6 : 1;
    const size = { width: popup.offsetWidth, height: popup.offsetHeight };
    const isRTL = getComputedStyle(opener).direction === "rtl";
    // Aligned with the button's side that is nearer to the window's edge, and below the button if there is room.
    const middle = (from.left + from.right) / 2;
    const atEnd = isRTL ? middle > sceneWidth() / 3 : middle > sceneWidth() * 2 / 3;
    const left = atEnd ? from.right - size.width : from.left;
    const below = from.bottom + gap;
    const above = from.top - gap - size.height;
    const top = below + size.height <= innerHeight - margin || above < margin ? below : above;
    popup.style.left = `${Math.max(margin, Math.min(left, sceneWidth() - size.width - margin))}px`;
    popup.style.top = `${Math.max(margin, Math.min(top, innerHeight - size.height - margin))}px`;
}

function moveFocus(popup, key) {
    const stops = [...popup.querySelectorAll(items)].filter((stop) => stop.checkVisibility());
    const index = stops.indexOf(document.activeElement);
    const next = key === "Home" ? 0 : key === "End" ? stops.length - 1
        : key === "ArrowDown" ? Math.min(index + 1, stops.length - 1) : Math.max(index - 1, 0);
    stops[next]?.focus();
}

export function makePopupStack() {
    const open = [];        // {popup, anchor, opener, close, gone, hasOwnKeys}

    const isInside = ({ popup, opener }, node) =>
        popup.contains(node) || (opener.localName === "button" && opener.contains(node));

    // As on iOS, a tap outside an open list closes the list and has no other effect.
    let ignoresClick = false;
    addEventListener("pointerdown", (event) => {
        ignoresClick = open.length > 0 && !open.some((entry) => isInside(entry, event.target));
        for (const entry of open.toReversed()) {
            if (isInside(entry, event.target)) break;
            entry.close(false);
        }
    }, true);
    addEventListener("click", (event) => {
        if (!ignoresClick) return;
        ignoresClick = false;
        event.preventDefault();
        event.stopImmediatePropagation();
    }, true);

    addEventListener("keydown", (event) => {
        const top = open.at(-1);
        if (!top) return;
        if (event.key === "Escape") {
            event.preventDefault();
            event.stopImmediatePropagation();
            top.close(true);
        } else if (event.key === "Tab" && !top.hasOwnKeys) {
            top.close(true);
        } else if (!top.hasOwnKeys && ["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) {
            event.preventDefault();
            event.stopImmediatePropagation();
            moveFocus(top.popup, event.key);
        }
    }, true);
    addEventListener("resize", () => {
        for (const entry of open) place(entry);
    });

    return {
        /** Shows a pop-up. `anchor` is an element or a point. `close(byKey)` is called when a user wants to close it,
         *  and `gone` when the server has removed it. */
        show(popup, { anchor, opener, close, gone, hasOwnKeys = false }) {
            popup.popover = "manual";
            popup.showPopover();
            const entry = { popup, anchor, opener, close, gone, hasOwnKeys };
            open.push(entry);
            place(entry);
        },

        /** Drops a pop-up that is no longer in the page. */
        drop(popup) {
            const index = open.findIndex((entry) => entry.popup === popup);
            if (index >= 0) open.splice(index, 1);
        },

        /** Drops the pop-ups whose nodes are gone, and places the others next to their anchors. */
        refresh() {
            for (const entry of open.slice()) {
                if (entry.popup.isConnected) {
                    place(entry);
                } else {
                    open.splice(open.indexOf(entry), 1);
                    entry.gone?.();
                }
            }
        },

        /** The opener of the pop-up that contains a node. */
        openerOf: (node) => open.find(({ popup }) => popup.contains(node))?.opener,

        /** Whether no pop-up is open. Developer tools and pop-ups that are closing don't count. */
        get isEmpty() { return open.every(({ popup }) => !popup.isConnected || popup.closest(".departing") !== null); },

        isOpen: (popup) => open.some((entry) => entry.popup === popup),
    };
}
