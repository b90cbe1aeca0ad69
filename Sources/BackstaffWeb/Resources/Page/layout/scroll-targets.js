// Scrolls elements into view on the app's request. `scroll-target` of an element holds a counter, the position, and
// whether to animate: "3 top smooth". Each number is followed once. So an element that returns with an old number, or
// in a new tree, doesn't scroll again.

import { boxed } from "../gestures/points.js";

const blocks = { top: "start", bottom: "end", center: "center", leading: "center", trailing: "center" };
const inlines = { leading: "start", trailing: "end", center: "center", top: "center", bottom: "center" };

function optionsOf(node) {
    const [, ...words] = node.dataset.scrollTarget.split(" ");
    const isGliding = words.includes("smooth") && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const [first, second] = (words.find((word) => word !== "smooth") ?? "").split("-");
    return {
        block: blocks[first] ?? "nearest",
        inline: inlines[second ?? first] ?? "nearest",
        behavior: isGliding ? "smooth" : "instant",
    };
}

/** The node whose box represents an element: its row, or for an element without a box its content. */
const boxOf = (node) => node.parentElement.matches(".row") ? node.parentElement : boxed(node);

export function makeScrollTargets(root) {
    let last = 0;

    const numberOf = (node) => parseInt(node.dataset.scrollTarget, 10) || 0;
    const targets = () => [...root.querySelectorAll("[data-scroll-target]")];

    return {
        /** Handles a new tree, whose requests have been followed before. */
        reset() {
            last = Math.max(0, ...targets().map(numberOf));
        },

        /** Follows the new requests of a patch in order. Returns whether there were any. */
        settle(ops) {
            if (!ops.some(([verb, , key]) => verb === "insert" || key === "scroll-target")) return false;
            const wanted = targets().filter((node) => numberOf(node) > last);
            for (const node of wanted.sort((a, b) => numberOf(a) - numberOf(b))) {
                last = numberOf(node);
                boxOf(node).scrollIntoView(optionsOf(node));
            }
            return wanted.length > 0;
        },
    };
}
