// Moves rows by their handle, with a pointer or with keys.
//
//   press, or Space ─► lifted ── pointer, arrows ──► others make room ─┬─ release, or Space ─► move ─► patch
//                                                                      └─ Escape ─► it returns
//
// The DOM keeps its order until the server has moved the row. Until then, rows are only shifted visually (row-lift.js).
// The server removes rows that are off screen. So a row that is dragged far is moved to its current position on the way.

import { announce } from "../accessibility/announcements.js";
import { idOf } from "../elements/elements.js";
import { isEditing, listOf, nameOf } from "../list-rows/rows.js";
import { phrase } from "../text/strings.js";
import { draw, drawKeys, drawPointer, isMovable, moveRange, placeOf, runOf } from "./row-lift.js";
import { startRowReorderInput } from "./row-reorder-input.js";

const edge = 64;
/** In points a millisecond, so that a list scrolls as fast on a slow screen as on a fast one. */
const greatestSpeed = 0.96;
/** The longest time in milliseconds for which one frame scrolls. After a longer pause, a list would jump. */
const longestFrame = 100;

export function makeRowReorder(root, connection, motion) {
    let lift;   // {row, list, handle, pointer?: {id, y, grab}, by, offset, shifted, sentN?, isDropped?, place}

    // MARK: Life cycle

    function begin(handle, pointer) {
        const row = handle.closest(".row");
        const list = listOf(row);
        lift = { row, list, handle, pointer, by: 0, offset: 0, shifted: new Set(), name: nameOf(row) };
        list.classList.add("reordering");
        row.classList.add("lifted");
        handle.setAttribute("aria-pressed", "true");
        if (pointer) requestAnimationFrame((now) => step(now, now));
        else announce(phrase("lifted", placeOf(lift)));
    }

    /** Removes everything that shows the lifted row, without animation. */
    function clear() {
        const { row, list, handle, shifted } = lift;
        lift = undefined;
        for (const each of [row, ...shifted]) each.style.translate = "";
        row.classList.remove("lifted");
        list.classList.remove("reordering");
        handle.removeAttribute("aria-pressed");
    }

    function send() {
        const { run, home } = moveRange(lift);
        const others = run.filter((each) => each !== lift.row);
        const before = others[home + lift.by];
        lift.sentBy = lift.by;
        lift.hasMoved = true;
        lift.sentN = connection.send({ e: idOf(lift.row), do: "move", before: before ? idOf(before) : 0 });
        motion.expect(lift.list, lift.sentN);
    }

    function drop() {
        if ((lift.by === 0 && !lift.hasMoved) || !connection.acceptsTaps) return cancel();
        announce(phrase("dropped", placeOf(lift)));
        settleDrop();
    }

    /** Sends the drop, unless the row is already in place or an earlier move is still unanswered. */
    function settleDrop() {
        if (lift.by === 0 && lift.sentN === undefined) return clear();
        if (lift.sentN === undefined) send();
        else lift.sendsAgain = true;
        lift.isDropped = true;
        lift.list.classList.add("settling");
        lift.row.classList.remove("lifted");
        draw(lift);
    }

    function cancel() {
        const { row, list, offset } = lift;
        if (!lift.pointer || offset !== 0) announce(phrase("notMoved", { name: lift.name }));
        list.classList.add("settling");
        const moved = [row, ...lift.shifted];
        clear();
        const running = moved.flatMap((each) => each.getAnimations()).map((animation) => animation.finished);
        Promise.allSettled(running).then(() => { if (lift?.list !== list) list.classList.remove("settling"); });
    }

    /** Whether the row's place is further than some part of the view outside of it. */
    function isOutside(part) {
        const view = lift.list.clientHeight;
        const top = lift.row.offsetTop - lift.list.scrollTop;
        return top < -view * part || top > view * (1 + part);
    }

    /** Moves the row to its current position before the server treats it as off screen. */
    function keepWithin() {
        if (lift.sentN === undefined && lift.by !== 0 && isOutside(0.5)) send();
    }

    // MARK: Moving

    /** Scrolls while the row is held near an end of the view. */
    function step(before, now) {
        if (!lift?.pointer || lift.isDropped) return;
        const { list, pointer } = lift;
        const view = list.getBoundingClientRect();
        const top = view.top + (parseFloat(getComputedStyle(list).scrollPaddingTop) || 0);
        const over = pointer.y < top + edge ? pointer.y - top - edge : Math.max(pointer.y - view.bottom + edge, 0);
        // The server removes rows that are a view away. So the list waits here until it has moved the row.
        if (over !== 0 && !(lift.sentN !== undefined && isOutside(0.8))) {
            const from = list.scrollTop;
            const speed = Math.sign(over) * Math.min(Math.abs(over) / edge, 1) * greatestSpeed;
            list.scrollTop += speed * Math.min(now - before, longestFrame);
            if (list.scrollTop !== from) {
                drawPointer(lift);
                keepWithin();
            }
        }
        requestAnimationFrame((next) => step(now, next));
    }

    function moveTo(y) {
        lift.pointer.y = y;
        drawPointer(lift);
    }

    function stepBy(turn) {
        lift.by += turn;
        drawKeys(lift);
        announce(phrase("movedTo", placeOf(lift)));
        const { row, list, offset } = lift;
        const top = row.offsetTop + offset - list.scrollTop;
        const inset = parseFloat(getComputedStyle(list).scrollPaddingTop) || 0;
        const under = top + row.offsetHeight - list.clientHeight;
        if (top < inset) list.scrollTop += top - inset;
        else if (under > 0) list.scrollTop += under;
        keepWithin();
    }

    startRowReorderInput(root, connection, { get lift() { return lift; }, begin, moveTo, stepBy, drop, cancel });

    return {
        /** Whether a row could go one place up (-1) or down (1). */
        canStep(row, by) {
            const run = runOf(row);
            return isEditing(row) && isMovable(row) && run[run.indexOf(row) + by] !== undefined;
        },

        /** Moves a row one place, without lifting it. */
        step(row, by) {
            const run = runOf(row);
            const before = by < 0 ? run[run.indexOf(row) - 1] : run[run.indexOf(row) + 2];
            const n = connection.send({ e: idOf(row), do: "move", before: before ? idOf(before) : 0 });
            motion.expect(listOf(row), n);
        },

        /** Updates the lifted row after a patch that answers events up to `n`. */
        settle(n) {
            if (!lift) return;
            const { row, list, handle } = lift;
            if (!row.isConnected || !handle.isConnected || !isMovable(row) || !isEditing(row)) return clear();
            if (lift.sentN !== undefined && n >= lift.sentN) {
                lift.sentN = undefined;
                if (lift.isDropped && !lift.sendsAgain) {
                    clear();
                    list.classList.remove("settling");
                    return;
                }
                // The row was moved on the way, and its place is now its current position.
                lift.by -= lift.sentBy;
                draw(lift);
                if (lift.sendsAgain) {
                    lift.sendsAgain = false;
                    settleDrop();
                }
                return;
            }
            draw(lift);
        },
        refused(n) { if (lift && lift.sentN === n) cancel(); },
        reset() { if (lift) clear(); },
    };
}
