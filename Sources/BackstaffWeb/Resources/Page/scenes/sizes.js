// Sizes that the server asks for: those of `geometry` elements, of split views, and that of the window.
//
// A split view is taken to be narrower than the window by as much as it said last, and at first as wide. So one that
// fills the window, as most do, never reports, and however often a window is resized, its own size is all that goes out.
// Where a report is due it goes out after the window's size, from which the server takes the difference.

import { answers, idOf, roleOf } from "../elements/elements.js";

const settleTime = 100;

/** Watches the elements that want to know their size. `watch(node)` looks through a new element and all below it. */
export function makeSizes(connection) {
    const last = new WeakMap();
    const waiting = new WeakMap();  // split view → timer until its size has settled
    const held = new Set();         // what changed its size while columns moved
    const observer = new ResizeObserver((entries) => {
        for (const { target, contentRect } of entries) {
            if (!target.isConnected) {
                observer.unobserve(target);
                continue;
            }
            if (roleOf(target) === "split-view") {
                clearTimeout(waiting.get(target));
                waiting.set(target, setTimeout(() => reportSplitView(target), settleTime));
                continue;
            }
            if (target.closest(".changing")) {
                held.add(target);
                continue;
            }
            const size = `${contentRect.width} ${contentRect.height}`;
            if (last.get(target) === size || target.closest(".departing")) continue;
            last.set(target, size);
            connection.send({ e: idOf(target), do: "size", w: contentRect.width, h: contentRect.height });
        }
    });

    function reportSplitView(split) {
        const { width, height } = split.getBoundingClientRect();
        const inset = Math.round(sceneWidth() - width);
        if (!split.isConnected || width === 0 || inset === (last.get(split) ?? 0)) return;
        last.set(split, inset);
        connection.send({ e: idOf(split), do: "size", w: width, h: height });
    }

    return {
        /** Columns have come to rest: what waited for that is reported. */
        settle() {
            for (const node of held) {
                observer.unobserve(node);
                if (node.isConnected) observer.observe(node);
            }
            held.clear();
        },

        watch(node) {
            if (answers(node, "size")) observer.observe(node);
            for (const below of node.querySelectorAll(".geometry, .split-view, [data-size]")) {
                if (answers(below, "size")) observer.observe(below);
            }
        },
    };
}

/** Tells the server of the window's size, once it has settled, and of the person's appearance settings. */
export function startScene(connection) {
    let waiting;
    addEventListener("resize", () => {
        clearTimeout(waiting);
        waiting = setTimeout(() => {
            if (connection.hasTree) connection.send({ do: "resize", size: windowSize() });
        }, settleTime);
    });
    for (const query of [darkQuery, motionQuery]) {
        query.addEventListener("change", () => {
            if (connection.hasTree) connection.send({ do: "appearance", ...appearance() });
        });
    }
}

const darkQuery = matchMedia("(prefers-color-scheme: dark)");
const motionQuery = matchMedia("(prefers-reduced-motion: reduce)");

export const reducesMotion = () => motionQuery.matches;

/** How much of the window's width the navigation inspector takes, at the right. */
let docked = 0;

/** The width that the scene has, with its sheets and popovers. In style sheets it is `--scene-width`. */
export const sceneWidth = () => innerWidth - docked;

/** Leaves the scene less of the window's width. */
export function dock(width) {
    docked = width;
    dispatchEvent(new Event("resize"));
}

/** The size of the tab, also left for the server: the preview of the next visit is made for it. */
export function windowSize() {
    document.cookie = `backstaff-viewport=${innerWidth}x${innerHeight}; path=/; max-age=31536000; samesite=lax`;
    return [sceneWidth(), innerHeight];
}
export const appearance = () => ({ dark: darkQuery.matches, reduceMotion: motionQuery.matches });
