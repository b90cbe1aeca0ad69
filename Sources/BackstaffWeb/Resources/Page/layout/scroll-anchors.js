// Where scroll views begin, and where they stay when their content grows.
//
//   new scroll view ──► at its start ──► held, if it is at its anchor for growth
//   held ── content or size changes ──► back to the anchor
//     └─── scrolled away ──► not held ── scrolled back ──► held
//
// An anchor is "x y" in fractions of what can be scrolled, with "-" for an axis that stays. A start may also be a point of
// the content: "points x y".

import { boxed } from "../gestures/points.js";

const slack = 2;
const holders = "[data-scroll-start], [data-scroll-growth], [data-scroll-alignment]";
const keys = new Set(["scroll-start", "scroll-growth", "scroll-alignment"]);

/** The value that the view around a scroll view sets, the nearest first. Values don't reach scroll views in others. */
function valueFor(scroller, key) {
    for (let node = scroller.parentElement; node && !node.matches(".scroll, .list"); node = node.parentElement) {
        if (node.dataset[key] !== undefined) return node.dataset[key];
    }
    return undefined;
}

function anchorOf(words) {
    const parts = words?.split(" ") ?? [];
    const isPoint = parts[0] === "points";
    const [x, y] = (isPoint ? parts.slice(1) : parts).map((part) => (part === "-" ? undefined : Number(part)));
    return words === undefined ? undefined : { x, y, isPoint };
}

/** The position of a scroll view at an anchor. */
function goalOf(node, { x, y, isPoint }) {
    const sign = getComputedStyle(node).direction === "rtl" ? -1 : 1;
    const along = (part, range) => (isPoint ? Math.min(part, range) : part * range);
    return {
        left: x === undefined ? node.scrollLeft : sign * along(x, node.scrollWidth - node.clientWidth),
        top: y === undefined ? node.scrollTop : along(y, node.scrollHeight - node.clientHeight),
    };
}

function isAt(node, anchor) {
    const { left, top } = goalOf(node, anchor);
    return Math.abs(node.scrollLeft - left) <= slack && Math.abs(node.scrollTop - top) <= slack;
}

export function makeScrollAnchors(root) {
    const states = new Map();   // scroll view → {growth, wanted, isHeld, left, top}
    let former = new Map();     // number of a scroll view in the tree before → whether it was held
    const observer = new ResizeObserver(() => keep());

    function moveTo(node, state, anchor, behavior = "instant") {
        node.scrollTo({ ...goalOf(node, anchor), behavior });
        note(node, state);
    }

    function note(node, state) {
        state.left = node.scrollLeft;
        state.top = node.scrollTop;
    }

    /** The anchor where a scroll view stays: the edge that the app has scrolled to, or its own. */
    const anchorFor = (state) => state.wanted ?? state.growth;

    /** Puts the scroll views that are held back to their anchors. */
    function keep() {
        for (const [node, state] of states) {
            if (!node.isConnected) {
                states.delete(node);
                observer.unobserve(node);
            } else if (state.isHeld && node.clientHeight > 0 && !isAt(node, anchorFor(state))) {
                moveTo(node, state, anchorFor(state));
            }
        }
    }

    function watch(node) {
        const state = states.get(node) ?? { isHeld: false };
        states.set(node, state);
        note(node, state);
        observer.observe(node);
        for (const child of node.children) observer.observe(boxed(child));
        return state;
    }

    function begin(node) {
        const isNew = !states.has(node);
        const growth = anchorOf(valueFor(node, "scrollGrowth"));
        const start = anchorOf(valueFor(node, "scrollStart"));
        if (!growth && !start && isNew) return;
        const state = watch(node);
        state.growth = growth;
        const wasHeld = former.get(node.id);
        if (isNew && wasHeld === undefined && start) {
            moveTo(node, state, start);
            // The edge where a position begins is kept as one that the app has scrolled to.
            if (!growth && !start.isPoint) state.wanted = start;
        }
        if (isNew && wasHeld && growth) moveTo(node, state, growth);
        if (isNew) state.isHeld = anchorFor(state) !== undefined && isAt(node, anchorFor(state));
    }

    root.addEventListener("scroll", ({ target: node }) => {
        const state = states.get(node);
        if (!state || !anchorFor(state)) return;
        const hasMoved = Math.abs(node.scrollTop - state.top) > slack || Math.abs(node.scrollLeft - state.left) > slack;
        if (hasMoved) {
            const isThere = isAt(node, anchorFor(state));
            if (state.isHeld && !isThere) state.wanted = undefined;
            state.isHeld = isThere;
        }
        note(node, state);
    }, { capture: true, passive: true });

    return {
        /** Before a new tree: remembers which scroll views are held. */
        reset() {
            former = new Map([...states].map(([node, { isHeld }]) => [node.id, isHeld]));
            for (const node of states.keys()) observer.unobserve(node);
            states.clear();
        },

        /** After a patch or a new tree. */
        settle(ops) {
            if (!ops || ops.some(([verb, , key]) => verb === "insert" || keys.has(key))) {
                for (const holder of root.querySelectorAll(holders)) {
                    for (const node of holder.querySelectorAll(".scroll, .list")) {
                        begin(node);
                        const place = valueFor(node, "scrollAlignment");
                        if (place === undefined) delete node.dataset.aligned;
                        else node.dataset.aligned = place;
                    }
                }
            }
            former.clear();
            if (ops) keep();
        },

        keep,

        /** Scrolls to an edge, and stays there until a user scrolls away. */
        hold(node, anchor, behavior) {
            const state = watch(node);
            state.wanted = anchor;
            moveTo(node, state, anchor, behavior);
            state.isHeld = isAt(node, anchor);
        },
    };
}
