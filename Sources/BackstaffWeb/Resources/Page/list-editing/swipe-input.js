// A finger, or two on a trackpad, that swipe a row aside.
//
// A trackpad goes on scrolling when the fingers have left it: that may open a row, but never does an action.

import { isEditing, uncovers } from "../list-rows/rows.js";
import { isRTL } from "../navigation-stack/screens.js";

const slack = 10;
const restTime = 110;

export function startSwipeInput(root, connection, stacks, swipes) {
    /** The row at a place in the page, if it may be swiped now. In edit mode only one that its minus has opened may. */
    function rowAt(target) {
        const row = target.closest?.(".row");
        if (!row || !connection.takesTaps || (isEditing(row) && swipes.row !== row)) return undefined;
        if (row.closest('[aria-disabled="true"]') || target.closest(".range, .row-handle")) return undefined;
        return row;
    }

    /** The edge that a way to the right (or left, if negative) uncovers. */
    const edgeFor = (row, way) => ((way > 0) !== isRTL(row) ? "leading" : "trailing");
    const outward = (way) => way * (isRTL(swipes.row) ? -1 : 1) * (swipes.edge === "leading" ? 1 : -1);

    /** Starts with a row, or takes up the one that is open. Says whether there is something to uncover. */
    function take(row, way) {
        if (swipes.row === row) {
            swipes.resume();
            return true;
        }
        const edge = edgeFor(row, way);
        if (!uncovers(row, edge)) return false;
        swipes.begin(row, edge);
        return true;
    }

    // MARK: Touch

    let touch;      // {row, x, y, base, isMoving, last, time, speed}

    root.addEventListener("touchstart", (event) => {
        if (touch?.isMoving) swipes.release(0);
        touch = undefined;
        if (event.touches.length !== 1 || stacks.isSwiping) return;
        const row = rowAt(event.target);
        if (!row) return;
        const { clientX: x, clientY: y } = event.touches[0];
        touch = { row, x, y, base: 0, isMoving: false, last: 0, time: event.timeStamp, speed: 0 };
    }, { passive: true });

    root.addEventListener("touchmove", (event) => {
        if (!touch) return;
        const { clientX, clientY } = event.touches[0];
        const across = clientX - touch.x;
        if (!touch.isMoving) {
            const aside = Math.abs(clientY - touch.y);
            if (aside > slack && aside > Math.abs(across)) touch = undefined;
            if (!touch || Math.abs(across) < slack) return;
            if (!touch.row.isConnected || !take(touch.row, across)) {
                touch = undefined;
                return;
            }
            touch.isMoving = true;
            touch.base = swipes.way - outward(across);
        }
        if (event.cancelable) event.preventDefault();
        // The row went home, or away, under the finger.
        if (swipes.row !== touch.row) {
            touch = undefined;
            return;
        }
        const way = touch.base + outward(across);
        const span = Math.max(event.timeStamp - touch.time, 1);
        touch.speed = touch.speed * 0.3 + ((way - touch.last) / span) * 0.7;
        touch.time = event.timeStamp;
        touch.last = way;
        swipes.drag(way);
    }, { passive: false });

    for (const name of ["touchend", "touchcancel"]) {
        root.addEventListener(name, (event) => {
            const ended = touch;
            touch = undefined;
            if (!ended?.isMoving || !swipes.row) return;
            const rested = event.timeStamp - ended.time > 100;
            if (name === "touchcancel") swipes.close();
            else swipes.release(rested ? 0 : ended.speed);
        });
    }

    // MARK: Trackpad

    let wheel;      // {row, way, timer, isOver}: until the wheel rests

    function rest() {
        if (wheel && !wheel.isOver && swipes.row === wheel.row) swipes.release(0, false);
        wheel = undefined;
    }

    root.addEventListener("wheel", (event) => {
        if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
        const row = wheel?.row ?? rowAt(event.target);
        if (!row) return;
        if (!wheel) {
            if (!take(row, -event.deltaX)) return;
            wheel = { row, way: swipes.way, isOver: false };
        }
        event.preventDefault();
        clearTimeout(wheel.timer);
        wheel.timer = setTimeout(rest, restTime);
        if (wheel.isOver || swipes.row !== row) return;
        wheel.way += outward(-event.deltaX);
        swipes.drag(wheel.way);
        // Back home: what comes after is momentum.
        if (wheel.way <= 0) {
            wheel.isOver = true;
            swipes.close();
        }
    }, { passive: false });
}
