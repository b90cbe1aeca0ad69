// Where a lifted row is, and the rows that make room for it. Nothing here changes the DOM's order: rows are only shifted
// visually. The positions of other rows are read each time, because rows of a lazy list come and go.

export const isMovable = (node) => node?.matches?.(".row[data-movable]") ?? false;
const isExtent = (node) => node?.classList.contains("extent") ?? false;

/** The adjacent rows that can change places with a row, in order. */
export function runOf(row) {
    const run = [row];
    for (let each = row.previousElementSibling; isMovable(each); each = each.previousElementSibling) run.unshift(each);
    for (let each = row.nextElementSibling; isMovable(each); each = each.nextElementSibling) run.push(each);
    return run;
}

/** The range of rows in which the row may move, and its position in it. */
export function moveRange(lift) {
    const run = runOf(lift.row);
    const home = run.indexOf(lift.row);
    // If rows follow that aren't made, the row can go no further than before the last row that is made.
    const last = isExtent(run.at(-1).nextElementSibling) ? Math.max(run.length - 2, home) : run.length - 1;
    return { run, home, last };
}

/** Draws the row under the pointer. */
export function drawPointer(lift) {
    const { row, list, pointer } = lift;
    const { run, home, last } = moveRange(lift);
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
    shift(lift, run, home, down - up, offset);
}

/** Draws the row at its position, `lift.by` rows from home. */
export function drawKeys(lift) {
    const { run, home, last } = moveRange(lift);
    const by = Math.min(Math.max(lift.by, -home), last - home);
    const passed = by > 0 ? run.slice(home + 1, home + by + 1) : run.slice(home + by, home);
    const offset = Math.sign(by) * passed.reduce((sum, each) => sum + each.offsetHeight, 0);
    shift(lift, run, home, by, offset);
}

/** Draws the lifted row and the rows that make room for it. */
export function draw(lift) {
    if (lift.pointer && !lift.isDropped) drawPointer(lift);
    else drawKeys(lift);
}

/** Shifts the row by `offset` points, and the `by` rows that it has passed to its other side. */
function shift(lift, run, home, by, offset) {
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
export function placeOf(lift) {
    const { run, home } = moveRange(lift);
    const rows = (node) => (isExtent(node) ? Number(node.style.getPropertyValue("--rows")) || 0 : 0);
    const before = rows(run[0].previousElementSibling);
    const after = rows(run.at(-1).nextElementSibling);
    return { name: lift.name, position: before + home + lift.by + 1, count: before + run.length + after };
}
