// Animates rows after a user has deleted or moved one: the others glide to their new positions, and a deleted row keeps
// its content until its place has closed. Other patches don't move the rows on screen, because rows that come and go at
// the ends of the window leave the others in place.

import { curve } from "../styles/curve.js";
import { roleOf } from "../elements/elements.js";
import { reducesMotion } from "../scenes/sizes.js";
import { removeAfter, setAside } from "../styles/leaving-views.js";

const glideTime = 280;

export function makeRowMotion() {
    const expected = new Map();     // list → number of the event whose answer will move its rows
    let noted = [];                 // {row, list, rect, corners} before a patch

    function visible(list) {
        const view = list.getBoundingClientRect();
        return [...list.children].filter((child) => {
            const rect = child.getBoundingClientRect();
            return roleOf(child) && rect.bottom > view.top && rect.top < view.bottom;
        });
    }

    /** Shows a deleted row behind the others while its place closes. */
    function keepUntilClosed({ row, list, rect, corners }) {
        const view = list.getBoundingClientRect();
        const place = setAside(row, "closing-place");
        place.style.top = `${rect.top - view.top - list.clientTop + list.scrollTop}px`;
        place.style.left = `${rect.left - view.left - list.clientLeft}px`;
        place.style.width = `${rect.width}px`;
        place.style.height = `${rect.height}px`;
        row.style.borderRadius = corners;
        list.append(place);
        const closing = place.animate(
            { clipPath: ["inset(0)", "inset(0 0 100% 0)"] }, { duration: glideTime, easing: curve, fill: "forwards" });
        removeAfter(closing, place);
    }

    return {
        /** Announces that the answer to an event will remove or move rows of a list. */
        expect: (list, n) => expected.set(list, n),

        /** Notes the positions of rows before a patch that answers events up to `n`. */
        note(n) {
            noted = [];
            for (const [list, wanted] of expected) {
                if (n < wanted) continue;
                expected.delete(list);
                if (!list.isConnected || reducesMotion()) continue;
                for (const row of visible(list)) {
                    const corners = getComputedStyle(row).borderRadius;
                    noted.push({ row, list, rect: placeOf(row), corners });
                }
            }
        },

        /** Animates the rows that have a new position or were deleted. */
        move() {
            for (const place of noted) {
                const { row, list, rect } = place;
                if (!row.isConnected) {
                    if (roleOf(row) === "row" && list.isConnected) keepUntilClosed(place);
                    continue;
                }
                const by = rect.top - row.getBoundingClientRect().top;
                if (Math.abs(by) < 1) continue;
                row.animate({ translate: [`0 ${by}px`, "0 0"] }, { duration: glideTime, easing: curve });
            }
            noted = [];
        },

        reset: () => expected.clear(),
    };
}

/** Where a row is in the window, without the distance by which it is swiped aside. */
function placeOf(row) {
    const rect = row.getBoundingClientRect();
    const aside = new DOMMatrix(getComputedStyle(row).transform).m41;
    return { top: rect.top, left: rect.left - aside, width: rect.width, height: rect.height };
}
