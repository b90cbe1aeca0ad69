// Long presses and drags, by a finger or a pressed pointer. Space and Return can also press.
//
//   press   down ─► press ─── hold-duration ──► hold ──► up: press over, and no tap
//              └─ up, or moved ──► press over, and a tap as any other
//   button  down ─► press ──► up, or beside it ──► press over, and a tap
//   tap     down ─► a mouse has moved, even if it has come back ──► no tap
//   drag    down ── drag-distance ──► moved … moved ──► up: ended, and no tap

import { answers, idOf, isInTree, isOff, nearestAnswering, register, roleOf, tappedAt } from "../elements/elements.js";
import { Pace } from "./pace.js";
import { rounded, spaceOf } from "./points.js";
import { showCarrying } from "./carried-views.js";
import { showPinching } from "./pinch-hold.js";

const slack = 10;
/** How far in points a mouse moves until a press isn't a tap any more. For fingers, the browser decides. */
const tapSlack = 5;
const ownUse = "input, textarea, select, .range";

const numberOf = (node, name) => Number(node.style.getPropertyValue(name)) || 0;

/** Sets a class for each gesture that a view accepts. The style sheets use them. */
function showVerbs(node) {
    for (const verb of ["activate", "hold", "drag", "pinch", "carry"]) node.classList.toggle(`answers-${verb}`, answers(node, verb));
    showCarrying(node);
    showPinching(node);
}

register("gesture", { build: showVerbs, showVerbs });

export function startGestures(root, connection) {
    let press;                  // {node, timer, x, y}
    let pushed;                 // {button, isInside}: a button whose style shows presses, until the pointer is released
    let drag;                   // {node, x, y, left, top, isMoving, last, speed, pace}
    let tap;                    // {x, y, hasMoved}: a mouse that was pressed on a view with a tap gesture
    let ignoresClick = false;   // whether to ignore the click that ends a hold or a drag

    // MARK: Press

    function send(node, event) {
        if (isInTree(node) && connection.acceptsTaps) connection.send({ e: idOf(node), ...event });
    }

    function beginPress(node, x, y) {
        endPress();
        send(node, { do: "press", to: true });
        const timer = setTimeout(() => {
            ignoresClick = true;
            send(node, { do: "hold" });
        }, numberOf(node, "--hold-duration") * 1000);
        press = { node, timer, x, y };
    }

    function endPress() {
        if (!press) return;
        clearTimeout(press.timer);
        send(press.node, { do: "press", to: false });
        press = undefined;
    }

    // MARK: Buttons

    function push(button) {
        endPush();
        pushed = { button, isInside: false };
        showPush(true);
    }

    /** A button is pressed while the pointer is on it: it may leave and return. */
    function showPush(isInside) {
        if (!pushed || pushed.isInside === isInside) return;
        pushed.isInside = isInside;
        send(pushed.button, { do: "press", to: isInside });
    }

    function endPush() {
        showPush(false);
        pushed = undefined;
    }

    const isBeside = (node, { clientX, clientY }) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return clientX < left - slack || clientX > right + slack || clientY < top - slack || clientY > bottom + slack;
    };

    // MARK: Drag

    function report(how) {
        drag.pace.drop();
        const { x, y, left, top, last, speed } = drag;
        const event = {
            do: "drag", how, from: [rounded(x - left), rounded(y - top)], by: [rounded(last.x - x), rounded(last.y - y)],
        };
        if (how !== "cancelled") event.speed = [Math.round(speed.x), Math.round(speed.y)];
        send(drag.node, event);
    }

    function moveDrag(event) {
        const { clientX: x, clientY: y, timeStamp: time } = event;
        if (!drag.isMoving && Math.hypot(x - drag.x, y - drag.y) < numberOf(drag.node, "--drag-distance")) return;
        drag.isMoving = true;
        const span = Math.max(time - drag.last.time, 1) / 1000;
        for (const [axis, now] of [["x", x], ["y", y]]) {
            drag.speed[axis] = drag.speed[axis] * 0.3 + ((now - drag.last[axis]) / span) * 0.7;
        }
        drag.last = { x, y, time };
        drag.pace.ask();
    }

    function endDrag(how, time) {
        if (!drag) return;
        if (drag.isMoving) {
            // After a pause before the release there is no speed.
            if (time - drag.last.time > 100) drag.speed = { x: 0, y: 0 };
            ignoresClick = true;
            report(how);
        } else if (answers(drag.node, "hold")) {
            report("cancelled");  // A drag that follows a press is over, although it hasn't begun.
        }
        drag.pace.drop();
        drag = undefined;
    }

    // MARK: Pointers

    root.addEventListener("pointerdown", (event) => {
        if (!event.isPrimary || event.button !== 0) return;
        ignoresClick = false;
        const isOnTap = event.pointerType === "mouse" && roleOf(tappedAt(event.target)) === "gesture";
        tap = isOnTap ? { x: event.clientX, y: event.clientY, hasMoved: false } : undefined;
        if (!connection.acceptsTaps || event.target.closest?.(ownUse)) return;
        const { clientX: x, clientY: y } = event;
        const held = nearestAnswering(event.target, "hold");
        if (held && !isOff(held)) beginPress(held, x, y);
        const button = nearestAnswering(event.target, "press");
        if (button && !isOff(button)) push(button);
        const dragged = nearestAnswering(event.target, "drag");
        if (!dragged || isOff(dragged)) return;
        const box = spaceOf(dragged);
        drag = {
            node: dragged, x, y, left: box.left, top: box.top, isMoving: false, speed: { x: 0, y: 0 },
            last: { x, y, time: event.timeStamp }, pace: new Pace(() => report("moved")),
        };
    });
    addEventListener("pointermove", (event) => {
        if (!event.isPrimary) return;
        if (tap && Math.hypot(event.clientX - tap.x, event.clientY - tap.y) >= tapSlack) tap.hasMoved = true;
        if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > slack) endPress();
        if (pushed) showPush(!isBeside(pushed.button, event));
        if (drag) moveDrag(event);
    });
    addEventListener("pointerup", (event) => {
        if (!event.isPrimary) return;
        endPress();
        endPush();
        endDrag("ended", event.timeStamp);
    });
    addEventListener("pointercancel", (event) => {
        if (!event.isPrimary) return;
        endPress();
        endPush();
        endDrag("cancelled", event.timeStamp);
    });
    addEventListener("click", (event) => {
        // A click by a key has no count.
        const isMoved = tap?.hasMoved && event.detail > 0;
        tap = undefined;
        if (!ignoresClick && !isMoved) return;
        ignoresClick = false;
        event.preventDefault();
        event.stopPropagation();
    }, { capture: true });
    // A finger on a draggable view doesn't swipe or pull anything else.
    addEventListener("touchstart", (event) => {
        if (nearestAnswering(event.target, "drag") && !event.target.closest(ownUse)) event.stopPropagation();
    }, { capture: true, passive: true });
    addEventListener("dragstart", (event) => {
        if (drag) event.preventDefault();
    });
    // During a long press the browser's own menu doesn't open.
    addEventListener("contextmenu", (event) => {
        if (press) event.preventDefault();
    }, { capture: true });

    // MARK: Keys

    root.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        const node = event.target;
        if (!answers(node, "hold") || event.defaultPrevented) return;
        event.preventDefault();
        if (!event.repeat && connection.acceptsTaps && !isOff(node)) beginPress(node, 0, 0);
    });
    for (const name of ["keyup", "focusout"]) root.addEventListener(name, endPress);
    addEventListener("blur", () => {
        endPress();
        endPush();
        endDrag("cancelled", performance.now());
    });
}
