// Input for swipes on rows: one finger on a touch screen, or two on a trackpad.
//
// A trackpad continues to scroll after the fingers have left it. This momentum may open a row, but never performs an
// action.

import { isDisabled } from "../elements/elements.js";
import { isEditing, revealedActions } from "./rows.js";
import { isRTL } from "../navigation-stack/screens.js";

const slack = 10;
const restTime = 110;

export function startSwipeInput(root, connection, stacks, swipes) {
    /** The row at a place in the page, if it can be swiped. In edit mode only a row that its minus has opened can. */
    function rowAt(target) {
        const row = target.closest?.(".row");
        if (!row || !connection.acceptsTaps || (isEditing(row) && swipes.row !== row)) return undefined;
        if (isDisabled(row) || target.closest(".range, .row-handle")) return undefined;
        return row;
    }

    /** The edge that a swipe to the right reveals, or to the left if `offset` is negative. */
    const edgeFor = (row, offset) => ((offset > 0) !== isRTL(row) ? "leading" : "trailing");
    const outward = (offset) => offset * (isRTL(swipes.row) ? -1 : 1) * (swipes.edge === "leading" ? 1 : -1);

    /** Starts a swipe, or continues with the open row. Returns whether there is anything to reveal. */
    function startSwipe(row, offset) {
        if (swipes.row === row) {
            swipes.resume();
            return true;
        }
        const edge = edgeFor(row, offset);
        if (!revealedActions(row, edge)) return false;
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
            if (!touch.row.isConnected || !startSwipe(touch.row, across)) {
                touch = undefined;
                return;
            }
            touch.isMoving = true;
            touch.base = swipes.offset - outward(across);
        }
        if (event.cancelable) event.preventDefault();
        // The row was closed or removed under the finger.
        if (swipes.row !== touch.row) {
            touch = undefined;
            return;
        }
        const offset = touch.base + outward(across);
        const span = Math.max(event.timeStamp - touch.time, 1);
        touch.speed = touch.speed * 0.3 + ((offset - touch.last) / span) * 0.7;
        touch.time = event.timeStamp;
        touch.last = offset;
        swipes.drag(offset);
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

    let wheel;      // {row, offset, timer, isOver} until the wheel events stop

    function rest() {
        if (wheel && !wheel.isOver && swipes.row === wheel.row) swipes.release(0, false);
        wheel = undefined;
    }

    root.addEventListener("wheel", (event) => {
        if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
        const row = wheel?.row ?? rowAt(event.target);
        if (!row) return;
        if (!wheel) {
            if (!startSwipe(row, -event.deltaX)) return;
            wheel = { row, offset: swipes.offset, isOver: false };
        }
        event.preventDefault();
        clearTimeout(wheel.timer);
        wheel.timer = setTimeout(rest, restTime);
        if (wheel.isOver || swipes.row !== row) return;
        wheel.offset += outward(-event.deltaX);
        swipes.drag(wheel.offset);
        // The row is closed again. Later events are momentum.
        if (wheel.offset <= 0) {
            wheel.isOver = true;
            swipes.close();
        }
    }, { passive: false });
}
