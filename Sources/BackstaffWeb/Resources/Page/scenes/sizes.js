// Reports sizes to the server: those of `geometry` elements, of canvases, of drawn paths, of split views, and of the window.
//
// The server assumes that the difference between the window's and a split view's width stays as last reported, and is 0
// at first. So a split view that fills the window never reports a size, and a resize sends only the window's size. If a
// report is needed, it follows the window's size, from which the server computes the difference.

import { basePath } from "../base-path/base-path.js";
import { answers, idOf, roleOf } from "../elements/elements.js";

const settleTime = 100;

/** Watches the elements that observe their size. `watch(node)` adds those in a new element and below it. */
export function makeSizes(connection) {
    const last = new WeakMap();
    const waiting = new WeakMap();  // split view → timer until its size has settled
    const held = new Set();         // the nodes whose size changed while columns moved
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
        /** Reports the sizes that waited until the columns stopped. */
        settle() {
            for (const node of held) {
                observer.unobserve(node);
                if (node.isConnected) observer.observe(node);
            }
            held.clear();
        },

        watch(node) {
            if (answers(node, "size")) observer.observe(node);
            for (const below of node.querySelectorAll(".geometry, .canvas, .split-view, .clip, [data-size]")) {
                if (answers(below, "size")) observer.observe(below);
            }
        },
    };
}

/** Reports the window's size when it has settled, and the user's appearance settings. */
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

/** The width that the navigation inspector takes at the right of the window. */
let docked = 0;

/** The width of the scene with its sheets and popovers. In style sheets it is `--scene-width`. */
export const sceneWidth = () => innerWidth - docked;

/** Reduces the width of the scene. */
export function dock(width) {
    docked = width;
    dispatchEvent(new Event("resize"));
}

/** Stores a value in a cookie, from which the server makes the next preview. */
function storeForPreview(name, value) {
    document.cookie = `backstaff-${name}=${value}; path=${basePath || "/"}; max-age=31536000; samesite=lax`;
}

export function windowSize() {
    storeForPreview("viewport", `${innerWidth}x${innerHeight}`);
    return [sceneWidth(), innerHeight];
}

/** The user's appearance settings. */
export function appearance() {
    const dark = darkQuery.matches;
    const reduceMotion = motionQuery.matches;
    storeForPreview("appearance", `${dark ? "dark" : "light"}${reduceMotion ? "-still" : ""}`);
    return { dark, reduceMotion };
}
