// Views that need several taps, inside of views and controls that need one.
//
//   tap ──► the view has all its taps ──► it is tapped
//     └──► it hasn't ──► waits ── another tap ──► as above
//                          └──── none follows ──► what is around the view is tapped, if that needs one tap

import { isInTree, tappedAt } from "../elements/elements.js";

/** How long in ms the next tap may take. */
const patience = 330;

/** How many taps an element needs. */
const tapsOf = (node) => Number(node.style.getPropertyValue("--steps")) || 1;

/** The nearest element around another one that needs a single tap. */
function singleTapAround(node) {
    let outer = tappedAt(node.parentElement);
    while (outer && tapsOf(outer) > 1) outer = tappedAt(outer.parentElement);
    return outer;
}

export class TapCounter {
    #waiting;
    /** The clicks of this series that have tapped what is around the view. */
    #spent = 0;

    /** Whether a click is the last tap that an element needs. A key press has no count, and counts as all taps. */
    completes(event, node) {
        const taps = tapsOf(node);
        if (taps === 1 || event.detail === 0) return true;
        clearTimeout(this.#waiting);
        if (event.detail === 1) this.#spent = 0;
        if ((event.detail - this.#spent) % taps === 0) return true;
        const outer = singleTapAround(node);
        if (outer) {
            event.preventDefault();
            this.#waiting = setTimeout(() => this.#tap(outer, event), patience);
        }
        return false;
    }

    #tap(node, { detail, clientX, clientY }) {
        this.#spent = detail;
        if (!isInTree(node)) return;
        node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
    }
}
