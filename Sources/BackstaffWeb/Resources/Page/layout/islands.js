// Lays out what is in a screen or a sheet by the rules of BackstaffLayout. Each such part is an island. Style sheets decide about
// the room of an island, and about texts, controls, lists and bars in it.
//
//   new or changed elements ─┐
//   other room ──────────────┴─► island ──► layout-rules.js ──► frames ──► styles of the elements
//                                  ▲              │ questions
//                                  └─ layout-measures.js

import { attributesOf, idOf, nodeOf, roleOf } from "../elements/elements.js";
import { measure } from "./layout-measures.js";
import { loadRules } from "./layout-rules.js";

const containers = ".screen-content";
/** What fills a container by itself. */
const filling = new Set(["list", "navigation-stack", "split-view", "tab-view", "unavailable", "inspector"]);
/** What the rules don't look into: style sheets lay it out. */
const opaque = new Set([
    ...filling, "text", "label", "image", "toggle", "text-field", "slider", "stepper", "date-picker", "color-picker", "progress",
    "picker", "menu", "labeled-content", "group-box", "disclosure", "control-group", "lazy-stack", "lazy-grid", "badge", "shape",
    "color", "gradient", "canvas", "divider", "spacer",
]);
/** What has the height of its own content, which may change without a patch. */
const growing = new Set(["lazy-stack", "lazy-grid", "disclosure", "group-box"]);

const insetsOf = (style) => ["paddingTop", "paddingLeft", "paddingBottom", "paddingRight"]
    .map((name) => Number.parseFloat(style[name]) || 0);

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

/** Makes the islands of the page. */
export async function makeIslands(root) {
    const [rules] = await Promise.all([loadRules(new URL("layout.wasm", import.meta.url)), loadSheet()]);
    const islands = new Map();  // container → { number, frames }
    const frames = new WeakMap();
    /** An element as wide as the letters to which the browser is set, with what the device covers as padding. */
    const probe = document.createElement("div");
    probe.className = "layout-probe";
    document.body.append(probe);
    const observer = new ResizeObserver((entries) => {
        const changed = new Set();
        if (entries.some(({ target }) => target === probe)) {
            for (const container of [...islands.keys()]) rebuild(container);
            return;
        }
        for (const { target } of entries) {
            const container = islands.has(target) ? target : target.closest(".island");
            if (!islands.has(container)) continue;
            if (target === container) changed.add(container);
            else if (Math.abs(target.offsetHeight - (frames.get(target)?.height ?? 0)) > 0.5) {
                rebuild(container);
            }
        }
        for (const container of changed) layOut(container);
    });

    function describe(node) {
        const role = roleOf(node);
        const attributes = { ...attributesOf(node) };
        if (role === "scroll") {
            const [, left, , right] = insetsOf(getComputedStyle(node));
            Object.assign(attributes, { leading: left, trailing: right });
        }
        if (node.classList.contains("under-bar")) attributes["safe-area"] = "all";
        const isLeaf = opaque.has(role) || attributes["arranged-width"] !== undefined;
        const children = isLeaf ? [] : [...node.children].filter((child) => roleOf(child)).map(describe);
        return { id: idOf(node), role, attributes, children };
    }

    /** The topmost boxes in a container. */
    const boxesIn = (node) => [...node.children].flatMap((child) =>
        child.classList.contains("style") ? boxesIn(child) : roleOf(child) ? [child] : []);

    const isIsland = (container) => {
        const boxes = boxesIn(container);
        return boxes.length > 0 && !boxes.every((box) => filling.has(roleOf(box)));
    };

    function drop(container) {
        const island = islands.get(container);
        if (!island) return;
        rules.drop(island.number);
        islands.delete(container);
        observer.unobserve(container);
        container.classList.remove("island");
        for (const node of container.querySelectorAll(".placed")) release(node);
    }

    function release(node) {
        node.classList.remove("placed", "placed-in-flow");
        for (const name of ["left", "top", "width", "height", "position", "margin-inline-start", "margin-top"]) {
            node.style.removeProperty(name);
        }
        frames.delete(node);
    }

    function rebuild(container) {
        drop(container);
        if (!isIsland(container)) return;
        islands.set(container, { number: rules.make(describe(container)), room: undefined });
        container.classList.add("island");
        layOut(container);
        observer.observe(container);
        for (const node of container.querySelectorAll(".placed")) if (growing.has(roleOf(node))) observer.observe(node);
    }

    function layOut(container) {
        const island = islands.get(container);
        const box = container.getBoundingClientRect();
        const scale = box.width / container.offsetWidth || 1;
        const insets = safeInsets(container, box, scale);
        const [top, left, bottom, right] = insetsOf(getComputedStyle(container));
        // A list or a scroll view under the bar begins at the edge of the container, and other views below the bar.
        const under = container.closest(".content-under-bar") ? insets : [0, 0, 0, 0];
        const width = container.clientWidth - left - right - under[1] - under[3];
        const height = container.clientHeight - top - bottom - under[0] - under[2];
        if (width <= 0 || height <= 0) return;
        island.origin = [left + under[1], top + under[0]];
        const touched = new Set();
        const moved = rules.layOut(island.number, { width, height, insets },
            (questions) => measure(questions, scale, (node) => touched.add(node)));
        const scrolls = new Set();
        for (const { id, ...frame } of moved) {
            const node = nodeOf(id);
            if (!node) continue;
            frames.set(node, frame);
            touched.add(node);
        }
        for (const node of touched) place(node, island, container, scrolls);
        for (const scroll of scrolls) placeInFlow(scroll);
    }

    /** What bars and the device cover around the room of a container: top, left, bottom, right. */
    function safeInsets(container, box, scale) {
        const screen = container.closest(".screen");
        const [top, left, bottom, right] = insetsOf(getComputedStyle(container));
        if (!screen) return [top, left, bottom, right];
        const outer = screen.getBoundingClientRect();
        const isUnderBar = screen.classList.contains("content-under-bar");
        const bar = isUnderBar ? screen.querySelector(":scope > .navigation-bar:not([data-placement])") : undefined;
        if (isUnderBar) {
            const device = insetsOf(getComputedStyle(probe));
            const above = bar ? (bar.getBoundingClientRect().bottom - outer.top) / scale : device[0];
            return [above, device[1], device[2], device[3]];
        }
        return [top + (box.top - outer.top) / scale, left, bottom + (outer.bottom - box.bottom) / scale, right];
    }

    const boxAround = (node) => {
        let box = node.parentElement;
        while (["style", "layer"].includes(roleOf(box)) || box.dataset.placement === "grid-row") box = box.parentElement;
        return box;
    };

    function place(node, island, container, scrolls) {
        const frame = frames.get(node);
        if (!frame) return release(node);
        node.classList.add("placed");
        const box = boxAround(node);
        const { style } = node;
        // Browsers have fractions of a pixel of their own, which aren't a reason for another line.
        style.width = `${frame.width + (roleOf(node) === "text" ? 1 / 32 : 0)}px`;
        style.height = growing.has(roleOf(node)) ? "auto" : `${frame.height}px`;
        if (roleOf(box) === "scroll") {
            style.removeProperty("position");
            node.classList.add("placed-in-flow");
            scrolls.add(box);
            return;
        }
        style.position = "absolute";
        const [left, top] = box === container ? island.origin : [0, 0];
        style.left = `${frame.x + left}px`;
        style.top = `${frame.y + top}px`;
    }

    /** What is in a scroll view stays in its flow, so that the view knows how far it scrolls. */
    function placeInFlow(scroll) {
        const isHorizontal = scroll.dataset.axis === "horizontal";
        const isRightToLeft = getComputedStyle(scroll).direction === "rtl";
        const [top, left, , right] = insetsOf(getComputedStyle(scroll));
        let end = 0;
        for (const node of boxesIn(scroll)) {
            const frame = frames.get(node);
            if (!frame) continue;
            const x = isRightToLeft
                ? scroll.clientWidth - right - frame.x - frame.width : frame.x - left;
            const along = isHorizontal ? x : frame.y;
            node.style.marginInlineStart = `${isHorizontal ? along - end : x}px`;
            node.style.marginTop = `${isHorizontal ? frame.y : along - end}px`;
            end = along + (isHorizontal ? frame.width : frame.height);
        }
    }

    const containerOf = (node) => node?.closest(containers);

    /** The outermost element around a node that style sheets lay out, in the island of a container. */
    function leafAround(node, container) {
        let leaf;
        for (let current = node; current && current !== container; current = current.parentElement) {
            if (opaque.has(roleOf(current)) || attributesOf(current)?.["arranged-width"] !== undefined) leaf = current;
        }
        return leaf;
    }

    /** Notes what an operation on a node changes: the inside of a leaf, or the elements of an island. */
    function noteChange(changes, node, isOfNodeItself) {
        const container = containerOf(node);
        if (!container) return;
        const leaf = leafAround(node, container);
        if (!leaf || (isOfNodeItself && leaf === node)) changes.rebuilt.add(container);
        else if (islands.has(container)) changes.remeasured.set(leaf, container);
    }

    return {
        /** Lays out everything in a new tree. */
        show() {
            for (const container of [...islands.keys()]) {
                rules.drop(islands.get(container).number);
                islands.delete(container);
            }
            observer.disconnect();
            observer.observe(probe);
            for (const container of root.querySelectorAll(containers)) rebuild(container);
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
        settle(changes, ops) {
            for (const [verb, , , element] of ops) {
                const node = verb === "insert" ? nodeOf(element[0]) : undefined;
                if (!node) continue;
                noteChange(changes, node, true);
                for (const inside of node.querySelectorAll(containers)) changes.rebuilt.add(inside);
            }
            for (const container of [...islands.keys()]) if (!container.isConnected) drop(container);
            const others = new Set();
            for (const [leaf, container] of changes.remeasured) {
                if (changes.rebuilt.has(container) || !islands.has(container) || !leaf.isConnected) continue;
                rules.remeasure(islands.get(container).number, idOf(leaf));
                others.add(container);
            }
            for (const container of others) layOut(container);
            for (const container of changes.rebuilt) if (container.isConnected) rebuild(container);
        },
    };
}
