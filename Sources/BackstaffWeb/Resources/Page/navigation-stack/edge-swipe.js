// The swipe back from the edge of a screen.
//
//   edge, sideways ─► peek ─► follows the finger ─┬─ past half, or fast ─► back ─► patch: remove, no animation
//                                                 └─ released, or refused ─► unpeek, slides back
//
// In a collapsed split view, the swipe goes back one column. That column is already in the tree, so there is no peek,
// and back is a tap on the column's back button.

import { answers, idOf } from "../elements/elements.js";
import { columnBackButton, containers, goesBack, hidesBack, isCollapsed, isRTL, topOf } from "./screens.js";
import { clean, continueGlide, drag, glideOut, progress } from "./edge-swipe-motion.js";

const edge = 24;

const distanceFromEdge = (stack, touch) => {
    const rect = stack.getBoundingClientRect();
    return isRTL(stack) ? rect.right - touch.clientX : touch.clientX - rect.left;
};

/** The innermost stack that a touch at its edge can swipe back. */
function stackAt(touch, target) {
    const next = (node) => node?.closest(containers);
    for (let stack = next(target); stack; stack = next(stack.parentElement)) {
        const back = isCollapsed(stack) ? columnBackButton(topOf(stack)) : undefined;
        if (!back && !(answers(stack, "peek") && goesBack(stack))) continue;
        const distance = distanceFromEdge(stack, touch);
        if (distance >= 0 && distance <= edge) {
            return { stack, back, width: stack.getBoundingClientRect().width };
        }
    }
    return undefined;
}

/** `slide(stack, upper, lower, from, to)` animates. `finishTransition(stack)` ends a running transition. */
export function makeEdgeSwipe(root, connection, { slide, finishTransition }) {
    let swipe;
    let blocked;    // the start of a touch at the edge of a screen that doesn't allow a swipe back

    /** Ends a swipe after the patch has removed or covered the swiped screen. A copy glides out in its place. */
    function endSwipedBack(top, copy) {
        const { below } = swipe;
        if (copy) {
            continueGlide(top, copy);
            clean(top);
        }
        const finish = () => {
            copy?.remove();
            if (top.classList.contains("departing")) top.remove();
            else clean(top);
            clean(below);
        };
        if (swipe.ending) swipe.ending.then(finish);
        else finish();
        swipe = undefined;
    }

    function slideBack() {
        const { stack, top, below } = swipe;
        const from = progress(swipe);
        swipe = undefined;
        clean(top);
        clean(below);
        if (from > 0) slide(stack, top, below, from, 0);
    }

    function abandon() {
        const { top, below } = swipe;
        swipe = undefined;
        clean(top);
        clean(below);
    }

    function touchStart(event) {
        blocked = undefined;
        if (swipe) {
            if (swipe.sentN === undefined && event.touches.length > 1) cancelSwipe();
            return;
        }
        if (event.touches.length !== 1 || !connection.acceptsTaps) return;
        const touch = event.touches[0];
        const found = stackAt(touch, event.target);
        if (!found) {
            const stack = event.target.closest?.(".navigation-stack");
            const isKept = stack && topOf(stack) && hidesBack(topOf(stack)) && distanceFromEdge(stack, touch) <= edge;
            if (isKept) blocked = { x: touch.clientX, y: touch.clientY };
            return;
        }
        // Safari would start its own back swipe at this edge. Other browsers don't need this.
        if ("GestureEvent" in window && event.cancelable) event.preventDefault();
        swipe = {
            ...found, top: topOf(found.stack), startX: touch.clientX, startY: touch.clientY, distance: 0, speed: 0,
            time: event.timeStamp, isMoving: false, target: event.target, isPrevented: event.defaultPrevented,
        };
    }

    function touchMove(event) {
        if (blocked && event.cancelable) {
            // The browser's own swipe must not leave the screen either.
            const { clientX, clientY } = event.touches[0];
            if (Math.abs(clientX - blocked.x) > Math.abs(clientY - blocked.y)) event.preventDefault();
        }
        if (!swipe || swipe.sentN !== undefined) return;
        const touch = event.touches[0];
        const sign = isRTL(swipe.stack) ? -1 : 1;
        const distance = (touch.clientX - swipe.startX) * sign;
        const aside = Math.abs(touch.clientY - swipe.startY);
        if (!swipe.isMoving) {
            if (aside > 10 && aside > distance) {
                swipe = undefined;
                return;
            }
            if (distance < 6) return;
            swipe.isMoving = true;
            finishTransition(swipe.stack);
            if (!swipe.back) connection.send({ e: idOf(swipe.stack), do: "peek" });
        }
        if (event.cancelable) event.preventDefault();
        const span = Math.max(event.timeStamp - swipe.time, 1);
        swipe.speed = swipe.speed * 0.3 + ((distance - swipe.distance) / span) * 0.7;
        swipe.time = event.timeStamp;
        swipe.distance = distance;
        drag(swipe);
    }

    function touchEnd(event) {
        if (!swipe || swipe.sentN !== undefined) return;
        if (!swipe.isMoving) {
            const { target, isPrevented } = swipe;
            swipe = undefined;
            if (isPrevented && event.type === "touchend") {
                target.closest("a, button, input, textarea, .gesture")?.click();
            }
            return;
        }
        const rested = event.timeStamp - swipe.time > 100;
        const completes = event.type === "touchend" && connection.acceptsTaps
            && (rested ? progress(swipe) > 0.5 : swipe.speed > 0.4 || (progress(swipe) > 0.5 && swipe.speed > -0.2));
        if (!completes) return cancelSwipe();
        swipe.sentN = connection.send(swipe.back
            ? { e: idOf(swipe.back), do: "activate" } : { e: idOf(swipe.stack), do: "back", steps: 1 });
        swipe.ending = glideOut(swipe);
    }

    function cancelSwipe() {
        if (swipe.isMoving && !swipe.back) connection.send({ e: idOf(swipe.stack), do: "unpeek" });
        slideBack();
    }

    root.addEventListener("touchstart", touchStart, { passive: false });
    root.addEventListener("touchmove", touchMove, { passive: false });
    root.addEventListener("touchend", touchEnd);
    root.addEventListener("touchcancel", touchEnd);

    return {
        get isActive() { return swipe !== undefined; },

        /** Whether a stack's top screen has been swiped out and waits for the server's patch. */
        awaitsPatch: (stack) => swipe?.stack === stack && swipe.sentN !== undefined,

        /** Handles a patch that answers events up to `n` while a swiped screen waits. */
        settle(before, top, n, copy) {
            if (before === swipe.top && top !== before) return endSwipedBack(before, copy);
            copy?.remove();
            if (n >= swipe.sentN && top === swipe.top) slideBack();
        },

        /** Slides a screen back after the server has refused its event. */
        refused(n) {
            if (swipe?.sentN === n) slideBack();
        },

        /** Continues a swipe after a patch that may have made the screen below. */
        continue() {
            if (!swipe?.isMoving || swipe.sentN !== undefined) return;
            const isOnTop = swipe.top.isConnected && topOf(swipe.stack) === swipe.top;
            if (isOnTop) drag(swipe);
            else abandon();
        },

        /** Cancels a swipe in a container that no longer goes back, because a split view was expanded. */
        abandon(container) {
            if (swipe?.stack === container) abandon();
        },

        /** Prepares for a new tree. */
        reset() { swipe = undefined; },
    };
}
