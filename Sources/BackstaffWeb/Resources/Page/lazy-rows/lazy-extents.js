// The lengths and places of the rows in a lazy container.
//
//     ┌ extent: rows 0 ..< 400 ┐   its height is the number of its rows times the mean row height
//     │ row 400 … row 459      │   made
//     └ extent: 460 ..< 10,000 ┘
//
// Browsers limit heights to about 33 million pixels. Above 8 million, the extents share the remaining height, and one
// pixel of scrolling there stands for several. `state` is what makeLazyRows knows of a container: its scroll view, its
// axis and the mean height of its rows.

import { roleOf } from "../elements/elements.js";

const greatestLength = 8_000_000;
const usualMean = 44;

const rowsOf = (node) => Number(node.style.getPropertyValue("--rows")) || 0;
export const meanOf = (state) => state.mean ?? usualMean;
export const isExtent = (node) => node.classList.contains("extent");

/** Where a child begins and ends along the axis. A row that is dragged, and those that make room for it, are shown elsewhere. */
export function spanOf(child, { axis }) {
    const box = child.getBoundingClientRect();
    if (!child.style.translate) return axis.span(box);
    const [x, y = 0] = child.style.translate.split(" ").map(parseFloat);
    return axis.span(new DOMRect(box.x - x, box.y - y, box.width, box.height));
}

// The row of an extent at the top of a view that begins `offset` pixels into the extent. In an extent of full length,
// it is the offset divided by the mean height. A shortened extent is scaled so that both ends fit: at its start the
// view begins with the first row, and at its end the view ends with the last row.

function rowAt(offset, rows, length, view, mean) {
    if (offset <= 0) return 0;
    const scrollRange = length - view;
    if (scrollRange <= 0) return rows * Math.min(offset / Math.max(length, 1e-6), 1);
    if (offset >= scrollRange) return Math.max(rows - (length - offset) / mean, 0);
    return Math.max(rows - view / mean, 0) * (offset / scrollRange);
}

function offsetAt(row, rows, length, view, mean) {
    const scrollRange = length - view;
    if (scrollRange <= 0) return length * (row / rows);
    const before = rows - view / mean;
    return row >= before ? length - (rows - row) * mean : scrollRange * (row / before);
}

function columnsOf(container) {
    if (roleOf(container) !== "lazy-grid") return 1;
    return Math.max(getComputedStyle(container).gridTemplateColumns.split(" ").length, 1);
}

/** Measures the mean height of the made rows, and sets the length of every extent. */
export function settleExtents(container, state) {
    const children = [...container.children].filter((child) => roleOf(child));
    const extents = children.filter(isExtent);
    let made = 0;
    let length = 0;
    let start;
    let end;
    const closeRun = () => {
        if (start !== undefined) length += end - start;
        start = undefined;
    };
    for (const child of children) {
        if (isExtent(child)) {
            closeRun();
            continue;
        }
        const [top, bottom] = spanOf(child, state);
        start ??= top;
        end = bottom;
        made += 1;
    }
    closeRun();
    if (made > 0 && length > 0) {
        const gap = parseFloat(getComputedStyle(container).rowGap) || 0;
        const lines = Math.ceil(made / columnsOf(container));
        const mean = (length + gap) / lines / columnsOf(container);
        // A stable mean is better than an exact one, because each change moves all rows below.
        if (!state.mean || Math.abs(mean - state.mean) > state.mean * 0.1) state.mean = mean;
    }
    if (extents.length === 0) return;
    const mean = meanOf(state);
    const unmade = extents.reduce((sum, extent) => sum + rowsOf(extent), 0);
    const unit = Math.min(mean, Math.max(greatestLength - length, 0) / Math.max(unmade, 1));
    for (const extent of extents) {
        const size = `${rowsOf(extent) * unit}px`;
        if (extent.style[state.axis.length] !== size) extent.style[state.axis.length] = size;
        extent.style.setProperty("--row-length", mean);
    }
}

/** Where the view begins and ends along the axis. */
export function viewOf(state) {
    return state.axis.span(state.scroller.getBoundingClientRect());
}

/** The fractional index of the row at `place`. Headers and footers count as rows. */
export function indexAt(container, state, place) {
    let index = 0;
    for (const child of container.children) {
        if (!roleOf(child)) continue;
        const rows = isExtent(child) ? rowsOf(child) : 1;
        const [top, bottom] = spanOf(child, state);
        if (bottom > place) {
            const [start, end] = viewOf(state);
            return index + rowAt(place - top, rows, bottom - top, isExtent(child) ? end - start : 0, meanOf(state));
        }
        index += rows;
    }
    return index;
}

/** The place of the row with a fractional index. */
export function placeOf(container, state, wanted) {
    let index = 0;
    let end = 0;
    for (const child of container.children) {
        if (!roleOf(child)) continue;
        const rows = isExtent(child) ? rowsOf(child) : 1;
        const [top, bottom] = spanOf(child, state);
        if (wanted < index + rows) {
            const [start, finish] = viewOf(state);
            const view = isExtent(child) ? finish - start : 0;
            return top + offsetAt(wanted - index, rows, bottom - top, view, meanOf(state));
        }
        index += rows;
        end = bottom;
    }
    return end;
}

/** Whether the row with an index is made. */
export function isMade(container, wanted) {
    let index = 0;
    for (const child of container.children) {
        if (!roleOf(child)) continue;
        index += isExtent(child) ? rowsOf(child) : 1;
        if (wanted < index) return !isExtent(child);
    }
    return false;
}

/** The first row in the view, and the end of the last one. */
export function rowsInView(container, state) {
    const [top, bottom] = viewOf(state);
    const mean = meanOf(state);
    let index = 0;
    let first;
    let last = 0;
    for (const child of container.children) {
        if (!roleOf(child)) continue;
        const rows = isExtent(child) ? rowsOf(child) : 1;
        const [start, end] = spanOf(child, state);
        if (start >= bottom) break;
        if (end > top) {
            if (isExtent(child)) {
                const before = rowAt(top - start, rows, end - start, bottom - top, mean);
                const seen = (Math.min(end, bottom) - Math.max(start, top)) / mean;
                first ??= index + Math.floor(before);
                last = index + Math.min(rows, Math.ceil(before + Math.max(seen, 0)));
            } else {
                first ??= index;
                last = index + 1;
            }
        }
        index += rows;
    }
    first ??= Math.max(index - 1, 0);
    last = Math.max(last, first);
    return [first, last];
}
