// Reports what scroll views do and where they are, and which views in them are visible, to the views that ask for it.
//
//   idle ── a user scrolls ──► interacting ── lets go ──► decelerating ──► idle
//     └──── the app scrolls ──► animating ──► idle
//
// A view that asks has `scroll-reports`. Its verbs say for what: *scroll* for the first scroll view in it, *targets* for the
// views of a layout of scroll targets in that, and *visible* for the view itself in the scroll view around it.

import { answers, idOf, isCovered, isInTree } from "../elements/elements.js";
import { Pace } from "../gestures/pace.js";
import { boxed, rounded } from "../gestures/points.js";

/** The least time in ms between two reports of a scroll view. */
const restTime = 60;
/** How long in ms after the last move a scroll view is at rest. */
const idleTime = 150;
/** How long in ms after a turn of the wheel, or a key, a move is the user's. */
const inputTime = 200;
const mostTargets = 256;
const most = 1_000_000;
const keys = new Set(["scroll-reports", "verbs", "threshold"]);
const scrollKeys = new Set(["PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " "]);

const length = (value) => Math.min(Math.max(rounded(value), 0), most);

function scrollerFor(asker) {
    return answers(asker, "visible") ? asker.parentElement.closest(".scroll, .list") : asker.querySelector(".scroll, .list");
}

/** The extent of the content that is smaller than its scroll view. */
function contentSpan(node, from, to) {
    const boxes = [...node.children].map((child) => boxed(child).getBoundingClientRect());
    if (boxes.length === 0) return 0;
    return Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]));
}

/** Distances are from the top and from the leading edge, which is at the right in a language from right to left. */
function geometryOf(node) {
    const style = getComputedStyle(node);
    const inset = (side) => Number.parseFloat(style[`padding${side}`]) || 0;
    const [padding, leading, bottom, trailing] = ["Top", "InlineStart", "Bottom", "InlineEnd"].map(inset);
    // Under a bar, a box takes the place of the padding.
    const bar = node.matches(".under-bar") ? Number.parseFloat(getComputedStyle(node, "::before").blockSize) || 0 : 0;
    const top = padding + bar;
    const width = node.scrollWidth > node.clientWidth ? node.scrollWidth - leading - trailing : contentSpan(node, "left", "right");
    const height = node.scrollHeight > node.clientHeight ? node.scrollHeight - top - bottom : contentSpan(node, "top", "bottom");
    return {
        at: [rounded(Math.abs(node.scrollLeft) - leading), rounded(node.scrollTop - top)],
        content: [length(width), length(height)], container: [length(node.clientWidth), length(node.clientHeight)],
        ...(top || leading || bottom || trailing ? { insets: [top, leading, bottom, trailing].map(length) } : {}),
    };
}

/** The part of the screen where the content of a scroll view is visible: that below a bar. */
function viewOf(scroller) {
    const { left, top, right, bottom } = scroller.getBoundingClientRect();
    const bar = scroller.matches(".under-bar") ? Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0 : 0;
    return { left, top: top + bar, right, bottom };
}

/** The fraction of a view that is visible in a scroll view. */
function visiblePart(node, view) {
    const box = boxed(node).getBoundingClientRect();
    const width = Math.min(box.right, view.right) - Math.max(box.left, view.left);
    const height = Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top);
    return width > 0 && height > 0 ? (width * height) / (box.width * box.height) : 0;
}

const thresholdOf = (asker) => Number(asker.style.getPropertyValue("--threshold")) || 0;
const isVisible = (node, view, threshold) => {
    const part = visiblePart(node, view);
    return part > 0 && part >= threshold - 0.001;
};

function visibleTargets(scroller, threshold) {
    const view = viewOf(scroller);
    const found = [];
    for (const node of scroller.querySelectorAll('[data-scroll-snap="targets"] > * > *')) {
        if (idOf(node) === undefined || node.matches(".extent") || !isVisible(node, view, threshold)) continue;
        if (found.length < mostTargets) found.push(idOf(node));
    }
    return found;
}

export function makeScrollReports(root, connection) {
    const states = new Map();       // scroll view → {askers, phase, pace, timer}
    const told = new WeakMap();     // asker → what it was last told of each verb
    const observer = new ResizeObserver((entries) => {
        const nodes = new Set(entries.map(({ target }) => target.closest(".scroll, .list")));
        for (const node of nodes) states.get(node)?.pace.ask();
    });
    let isDown = false;
    let inputAt = -Infinity;

    function send(asker, event) {
        const before = told.get(asker) ?? {};
        const words = JSON.stringify(event);
        if (before[event.do] === words) return;
        told.set(asker, { ...before, [event.do]: words });
        connection.send({ e: idOf(asker), ...event });
    }

    function report(scroller, state) {
        if (!scroller.isConnected || isCovered(scroller) || !connection.acceptsTaps) return;
        const geometry = geometryOf(scroller);
        const isAtRest = state.phase === "idle";
        for (const asker of state.askers) {
            if (!isInTree(asker)) continue;
            const sendScroll = () => {
                if (answers(asker, "scroll")) send(asker, { do: "scroll", how: state.phase, ...geometry });
            };
            // The views at the end of a scroll belong to it, so they are sent before its end.
            if (!isAtRest) sendScroll();
            if (answers(asker, "targets")) send(asker, { do: "targets", ids: visibleTargets(scroller, thresholdOf(asker)) });
            if (answers(asker, "visible")) {
                send(asker, { do: "visible", to: isVisible(asker, viewOf(scroller), thresholdOf(asker)) });
            }
            if (isAtRest) sendScroll();
        }
    }

    function find() {
        for (const state of states.values()) state.askers = [];
        for (const asker of root.querySelectorAll("[data-scroll-reports]")) {
            const scroller = scrollerFor(asker);
            if (!scroller) continue;
            let state = states.get(scroller);
            if (!state) {
                state = { askers: [], phase: "idle" };
                state.pace = new Pace(() => report(scroller, state), restTime);
                states.set(scroller, state);
            }
            state.askers.push(asker);
        }
        for (const [scroller, state] of states) {
            if (scroller.isConnected && state.askers.length > 0) {
                observer.observe(scroller);
                for (const child of scroller.children) observer.observe(boxed(child));
            } else {
                clearTimeout(state.timer);
                state.pace.drop();
                states.delete(scroller);
            }
        }
    }

    function phaseNow(state) {
        if (isDown || performance.now() - inputAt < inputTime) return "interacting";
        return state.phase === "interacting" || state.phase === "decelerating" ? "decelerating" : "animating";
    }

    function enter(scroller, state, phase) {
        if (phase === state.phase) return state.pace.ask();
        state.phase = phase;
        state.pace.drop();
        report(scroller, state);
    }

    function rest(scroller, state) {
        clearTimeout(state.timer);
        if (isDown) state.timer = setTimeout(() => rest(scroller, state), idleTime);
        else enter(scroller, state, "idle");
    }

    root.addEventListener("scroll", ({ target: scroller }) => {
        const state = states.get(scroller);
        if (!state) return;
        enter(scroller, state, phaseNow(state));
        clearTimeout(state.timer);
        state.timer = setTimeout(() => rest(scroller, state), idleTime);
    }, { capture: true, passive: true });

    const observe = (kinds, act) => {
        for (const kind of kinds) root.addEventListener(kind, act, { capture: true, passive: true });
    };
    // The end of a touch is heard at the node where it began, also if that has been removed meanwhile.
    const ends = ["touchend", "touchcancel"];
    function lift(event) {
        isDown = event.touches.length > 0;
        if (!isDown) for (const kind of ends) event.currentTarget.removeEventListener(kind, lift);
    }
    observe(["touchstart"], (event) => {
        isDown = true;
        for (const kind of ends) event.target.addEventListener(kind, lift, { passive: true });
    });
    observe(["pointerdown"], (event) => { if (event.pointerType !== "touch") isDown = true; });
    for (const kind of ["pointerup", "pointercancel", "blur"]) {
        addEventListener(kind, (event) => { if (event.pointerType !== "touch") isDown = false; });
    }
    observe(["wheel"], () => { inputAt = performance.now(); });
    observe(["keydown"], (event) => {
        // A field or a control takes the key itself.
        const isTaken = event.target.closest?.("input, textarea, select, button, a, summary, [role=button], [role=slider]");
        if (scrollKeys.has(event.key) && !isTaken) inputAt = performance.now();
    });

    return {
        /** After a patch or a new tree, finds the views that ask, and reports what has changed. */
        settle(ops) {
            const changes = !ops || ops.some(([verb, , key]) => verb === "insert" || verb === "remove" || keys.has(key));
            if (changes) find();
            for (const state of states.values()) state.pace.ask();
        },
    };
}
