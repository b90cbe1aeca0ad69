// Lays out what is in a screen by the rules of BackstaffLayout. Each such part of the page is an island. Style sheets decide about
// its room, and about its leaves: texts, controls, lists and lazy containers.
//
//   new or changed elements ─┐                 questions ──► layout-measures.js ──► answers
//   other room ──────────────┴─► island ──► layout-rules.js ──► frames ──► placement.js

import { idOf, nodeOf } from "../elements/elements.js";
import { describe, isGrowing, leafAround, needsRules, paddingOf } from "./island-elements.js";
import { measure } from "./layout-measures.js";
import { loadRules } from "./layout-rules.js";
import { frameOf, place, release, setFrame } from "./placement.js";

const containers = ".screen-content";
const containerOf = (node) => node.closest(containers);

function loadSheet() {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = new URL("islands.css", import.meta.url).pathname;
    document.head.append(sheet);
    return new Promise((resolve, reject) => {
        sheet.addEventListener("load", resolve);
        sheet.addEventListener("error", reject);
    });
}

/** Adds an element as wide as the letters to which the browser is set, with what the device covers as padding. */
function addProbe() {
    const probe = document.createElement("div");
    probe.className = "layout-probe";
    document.body.append(probe);
    return probe;
}

/** Makes the islands of the page. */
export async function makeIslands(root) {
    const [rules] = await Promise.all([loadRules(new URL("layout.wasm", import.meta.url)), loadSheet()]);
    const islands = new Map();  // container → number of its island
    const probe = addProbe();

    const observer = new ResizeObserver((entries) => {
        // With letters of another size, all texts have other sizes.
        if (entries.some(({ target }) => target === probe)) return [...islands.keys()].forEach(rebuild);
        const changed = new Set();
        for (const { target } of entries) {
            const container = containerOf(target);
            if (!islands.has(container)) continue;
            if (target === container) changed.add(container);
            else if (Math.abs(target.offsetHeight - (frameOf(target)?.height ?? 0)) > 0.5) {
                rules.remeasure(islands.get(container), idOf(target));
                changed.add(container);
            }
        }
        changed.forEach(layOut);
    });

    function drop(container) {
        if (!islands.has(container)) return;
        rules.drop(islands.get(container));
        islands.delete(container);
        observer.unobserve(container);
        container.classList.remove("island");
        container.querySelectorAll(".placed").forEach(release);
    }

    function rebuild(container) {
        drop(container);
        if (!container.isConnected || !needsRules(container)) return;
        islands.set(container, rules.make(describe(container)));
        container.classList.add("island");
        layOut(container);
        observer.observe(container);
        for (const node of container.querySelectorAll(".placed")) if (isGrowing(node)) observer.observe(node);
    }

    function layOut(container) {
        const box = container.getBoundingClientRect();
        const scale = box.width / container.offsetWidth || 1;
        const insets = safeInsets(container, box, scale);
        const [top, left, bottom, right] = paddingOf(container);
        // A list or a scroll view under the bar begins at the edge of the container, and other views below the bar.
        const under = container.closest(".content-under-bar") ? insets : [0, 0, 0, 0];
        const width = container.clientWidth - left - right - under[1] - under[3];
        const height = container.clientHeight - top - bottom - under[0] - under[2];
        if (width <= 0 || height <= 0) return;
        const touched = new Set();
        const moved = rules.layOut(islands.get(container), { width, height, insets },
            (questions) => measure(questions, scale, (node) => touched.add(node)));
        for (const { id, ...frame } of moved) {
            const node = nodeOf(id);
            if (!node) continue;
            setFrame(node, frame);
            touched.add(node);
        }
        place(touched, container, [left + under[1], top + under[0]]);
    }

    /** What bars and the device cover around the room of a container: top, left, bottom, right. */
    function safeInsets(container, box, scale) {
        const screen = container.closest(".screen");
        const [top, left, bottom, right] = paddingOf(container);
        if (!screen) return [top, left, bottom, right];
        const outer = screen.getBoundingClientRect();
        if (!screen.classList.contains("content-under-bar")) {
            return [top + (box.top - outer.top) / scale, left, bottom + (outer.bottom - box.bottom) / scale, right];
        }
        const [deviceTop, ...device] = paddingOf(probe);
        const bar = screen.querySelector(":scope > .navigation-bar:not([data-placement])");
        return [bar ? (bar.getBoundingClientRect().bottom - outer.top) / scale : deviceTop, ...device];
    }

    /** Notes what an operation on a node changes: something in a leaf, or the elements of an island. */
    function noteChange(changes, node, isOfNodeItself) {
        const container = containerOf(node);
        if (!container) return;
        const leaf = leafAround(node, container);
        if (!leaf || (isOfNodeItself && leaf === node)) changes.rebuilt.add(container);
        else changes.remeasured.set(leaf, container);
    }

    return {
        /** Lays out everything in a new tree. */
        show() {
            for (const number of islands.values()) rules.drop(number);
            islands.clear();
            observer.disconnect();
            observer.observe(probe);
            root.querySelectorAll(containers).forEach(rebuild);
        },

        /** What operations change in islands, before they are performed. */
        note(ops) {
            const changes = { rebuilt: new Set(), remeasured: new Map() };
            for (const [verb, id] of ops) {
                const node = nodeOf(id);
                if (node) noteChange(changes, node, verb !== "text" && verb !== "insert");
            }
            return changes;
        },

        /** Lays out anew what operations have changed. */
        settle({ rebuilt, remeasured }, ops) {
            for (const [verb, , , element] of ops) {
                const node = verb === "insert" ? nodeOf(element[0]) : undefined;
                if (!node) continue;
                noteChange({ rebuilt, remeasured }, node, true);
                for (const inside of node.querySelectorAll(containers)) rebuilt.add(inside);
            }
            for (const container of [...islands.keys()]) if (!container.isConnected) drop(container);
            const changed = new Set();
            for (const [leaf, container] of remeasured) {
                if (rebuilt.has(container) || !islands.has(container)) continue;
                rules.remeasure(islands.get(container), idOf(leaf));
                changed.add(container);
            }
            changed.forEach(layOut);
            rebuilt.forEach(rebuild);
        },
    };
}
