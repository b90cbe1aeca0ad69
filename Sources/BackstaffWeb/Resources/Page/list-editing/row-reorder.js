// Moves rows by their handle, with a pointer or with keys.
//
//   press, or Space ─► lifted ── pointer, arrows ──► others make room ─┬─ release, or Space ─► move ─► patch
//                                                                      └─ Escape ─► it returns
//
// The DOM keeps its order until the server has moved the row. Until then, rows are only shifted visually. The positions
// of other rows are read each time, because rows of a lazy list come and go. The server removes rows that are off
// screen. So a row that is dragged far is moved to its current position on the way.

import { announce } from "../accessibility/announcements.js";
import { idOf } from "../elements/elements.js";
import { isEditing, listOf, nameOf } from "../list-rows/rows.js";
import { phrase } from "../text/strings.js";

const edge = 64;
const greatestSpeed = 16;
const isMovable = (node) => node?.matches?.(".row[data-movable]") ?? false;
const isExtent = (node) => node?.classList.contains("extent") ?? false;

/** The adjacent rows that can change places with a row, in order. */
function runOf(row) {
    const run = [row];
    for (let each = row.previousElementSibling; isMovable(each); each = each.previousElementSibling) run.unshift(each);
    for (let each = row.nextElementSibling; isMovable(each); each = each.nextElementSibling) run.push(each);
    return run;
}

export function makeRowReorder(root, connection, motion) {
    let lift;   // {row, list, handle, pointer?: {id, y, grab}, by, offset, shifted, sentN?, isDropped?, place}

    // MARK: Places

    /** The range of rows in which the row may move, and its position in it. */
    function moveRange() {
        const run = runOf(lift.row);
        const home = run.indexOf(lift.row);
        // If rows follow that aren't made, the row can go no further than before the last row that is made.
        const last = isExtent(run.at(-1).nextElementSibling) ? Math.max(run.length - 2, home) : run.length - 1;
        return { run, home, last };
    }

    function drawPointer() {
        const { row, list, pointer } = lift;
        const { run, home, last } = moveRange();
        const height = row.offsetHeight;
        const origin = list.getBoundingClientRect().top - list.scrollTop;
        let offset = pointer.y - pointer.grab - origin - row.offsetTop;
        if (!isExtent(run[0].previousElementSibling)) offset = Math.max(offset, run[0].offsetTop - row.offsetTop);
        const end = run.at(-1);
        if (!isExtent(end.nextElementSibling)) {
            offset = Math.min(offset, end.offsetTop + end.offsetHeight - row.offsetTop - height);
        }
        const top = row.offsetTop + offset;
        const middleOf = (each) => each.offsetTop + each.offsetHeight / 2;
        const up = run.slice(0, home).filter((each) => top < middleOf(each)).length;
        const down = run.slice(home + 1, last + 1).filter((each) => top + height > middleOf(each)).length;
        shift(run, home, down - up, offset);
    }

    function drawKeys() {
        const { run, home, last } = moveRange();
        const by = Math.min(Math.max(lift.by, -home), last - home);
        const passed = by > 0 ? run.slice(home + 1, home + by + 1) : run.slice(home + by, home);
        const offset = Math.sign(by) * passed.reduce((sum, each) => sum + each.offsetHeight, 0);
        shift(run, home, by, offset);
    }

    function draw() {
        if (lift.pointer && !lift.isDropped) drawPointer();
        else drawKeys();
    }

    /** Shifts the row by `offset` points, and the `by` rows that it has passed to its other side. */
    function shift(run, home, by, offset) {
        const height = lift.row.offsetHeight;
        const shifted = new Set();
        run.forEach((each, index) => {
            if (each === lift.row) return;
            const passes = by > 0 ? index > home && index <= home + by : index < home && index >= home + by;
            if (!passes) return;
            each.style.translate = `0 ${by > 0 ? -height : height}px`;
            shifted.add(each);
        });
        for (const each of lift.shifted) if (!shifted.has(each)) each.style.translate = "";
        lift.row.style.translate = `0 ${offset}px`;
        lift.shifted = shifted;
        lift.by = by;
        lift.offset = offset;
    }

    /** The position of the row in its run, including rows that aren't made. */
    function placeOf(by = lift.by) {
        const { run, home } = moveRange();
        const rows = (node) => (isExtent(node) ? Number(node.style.getPropertyValue("--rows")) || 0 : 0);
        const before = rows(run[0].previousElementSibling);
        const after = rows(run.at(-1).nextElementSibling);
        return { name: lift.name, position: before + home + by + 1, count: before + run.length + after };
    }

    // MARK: Life cycle

    function begin(handle, pointer) {
        const row = handle.closest(".row");
        const list = listOf(row);
        lift = { row, list, handle, pointer, by: 0, offset: 0, shifted: new Set(), name: nameOf(row) };
        list.classList.add("reordering");
        row.classList.add("lifted");
        handle.setAttribute("aria-pressed", "true");
        if (pointer) requestAnimationFrame(step);
        else announce(phrase("lifted", placeOf()));
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
        const { run, home } = moveRange();
        const others = run.filter((each) => each !== lift.row);
        const before = others[home + lift.by];
        lift.sentBy = lift.by;
        lift.hasMoved = true;
        lift.sentN = connection.send({ e: idOf(lift.row), do: "move", before: before ? idOf(before) : 0 });
        motion.expect(lift.list, lift.sentN);
    }

    function drop() {
        if ((lift.by === 0 && !lift.hasMoved) || !connection.acceptsTaps) return cancel();
        announce(phrase("dropped", placeOf()));
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
        draw();
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

    /** Moves the row to its current position before the server treats it as off screen. */
    function keepWithin() {
        const view = lift.list.clientHeight;
        const top = lift.row.offsetTop - lift.list.scrollTop;
        if (lift.sentN === undefined && lift.by !== 0 && (top < -view / 2 || top > view * 1.5)) send();
    }

    // MARK: Pointer

    /** Scrolls while the row is held near an end of the view. */
    function step() {
        if (!lift?.pointer || lift.isDropped) return;
        const { list, pointer } = lift;
        const view = list.getBoundingClientRect();
        const top = view.top + (parseFloat(getComputedStyle(list).scrollPaddingTop) || 0);
        const over = pointer.y < top + edge ? pointer.y - top - edge : Math.max(pointer.y - view.bottom + edge, 0);
        if (over !== 0) {
            const before = list.scrollTop;
            list.scrollTop += Math.sign(over) * Math.min(Math.abs(over) / edge, 1) * greatestSpeed;
            if (list.scrollTop !== before) {
                drawPointer();
                keepWithin();
            }
        }
        requestAnimationFrame(step);
    }

    root.addEventListener("pointerdown", (event) => {
        const handle = event.target.closest?.(".row-handle");
        if (!handle || event.button > 0 || !connection.acceptsTaps) return;
        if (lift && !lift.isDropped) cancel();
        if (lift) return;
        event.preventDefault();
        handle.focus({ preventScroll: true, focusVisible: false });
        handle.setPointerCapture(event.pointerId);
        const grab = event.clientY - handle.closest(".row").getBoundingClientRect().top;
        begin(handle, { id: event.pointerId, y: event.clientY, grab });
    });
    root.addEventListener("pointermove", (event) => {
        if (lift?.pointer?.id !== event.pointerId || lift.isDropped) return;
        lift.pointer.y = event.clientY;
        drawPointer();
    });
    for (const name of ["pointerup", "pointercancel"]) {
        root.addEventListener(name, (event) => {
            if (lift?.pointer?.id !== event.pointerId || lift.isDropped) return;
            if (name === "pointerup") drop();
            else cancel();
        });
    }

    // MARK: Keys

    root.addEventListener("keydown", (event) => {
        const handle = event.target.closest?.(".row-handle");
        if (!handle || event.ctrlKey || event.metaKey || event.altKey) return;
        const isHeld = lift?.handle === handle && !lift.isDropped;
        const turn = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
        if (event.key === " " || event.key === "Enter") {
            if (isHeld) drop();
            else if (!lift && !event.repeat && connection.acceptsTaps) begin(handle);
        } else if (isHeld && turn !== 0) {
            stepBy(turn);
        } else if (isHeld && event.key === "Escape") {
            cancel();
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    });
    // A screen reader clicks without key events.
    root.addEventListener("click", (event) => {
        const handle = event.target.closest?.(".row-handle");
        if (!handle) return;
        event.stopImmediatePropagation();
        if (event.detail > 0 || !connection.acceptsTaps) return;
        if (lift?.handle === handle && !lift.isDropped) drop();
        else if (!lift) begin(handle);
    }, true);
    root.addEventListener("focusout", (event) => {
        if (lift && !lift.pointer && !lift.isDropped && event.target === lift.handle && lift.row.isConnected) cancel();
    });

    function stepBy(turn) {
        lift.by += turn;
        drawKeys();
        announce(phrase("movedTo", placeOf()));
        const { row, list, offset } = lift;
        const top = row.offsetTop + offset - list.scrollTop;
        const inset = parseFloat(getComputedStyle(list).scrollPaddingTop) || 0;
        const under = top + row.offsetHeight - list.clientHeight;
        if (top < inset) list.scrollTop += top - inset;
        else if (under > 0) list.scrollTop += under;
        keepWithin();
    }

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
                draw();
                if (lift.sendsAgain) {
                    lift.sendsAgain = false;
                    settleDrop();
                }
                return;
            }
            draw();
        },
        refused(n) { if (lift && lift.sentN === n) cancel(); },
        reset() { if (lift) clear(); },
    };
}
