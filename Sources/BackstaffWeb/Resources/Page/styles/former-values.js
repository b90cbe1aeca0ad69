// Changes of a view that the page hasn't shown: one that changes with an animation as soon as it appears, or one whose animation
// has no end, after a reload. The view is first shown with its former values, and then changes to those that it has.
//
//     ["linear", 2, 0, "forever", { "rotation": [0, 360] }]     curve, duration, delay, repeats, attributes

import { isInTree, set } from "../elements/elements.js";
import { endless, repeat } from "./repeats.js";

const styles = ["animation", "duration", "delay"];

/** Begins the animations of nodes, all at the same time. */
function begin(nodes) {
    if (nodes.length === 0) return;
    const changes = nodes.map((node) => ({ node, values: JSON.parse(node.dataset.formerValues) }));
    function show(index) {
        for (const { node, values: [, , , , attributes] } of changes) {
            for (const key in attributes) set(node, key, attributes[key][index]);
        }
        // A browser animates only from what it has computed before.
        document.getAnimations();
        nodes[0].getBoundingClientRect();
    }
    // The way back to the former values isn't an animation.
    for (const node of nodes) node.style.transition = "none";
    show(0);
    for (const { node, values } of changes) {
        styles.forEach((key, index) => set(node, key, values[index]));
        node.style.transition = "";
    }
    show(1);
    for (const { node, values: [, , , repeats] } of changes) {
        if (!repeat(node.getAnimations({ subtree: true }), repeats)) still.set(node, node.dataset.formerValues);
        for (const key of styles) set(node, key, null);
    }
}

/** The nodes whose former values have changed nothing that can be seen. */
const still = new WeakMap();

/** The nodes with former values. A copy of a screen, such as the one that is shown until the tree is there, has none. */
const valuesIn = (node) => [...(node.matches("[data-former-values]") ? [node] : []),
    ...node.querySelectorAll("[data-former-values]")].filter(isInTree);

/** Begins the animations of views that a patch has inserted. */
export function beginInserted(nodes) {
    begin(nodes.filter((node) => node.isConnected).flatMap(valuesIn));
}

/** The nodes with an animation without end. */
const running = new Set();

/** Begins the animations without end that don't run, such as those of a tree after a reload, and ends those that are over. */
export function beginEndless(root) {
    for (const node of running) {
        if (node.isConnected && node.dataset.formerValues) continue;
        // Not every browser ends a transition that has been given more runs.
        for (const each of endless(node)) each.cancel();
        running.delete(node);
    }
    const nodes = valuesIn(root).filter((node) => node.dataset.formerValues.includes('"forever'));
    for (const node of nodes) running.add(node);
    begin(nodes.filter((node) => still.get(node) !== node.dataset.formerValues && endless(node).length === 0));
}
