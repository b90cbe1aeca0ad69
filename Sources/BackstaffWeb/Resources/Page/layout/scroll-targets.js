// Scrolls elements into view on the app's request. `scroll-target` of an element holds a counter, the position, and
// whether to animate: "3 top smooth". Each number is followed once. So an element that returns with an old number, or
// in a tree that is sent again, doesn't scroll again.
//
// `scroll-to` of an element scrolls the first scroll view in it: "4 edge bottom smooth" to an edge, where it stays, and
// "5 point 0 120" to a point of the content, with "-" for an axis that stays. It is followed when it is set.

import { idOf } from "../elements/elements.js";
import { boxed } from "../gestures/points.js";

const blocks = { top: "start", bottom: "end", center: "center", leading: "center", trailing: "center" };
const inlines = { leading: "start", trailing: "end", center: "center", top: "center", bottom: "center" };

function optionsOf(node) {
    const [, ...words] = node.dataset.scrollTarget.split(" ");
    const [first, second] = (words.find((word) => word !== "smooth") ?? "").split("-");
    return {
        block: blocks[first] ?? "nearest",
        inline: inlines[second ?? first] ?? "nearest",
        behavior: behaviorOf(words),
    };
}

const edges = { top: { y: 0 }, bottom: { y: 1 }, leading: { x: 0 }, trailing: { x: 1 } };

const behaviorOf = (words) =>
    words.includes("smooth") && !matchMedia("(prefers-reduced-motion: reduce)").matches ? "smooth" : "instant";

/** The node whose box represents an element: its row, or for an element without a box its content. */
const boxOf = (node) => node.parentElement.matches(".row") ? node.parentElement : boxed(node);

/** `anchors` keeps a scroll view at an edge. */
export function makeScrollTargets(root, anchors) {
    let last = 0;

    const requestOf = (node) => node.dataset.scrollTarget ?? node.dataset.scrollTo;
    const numberOf = (node) => parseInt(requestOf(node), 10) || 0;
    const targets = () => [...root.querySelectorAll("[data-scroll-target], [data-scroll-to]")];

    function scroll(node) {
        if (node.dataset.scrollTarget !== undefined) return boxOf(node).scrollIntoView(optionsOf(node));
        const [, kind, ...words] = node.dataset.scrollTo.split(" ");
        const scroller = node.querySelector(".scroll, .list");
        if (!scroller) return;
        if (kind === "edge") return anchors.hold(scroller, edges[words[0]] ?? {}, behaviorOf(words));
        const [x, top] = words.map((word) => (word === "-" ? undefined : Number(word)));
        const isFromRight = getComputedStyle(scroller).direction === "rtl";
        scroller.scrollTo({ left: isFromRight && x !== undefined ? -x : x, top, behavior: behaviorOf(words) });
    }

    return {
        /** Handles a tree that is sent again: its requests have been followed before. */
        reset() {
            last = Math.max(0, ...targets().map(numberOf));
        },

        /** Follows the requests to scroll to views in the tree of a new session, at once. */
        begin() {
            const wanted = targets().filter((node) => node.dataset.scrollTarget !== undefined);
            for (const node of wanted.sort((a, b) => numberOf(a) - numberOf(b))) {
                boxOf(node).scrollIntoView({ ...optionsOf(node), behavior: "instant" });
            }
            this.reset();
        },

        /** Follows the new requests of a patch in order. Returns whether there were any. */
        settle(ops) {
            const isRequest = ([verb, , key]) => verb === "insert" || key === "scroll-target" || key === "scroll-to";
            if (!ops.some(isRequest)) return false;
            const set = new Set(ops.filter(([, , key]) => key === "scroll-to").map(([, id]) => id));
            // A new scroll view begins where its `scroll-start` says.
            const isOld = (node) => node.dataset.scrollTarget === undefined && !set.has(idOf(node));
            const wanted = targets().filter((node) => numberOf(node) > last && !isOld(node));
            for (const node of wanted.sort((a, b) => numberOf(a) - numberOf(b))) {
                last = numberOf(node);
                scroll(node);
            }
            return wanted.length > 0;
        },
    };
}
