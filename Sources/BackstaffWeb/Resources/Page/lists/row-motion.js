// Animates rows to their new positions after a user has deleted or moved one. Other patches don't move the rows on
// screen, because rows that come and go at the ends of the window leave the others in place.

import { curve } from "../styles/curve.js";
import { roleOf } from "../elements/elements.js";
import { reducesMotion } from "../scenes/sizes.js";

const glideTime = 280;

export function makeRowMotion() {
    const expected = new Map();     // list → number of the event whose answer will move its rows
    let noted = [];                 // [row, top] before a patch

    function visible(list) {
        const view = list.getBoundingClientRect();
        return [...list.children].filter((child) => {
            const rect = child.getBoundingClientRect();
            return roleOf(child) && rect.bottom > view.top && rect.top < view.bottom;
        });
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
                for (const row of visible(list)) noted.push([row, row.getBoundingClientRect().top]);
            }
        },

        /** Animates the rows that have a new position. */
        move() {
            for (const [row, top] of noted) {
                if (!row.isConnected) continue;
                const by = top - row.getBoundingClientRect().top;
                if (Math.abs(by) < 1) continue;
                row.animate({ translate: [`0 ${by}px`, "0 0"] }, { duration: glideTime, easing: curve });
            }
            noted = [];
        },

        reset: () => expected.clear(),
    };
}
