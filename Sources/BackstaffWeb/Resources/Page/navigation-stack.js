// Screens of a navigation stack: push and pop, the swipe from the edge, back by keys, and where focus goes.
//
//   push   insert(screen) + covered(former top)     new one slides in, former moves a third and dims
//   pop    remove(top)    + covered off             the DOM of the removed screen stays until it has slid out
//
//   swipe  edge, sideways ─► peek ─► follows the finger ─┬─ past half, or fast ─► back ─► patch: remove, no animation
//                                                        └─ let go ─► unpeek, slides home

import { answers, forget, idOf, nearestAnswering, roleOf } from "./elements.js";
import { isTyping } from "./events.js";
import { reducesMotion } from "./sizes.js";

const curve = "cubic-bezier(.32,.72,0,1)";
const slideTime = 350;
const fadeTime = 150;
const edge = 24;

const isRTL = (node) => getComputedStyle(node).direction === "rtl";
const screensOf = (stack) => [...stack.children].filter((child) => roleOf(child) === "screen"
    && !child.classList.contains("departing"));

function topOf(stack) {
    const screens = screensOf(stack);
    return screens.findLast((screen) => !screen.hasAttribute("data-covered")) ?? screens.at(-1);
}

const belowOf = (stack, screen) => screensOf(stack)[screensOf(stack).indexOf(screen) - 1];

function goesBack(stack) {
    const top = topOf(stack);
    return Boolean(top) && (screensOf(stack).length > 1 || top.querySelector(":scope > .navigation-bar > .back-button"));
}

export function makeNavigationStacks(root, connection) {
    const running = new Map();      // stack → what ends its transition at once
    const origins = new WeakMap();  // screen → the element that led away from it
    let lastActivated;
    let swipe;

    // MARK: Transitions

    function slide(stack, upper, lower, from, to) {
        running.get(stack)?.();
        const leaving = [upper, lower].filter((screen) => screen?.classList.contains("departing"));
        const sign = isRTL(stack) ? -1 : 1;
        const reduced = reducesMotion();
        const options = reduced
            ? { duration: fadeTime, easing: "linear", fill: "both" }
            : { duration: Math.max(slideTime * Math.abs(to - from), 120), easing: curve, fill: "both" };
        const animations = [];
        // `from` and `to` say how far the upper screen is out: 0 covers all, 1 is gone.
        if (reduced) {
            if (upper) animations.push(upper.animate({ opacity: [1 - from, 1 - to] }, options));
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

    /** Notes which screens are on top, before a patch. */
    function note() {
        const tops = new Map();
        for (const stack of root.querySelectorAll(".navigation-stack")) {
            const top = topOf(stack);
            if (!top) continue;
            const active = document.activeElement;
            const activated = lastActivated?.isConnected && top.contains(lastActivated) ? lastActivated : undefined;
            tops.set(stack, { top, origin: top.contains(active) ? active : activated });
        }
        return tops;
    }

    /** Takes a screen away, but leaves what a transition still has to show. Says whether it took care of the node. */
    function depart(node, tops, motion) {
        if (roleOf(node) !== "screen" || !motion) return false;
        const stack = node.parentElement;
        if (tops.get(stack)?.top !== node) return false;
        forget(node);
        node.classList.add("departing");
        node.inert = true;
        node.setAttribute("aria-hidden", "true");
        return true;
    }

    /** Shows what a patch did to the stacks, and moves focus along. */
    function move(tops, motion, n, mayFocus) {
        for (const [stack, { top: before, origin }] of tops) {
            if (!stack.isConnected) continue;
            const top = topOf(stack);
            if (swipe?.stack === stack && swipe.sentN !== undefined) {
                if (before === swipe.top && top !== before) {
                    endSwipedBack(before);
                } else if (n >= swipe.sentN && top === swipe.top) {
                    returnHome();
                }
            } else if (top !== before && top) {
                transition(stack, before, top, motion);
            }
            if (!top) before.remove();
            if (top === before || !top) continue;
            const isPush = before.isConnected && !before.classList.contains("departing")
                && before.hasAttribute("data-covered");
            if (isPush && origin) origins.set(before, origin);
            if (mayFocus && !top.contains(document.activeElement)) focusScreen(top, isPush ? undefined : origins.get(top));
        }
    }

    function transition(stack, before, top, motion) {
        if (motion === "push") slide(stack, top, before.isConnected ? before : undefined, 1, 0);
        else if (motion === "pop") slide(stack, before.isConnected ? before : undefined, top, 0, 1);
        else if (motion) fade(stack, top, before.isConnected ? before : undefined);
        else running.get(stack)?.();
    }

    /** Moves focus to the element that led away from a screen, or to its title. */
    function focusScreen(screen, origin) {
        const title = screen.querySelector(":scope > .navigation-bar > .bar-title");
        const goal = origin?.isConnected && screen.contains(origin) ? origin : title ?? screen;
        if (goal === screen && screen.tabIndex !== -1) screen.tabIndex = -1;
        goal.focus({ preventScroll: true });
    }

    // MARK: Swipe from the edge

    const progress = () => Math.min(Math.max(swipe.way / Math.max(swipe.width, 1), 0), 1);

    function drag() {
        const sign = isRTL(swipe.stack) ? -1 : 1;
        const below = belowOf(swipe.stack, swipe.top);
        if (below !== swipe.below) {
            swipe.below = below;
            below?.classList.add("moving");
        }
        const part = progress();
        swipe.top.classList.add("moving", "upper");
        swipe.top.style.transform = `translateX(${sign * part * 100}%)`;
        if (below) {
            below.style.transform = `translateX(${sign * (part - 1) / 3 * 100}%)`;
            below.style.setProperty("--dim", (1 - part) * 0.1);
        }
    }

    function clean(screen) {
        if (!screen) return;
        screen.style.transform = "";
        screen.style.removeProperty("--dim");
        screen.classList.remove("moving", "upper");
    }

    /** The patch took the screen away that the finger had moved out already. */
    function endSwipedBack(top) {
        const { below } = swipe;
        const finish = () => {
            top.remove();
            clean(below);
        };
        if (swipe.ending) swipe.ending.then(finish);
        else finish();
        swipe = undefined;
    }

    function returnHome() {
        const { stack, top, below } = swipe;
        const from = progress();
        swipe = undefined;
        clean(top);
        clean(below);
        if (from > 0) slide(stack, top, below, from, 0);
    }

    function glideOut() {
        const { top, below } = swipe;
        const from = progress();
        const sign = isRTL(swipe.stack) ? -1 : 1;
        const options = { duration: Math.max(slideTime * (1 - from), 100), easing: curve };
        const across = (part) => `translateX(${sign * part * 100}%)`;
        const animations = [top.animate({ transform: [across(from), across(1)] }, options)];
        if (below) animations.push(below.animate({ transform: [across((from - 1) / 3), across(0)] }, options));
        top.style.transform = across(1);
        if (below) {
            below.style.transform = "";
            below.style.setProperty("--dim", 0);
        }
        swipe.way = swipe.width;
        return Promise.allSettled(animations.map((animation) => animation.finished));
    }

    function stackAt(touch, target) {
        for (let stack = target.closest(".navigation-stack"); stack; stack = stack.parentElement?.closest(".navigation-stack")) {
            if (!answers(stack, "peek") || !goesBack(stack)) continue;
            const rect = stack.getBoundingClientRect();
            const distance = isRTL(stack) ? rect.right - touch.clientX : touch.clientX - rect.left;
            if (distance >= 0 && distance <= edge) return { stack, width: rect.width };
        }
        return undefined;
    }

    function touchStart(event) {
        if (swipe) {
            if (swipe.sentN === undefined && event.touches.length > 1) cancelSwipe();
            return;
        }
        if (event.touches.length !== 1 || !connection.takesTaps) return;
        const touch = event.touches[0];
        const found = stackAt(touch, event.target);
        if (!found) return;
        // Safari would start its own way back from this edge; no other browser needs this.
        if ("GestureEvent" in window && event.cancelable) event.preventDefault();
        swipe = {
            ...found, top: topOf(found.stack), startX: touch.clientX, startY: touch.clientY, way: 0, speed: 0,
            time: event.timeStamp, isMoving: false, target: event.target, isPrevented: event.defaultPrevented,
        };
    }

    function touchMove(event) {
        if (!swipe || swipe.sentN !== undefined) return;
        const touch = event.touches[0];
        const sign = isRTL(swipe.stack) ? -1 : 1;
        const way = (touch.clientX - swipe.startX) * sign;
        const aside = Math.abs(touch.clientY - swipe.startY);
        if (!swipe.isMoving) {
            if (aside > 10 && aside > way) {
                swipe = undefined;
                return;
            }
            if (way < 6) return;
            swipe.isMoving = true;
            running.get(swipe.stack)?.();
            connection.send({ e: idOf(swipe.stack), do: "peek" });
        }
        if (event.cancelable) event.preventDefault();
        const span = Math.max(event.timeStamp - swipe.time, 1);
        swipe.speed = swipe.speed * 0.3 + ((way - swipe.way) / span) * 0.7;
        swipe.time = event.timeStamp;
        swipe.way = way;
        drag();
    }

    function touchEnd(event) {
        if (!swipe || swipe.sentN !== undefined) return;
        if (!swipe.isMoving) {
            const { target, isPrevented } = swipe;
            swipe = undefined;
            if (isPrevented && event.type === "touchend") target.closest("a, button, input, textarea, .gesture")?.click();
            return;
        }
        const rested = event.timeStamp - swipe.time > 100;
        const completes = event.type === "touchend" && connection.takesTaps
            && (rested ? progress() > 0.5 : swipe.speed > 0.4 || (progress() > 0.5 && swipe.speed > -0.2));
        if (!completes) return cancelSwipe();
        swipe.sentN = connection.send({ e: idOf(swipe.stack), do: "back", steps: 1 });
        swipe.ending = glideOut();
    }

    function cancelSwipe() {
        if (swipe.isMoving) connection.send({ e: idOf(swipe.stack), do: "unpeek" });
        returnHome();
    }

    root.addEventListener("touchstart", touchStart, { passive: false });
    root.addEventListener("touchmove", touchMove, { passive: false });
    root.addEventListener("touchend", touchEnd);
    root.addEventListener("touchcancel", touchEnd);
    root.addEventListener("click", (event) => { lastActivated = nearestAnswering(event.target, "activate"); }, true);

    // MARK: Keys

    function stackForKeys() {
        for (let node = document.activeElement; node; node = node.parentElement) {
            if (roleOf(node) === "navigation-stack" && goesBack(node)) return node;
        }
        return [...root.querySelectorAll(".navigation-stack")]
            .find((stack) => !stack.closest("[data-covered]") && goesBack(stack));
    }

    addEventListener("keydown", (event) => {
        const isEscape = event.key === "Escape" && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
        const isAltLeft = event.key === "ArrowLeft" && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
        if (!isEscape && !isAltLeft) return;
        if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
        const stack = stackForKeys();
        if (!stack || !answers(stack, "back")) return;
        // The browser's own Alt-Left would be a second way back on top of this one.
        event.preventDefault();
        if (event.repeat || !connection.takesTaps || swipe) return;
        connection.send({ e: idOf(stack), do: "back", steps: 1 });
    });

    return {
        note, depart, move,
        /** The server won't take an event: a swipe that waits for it slides home. */
        refused(n) {
            if (swipe?.sentN === n) returnHome();
        },
        /** A whole new tree comes: nothing is under way any more. */
        reset() {
            for (const finish of [...running.values()]) finish();
            swipe = undefined;
            lastActivated = undefined;
        },
        /** A patch may have built the screen below, for which a finger waits. */
        continueSwipe() {
            if (swipe?.isMoving && swipe.sentN === undefined) {
                if (swipe.top.isConnected && !swipe.top.classList.contains("departing")) drag();
                else swipe = undefined;
            }
        },
    };
}
