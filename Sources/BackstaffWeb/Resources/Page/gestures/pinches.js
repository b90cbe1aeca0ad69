// Pinches and rotations of views that ask for them: by two fingers, or on a trackpad.
//
//   two fingers on the view ──► moved … moved ──► one is lifted: ended
//   wheel with Control, which is a trackpad's pinch ──► moved … moved ──► a pause: ended
//   gesturestart, in WebKit ──► gesturechange: moved … moved ──► gestureend: ended
//
// Only the view itself has listeners that can hold back scrolling, so the page scrolls elsewhere without waiting for them.

import { answers, idOf, isInTree, isOff, nearestAnswering } from "../elements/elements.js";
import { Pace } from "./pace.js";
import { boxed, placeFor } from "./points.js";

/** How long in ms after a turn of the wheel a pinch ends. */
const wheelPause = 200;
/** The largest turn of the wheel that counts. A notch of a mouse is more than a trackpad reports at once. */
const mostTurn = 25;
const mostScale = 1_000_000;

const precise = (value) => Math.round(value * 10_000) / 10_000;

export function startPinches(root, connection) {
    const fingers = new Map();  // pointer → its place on the screen
    let pinch;                  // {kind, node, from, anchor, now, speed, isMoving, pace}
    let span;                   // of two fingers at the start: their distance, and their last angle
    let waiting;                // the timer until a pinch by the wheel ends

    function begin(kind, node, place) {
        const { left, top, width, height } = boxed(node).getBoundingClientRect();
        const part = (length, whole) => precise(whole > 0 ? length / whole : 0.5);
        pinch = {
            kind, node, from: placeFor(node, place), isMoving: false, speed: [0, 0],
            anchor: [part(place.clientX - left, width), part(place.clientY - top, height)],
            now: { scale: 1, turn: 0, time: performance.now() },
            pace: new Pace(() => report("moved")),
        };
    }

    function report(how) {
        const { node, from, anchor, now, speed } = pinch;
        if (!isInTree(node) || !connection.acceptsTaps) return;
        const event = { e: idOf(node), do: "pinch", how, from, anchor, scale: precise(now.scale), turn: precise(now.turn) };
        if (how !== "cancelled") event.speed = speed.map(precise);
        connection.send(event);
    }

    function move(scale, turn) {
        const { now, speed } = pinch;
        const time = performance.now();
        const seconds = Math.max(time - now.time, 1) / 1000;
        const next = Math.min(Math.max(scale, 0), mostScale);
        const faster = (old, change) => Math.min(Math.max(old * 0.3 + (change / seconds) * 0.7, -mostScale), mostScale);
        pinch.speed = [faster(speed[0], next - now.scale), faster(speed[1], turn - now.turn)];
        pinch.now = { scale: next, turn, time };
        pinch.isMoving ||= next !== 1 || turn !== 0;
        if (pinch.isMoving) pinch.pace.ask();
    }

    function end(how) {
        if (!pinch) return;
        pinch.pace.drop();
        clearTimeout(waiting);
        if (pinch.isMoving) {
            // After a pause before the end there is no speed.
            if (performance.now() - pinch.now.time > 100) pinch.speed = [0, 0];
            report(how);
        } else if (answers(pinch.node, "hold")) {
            report("cancelled");  // A pinch that follows a press is over, although it hasn't begun.
        }
        pinch = undefined;
    }

    function viewAt(event) {
        const node = nearestAnswering(event.target, "pinch");
        return node && !isOff(node) && connection.acceptsTaps ? node : undefined;
    }

    // MARK: Fingers

    function spread() {
        const [first, second] = fingers.values();
        const [x, y] = [second.clientX - first.clientX, second.clientY - first.clientY];
        return {
            distance: Math.max(Math.hypot(x, y), 1), angle: Math.atan2(y, x),
            middle: { clientX: first.clientX + x / 2, clientY: first.clientY + y / 2 },
        };
    }

    function lift(event, how) {
        if (!fingers.delete(event.pointerId)) return;
        if (pinch?.kind === "fingers") end(how);
    }

    root.addEventListener("pointerdown", (event) => {
        if (event.pointerType !== "touch") return;
        if (event.isPrimary) fingers.clear();
        const node = viewAt(event);
        if (!node || fingers.size === 2) return;
        fingers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY, node });
        if (fingers.size < 2) return;
        const [first] = fingers.values();
        if (first.node !== node) return;
        end("cancelled");
        const { distance, angle, middle } = spread();
        span = { distance, angle };
        begin("fingers", node, middle);
    });
    addEventListener("pointermove", (event) => {
        const finger = fingers.get(event.pointerId);
        if (!finger) return;
        fingers.set(event.pointerId, { ...finger, clientX: event.clientX, clientY: event.clientY });
        if (pinch?.kind !== "fingers" || fingers.size < 2) return;
        const { distance, angle } = spread();
        // The angle jumps by a whole turn where its range ends.
        const step = Math.atan2(Math.sin(angle - span.angle), Math.cos(angle - span.angle));
        span.angle = angle;
        move(distance / span.distance, pinch.now.turn + step);
    }, { passive: true });
    addEventListener("pointerup", (event) => lift(event, "ended"));
    addEventListener("pointercancel", (event) => lift(event, "cancelled"));
    addEventListener("blur", () => {
        fingers.clear();
        end("cancelled");
    });

    // MARK: Trackpads

    root.addEventListener("wheel", (event) => {
        if (!event.ctrlKey) return;
        const node = viewAt(event);
        if (!node || (pinch && pinch.kind !== "wheel")) return;
        if (pinch?.node !== node) {
            end("ended");
            begin("wheel", node, event);
        }
        const turned = Math.min(Math.max(event.deltaY, -mostTurn), mostTurn);
        move(pinch.now.scale * Math.exp(-turned / 100), 0);
        clearTimeout(waiting);
        waiting = setTimeout(() => end("ended"), wheelPause);
    }, { passive: true });

    // On a touch screen, WebKit reports these for fingers, too.
    root.addEventListener("gesturestart", (event) => {
        const node = fingers.size < 2 ? viewAt(event) : undefined;
        if (!node) return;
        end("cancelled");
        begin("trackpad", node, event);
    });
    root.addEventListener("gesturechange", (event) => {
        if (pinch?.kind === "trackpad") move(event.scale, (event.rotation * Math.PI) / 180);
    });
    root.addEventListener("gestureend", () => {
        if (pinch?.kind === "trackpad") end("ended");
    });
}
