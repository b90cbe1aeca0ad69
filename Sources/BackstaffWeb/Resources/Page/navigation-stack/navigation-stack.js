// Transitions of a navigation stack, and where focus goes. The columns of a collapsed split view move as screens do,
// but stay in the tree: there a pop covers the former top.
//
//   push   insert(screen) + covered(former top)     new one slides in, former moves a third and dims
//   pop    remove(top)    + covered off             the DOM of the removed screen stays until it has slid out
//
// A screen with a zoom source grows out of the source instead: see zoom-transition.js.

import { curve } from "../styles/curve.js";
import { focusBelowDialog } from "../presentation/dialogs.js";
import { makeEdgeSwipe } from "./edge-swipe.js";
import { forget, roleOf, tappedAt } from "../elements/elements.js";
import { copyLeavingColumn, showCopy } from "./leaving-columns.js";
import { announceScreen } from "./screen-announcements.js";
import { containers, entryOf, isCollapsed, isRTL, titleOf, topOf } from "./screens.js";
import { reducesMotion } from "../scenes/sizes.js";
import { zoom, zoomFrames } from "./zoom-transition.js";

const slideTime = 350;
const fadeTime = 150;

export function makeNavigationStacks(root, connection) {
    const running = new Map();      // stack → a function that ends its transition immediately
    const origins = new WeakMap();  // screen → the element that led away from it
    let lastActivated;
    const swipe = makeEdgeSwipe(root, connection, {
        slide,
        finishTransition: (stack) => running.get(stack)?.(),
    });

    // MARK: Transitions

    function slide(stack, upper, lower, from, to, mayZoom = false) {
        running.get(stack)?.();
        const leaving = [upper, lower].filter((screen) => screen?.classList.contains("departing"));
        const sign = isRTL(stack) ? -1 : 1;
        const reduced = reducesMotion();
        const options = reduced
            ? { duration: fadeTime, easing: "linear", fill: "both" }
            : { duration: Math.max(slideTime * Math.abs(to - from), 120), easing: curve, fill: "both" };
        const animations = [];
        // `from` and `to` are positions of the upper screen: 0 covers the lower screen, 1 is off screen.
        const frames = mayZoom && !reduced && upper ? zoomFrames(upper, lower) : undefined;
        if (reduced) {
            if (upper) animations.push(upper.animate({ opacity: [1 - from, 1 - to] }, options));
        } else if (frames) {
            animations.push(...zoom(upper, frames, to < from),
                lower.animate({ opacity: [(1 - from) * 0.2, (1 - to) * 0.2] }, { ...options, pseudoElement: "::after" }));
        } else {
            const across = (part) => `translateX(${sign * part * 100}%)`;
            if (upper) animations.push(upper.animate({ transform: [across(from), across(to)] }, options));
            if (lower) {
                animations.push(
                    lower.animate({ transform: [across((from - 1) / 3), across((to - 1) / 3)] }, options),
                    lower.animate({ opacity: [(1 - from) * 0.1, (1 - to) * 0.1] },
                        { ...options, pseudoElement: "::after" }));
            }
        }
        upper?.classList.add("moving", "upper");
        lower?.classList.add("moving");
        let isDone = false;
        const finish = () => {
            if (isDone) return;
            isDone = true;
            if (running.get(stack) === finish) running.delete(stack);
            for (const animation of animations) animation.cancel();
            upper?.classList.remove("moving", "upper");
            lower?.classList.remove("moving");
            for (const screen of leaving) screen.remove();
        };
        running.set(stack, finish);
        Promise.all(animations.map((animation) => animation.finished)).then(finish, finish);
        return finish;
    }

    function fade(stack, incoming, outgoing) {
        running.get(stack)?.();
        const isLeaving = outgoing?.classList.contains("departing");
        incoming.classList.add("moving", "upper");
        outgoing?.classList.add("moving");
        const animation = incoming.animate({ opacity: [0, 1] }, { duration: reducesMotion() ? fadeTime : 250 });
        const finish = () => {
            if (running.get(stack) === finish) running.delete(stack);
            animation.cancel();
            incoming.classList.remove("moving", "upper");
            outgoing?.classList.remove("moving");
            if (isLeaving) outgoing.remove();
        };
        running.set(stack, finish);
        animation.finished.then(finish, finish);
    }

    const isHidden = (stack) => stack.closest("[data-covered]") !== null;

    /** Notes which screens are on top, before a patch. */
    function note(operations, motion) {
        const tops = new Map();
        for (const stack of root.querySelectorAll(containers)) {
            const top = topOf(stack);
            if (!top) continue;
            const active = focusBelowDialog();
            const activated = lastActivated?.isConnected && top.contains(lastActivated) ? lastActivated : undefined;
            const leaving = motion === "pop" ? copyLeavingColumn(stack, top, operations) : undefined;
            tops.set(stack, {
                top, leaving, wasHidden: isHidden(stack), origin: top.contains(active) ? active : activated,
            });
        }
        return tops;
    }

    /** Removes a screen, but keeps its DOM for the transition. Returns whether it has handled the node. */
    function depart(node, tops, motion) {
        if (roleOf(node) !== "screen" || !motion) return false;
        const stack = node.parentElement;
        const known = tops.get(stack);
        if (known?.top !== node || known.wasHidden) return false;
        forget(node);
        node.classList.add("departing");
        node.inert = true;
        node.setAttribute("aria-hidden", "true");
        return true;
    }

    /** Animates the changes of a patch to the stacks, and moves focus. */
    function move(tops, motion, n, mayFocus) {
        for (const [stack, { top: before, leaving, wasHidden, origin }] of tops) {
            if (!stack.isConnected) continue;
            if (!stack.matches(containers)) {
                swipe.abandon(stack);
                continue;
            }
            const top = topOf(stack);
            const copy = leaving && top !== before ? showCopy(stack, leaving) : undefined;
            // In a column that the patch has covered, nothing moves.
            const isStill = wasHidden || isHidden(stack);
            if (swipe.awaitsPatch(stack)) swipe.settle(before, top, n, copy);
            else if (top !== before && top) transition(stack, copy ?? before, top, isStill ? undefined : motion);
            if (!top) before.remove();
            if (top === before || !top) continue;
            const isPush = before.isConnected && !before.classList.contains("departing")
                && (before.compareDocumentPosition(top) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
            if (isPush && origin) origins.set(before, origin);
            // In a split view, a tap in another column may change this screen. The focus then stays in the other
            // column.
            const split = stack.closest(".split-view");
            const isBystander = origin === undefined && split && !isCollapsed(split);
            if (mayFocus && !isBystander && !top.contains(document.activeElement)) {
                focusScreen(top, isPush, origins.get(top));
            }
            if (!wasHidden && !isHidden(top)) announceScreen(top);
        }
    }

    function transition(stack, before, top, motion) {
        if (motion === "push") slide(stack, top, before.isConnected ? before : undefined, 1, 0, true);
        else if (motion === "pop") slide(stack, before.isConnected ? before : undefined, top, 0, 1, true);
        else if (motion) fade(stack, top, before.isConnected ? before : undefined);
        else {
            running.get(stack)?.();
            if (before.classList.contains("departing")) before.remove();
        }
    }

    /** Moves focus to a screen: to the title of a new screen, or else to the element that led away from the screen. */
    function focusScreen(screen, isPush, origin) {
        const isThere = !isPush && origin?.isConnected && screen.contains(origin);
        const usual = !isPush && roleOf(screen) === "column" ? entryOf(screen) : titleOf(screen);
        const goal = isThere ? origin : usual ?? screen;
        if (goal === screen && screen.tabIndex !== -1) screen.tabIndex = -1;
        goal.focus({ preventScroll: true });
    }

    root.addEventListener("click", (event) => {
        // A tap in a dialog doesn't count. The element that was tapped before it does.
        if (!event.target.closest(".dialog")) lastActivated = tappedAt(event.target);
    }, true);

    return {
        note, depart, move,
        refused: swipe.refused,
        continueSwipe: swipe.continue,

        /** Ends a container's transition immediately. */
        finish: (container) => running.get(container)?.(),
        get isSwiping() { return swipe.isActive; },

        /** Prepares for a new tree by ending all transitions. */
        reset() {
            for (const finish of [...running.values()]) finish();
            swipe.reset();
            lastActivated = undefined;
        },
    };
}
