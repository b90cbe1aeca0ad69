// How views come and go in an update with an animation: as their `transition` says, or else by fading.
//
//   inserted ──► from where its transition begins to its place
//   removed ──► out of the layout, at its former place ──► to where its transition ends ──► gone
//
//     move bottom,opacity              a transition of two changes
//     scale 0 0.5 0.5/opacity          one for the insertion, and another one for the removal
//     none                             no change
//
// Only views in stacks, screens and the like do so. Screens, rows of lists, bars and presentations have motions of their own.

import { idOf, nodeOf, roleOf } from "../elements/elements.js";
import { isRTL } from "../navigation-stack/screens.js";
import { reducesMotion } from "../scenes/sizes.js";
import { beginEndless, beginInserted } from "./former-values.js";
import { removeAfter } from "./leaving-views.js";
import { makeContentTransitions } from "./content-transitions.js";
import { refreshKeyframes } from "./keyframes.js";
import { animate, animationAround, leaveBehind } from "./motions.js";
import { makeRepeats } from "./repeats.js";

const containers = new Set([
    "v-stack", "h-stack", "z-stack", "lazy-stack", "lazy-grid", "style", "padding", "frame", "offset", "effect", "clip", "layer",
    "background", "overlay", "scroll", "screen-content", "geometry", "aspect-ratio", "fixed-size", "gesture",
]);

/** Where a transition begins or ends, as a keyframe, or `undefined` if it changes nothing. */
function outside(transition, node, isRemoval) {
    const [coming, going = coming] = transition.split("/");
    const changes = (isRemoval ? going : coming).split(",").map((change) => change.split(" ")).filter(([kind]) => kind !== "none");
    if (changes.length === 0) return undefined;
    if (reducesMotion()) return { opacity: 0 };
    const frame = {};
    const by = { x: [], y: [] };
    for (const [kind, ...values] of changes) {
        const [first, second, third] = values.map(Number);
        if (kind === "scale") {
            frame.scale = String(first);
            frame.transformOrigin = `${100 * second}% ${100 * third}%`;
        } else if (kind === "offset") {
            by.x.push(`${first}px`);
            by.y.push(`${second}px`);
        } else if (kind === "move") {
            const [edge] = values;
            const isBackward = edge === "top" || (edge === "leading") !== (isRTL(node) && edge !== "bottom");
            (edge === "top" || edge === "bottom" ? by.y : by.x).push(isBackward ? "-100%" : "100%");
        } else {
            frame.opacity = 0;
        }
    }
    const sum = (lengths) => (lengths.length > 0 ? `calc(${lengths.join(" + ")})` : "0px");
    if (by.x.length + by.y.length > 0) frame.translate = `${sum(by.x)} ${sum(by.y)}`;
    return frame;
}

const transitionOf = (node) => node.dataset.transition ?? "opacity";

/** The boxes of a node. An element that only has a style has none of its own. */
function boxesOf(node) {
    if (getComputedStyle(node).display !== "contents") return [node];
    return [...node.children].flatMap(boxesOf);
}

function appear(node) {
    const animation = animationAround(node.parentElement);
    const from = animation && outside(transitionOf(node), node, false);
    if (!from) return;
    const { transformOrigin = undefined } = from;
    for (const box of boxesOf(node)) animate(box, [from, transformOrigin ? { transformOrigin } : {}], animation);
}

function disappear({ node, parent, before, rect }) {
    const animation = animationAround(parent);
    const to = animation && outside(transitionOf(node), parent, true);
    if (!to) return;
    const leaving = leaveBehind(node, parent, before, rect);
    const { transformOrigin = undefined } = to;
    const going = animate(
        leaving, [transformOrigin ? { transformOrigin } : {}, to], { ...animation, fill: "both" });
    removeAfter(going, leaving);
}

/** The part of the window that a node fills, also if it has no box of its own. */
function rectOf(node) {
    const rects = boxesOf(node).map((box) => box.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
    if (rects.length === 0) return undefined;
    const left = Math.min(...rects.map((rect) => rect.left));
    const top = Math.min(...rects.map((rect) => rect.top));
    const right = Math.max(...rects.map((rect) => rect.right));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    return { left, top, width: right - left, height: bottom - top };
}

export function makeTransitions(root) {
    const repeats = makeRepeats();
    const contents = makeContentTransitions();
    let places = new Map();     // what the patch removes → where it was
    let inserted = [];
    let removed = [];
    let arrived = [];

    return {
        /** Notes where the views are that a patch removes. */
        note(operations) {
            places = new Map();
            inserted = [];
            removed = [];
            arrived = [];
            repeats.note(operations);
            contents.note(operations);
            for (const [verb, id] of operations) {
                const node = verb === "remove" ? nodeOf(id) : undefined;
                if (node?.parentElement && containers.has(roleOf(node.parentElement))) places.set(node, rectOf(node));
            }
        },

        inserted(node) {
            arrived.push(node);
            if (containers.has(roleOf(node.parentElement))) inserted.push({ node, id: idOf(node) });
        },

        removed(node, id, parent, before) {
            const rect = places.get(node);
            if (rect) removed.push({ node, id, parent, before, rect });
        },

        /** Begins the motions, after all operations of the patch. */
        play() {
            // A view that was only taken to another place comes and goes under the same number.
            const ids = (views) => new Set(views.map(({ id }) => id));
            const [coming, going] = [ids(inserted), ids(removed)];
            for (const view of removed) if (!coming.has(view.id) && view.parent.isConnected) disappear(view);
            for (const { node, id } of inserted) if (!going.has(id) && node.isConnected) appear(node);
            repeats.play();
            contents.play();
            beginInserted(arrived);
            beginEndless(root);
            refreshKeyframes(root, false);
        },

        /** Begins the animations without end of a whole tree. */
        begin() {
            beginEndless(root);
            refreshKeyframes(root, true);
        },
    };
}
