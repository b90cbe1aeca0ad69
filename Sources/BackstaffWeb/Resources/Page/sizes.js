// Sizes that the server asks for: those of `geometry` elements and that of the window.

import { answers, idOf } from "./elements.js";

/** Watches the elements that want to know their size. `watch(node)` looks through a new element and all below it. */
export function makeSizes(connection) {
    const last = new WeakMap();
    const observer = new ResizeObserver((entries) => {
        for (const { target, contentRect } of entries) {
            if (!target.isConnected) {
                observer.unobserve(target);
                continue;
            }
            const size = `${contentRect.width} ${contentRect.height}`;
            if (last.get(target) === size || target.closest(".departing")) continue;
            last.set(target, size);
            connection.send({ e: idOf(target), do: "size", w: contentRect.width, h: contentRect.height });
        }
    });
    return {
        watch(node) {
            if (answers(node, "size")) observer.observe(node);
            for (const below of node.querySelectorAll(".geometry, [data-size]")) {
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
        }, 100);
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
/** The size of the tab, also left for the server: the preview of the next visit is made for it. */
export function windowSize() {
    document.cookie = `backstaff-viewport=${innerWidth}x${innerHeight}; path=/; max-age=31536000; samesite=lax`;
    return [innerWidth, innerHeight];
}
export const appearance = () => ({ dark: darkQuery.matches, reduceMotion: motionQuery.matches });
