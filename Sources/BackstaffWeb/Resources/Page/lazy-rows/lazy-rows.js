// Lazy containers. The server makes only the rows on screen, and the page shows them at their position.
//
//     ┌ extent: rows 0 ..< 400 ┐   its height is the number of its rows times the mean row height
//     │ row 400 … row 459      │   made
//     └ extent: 460 ..< 10,000 ┘
//
// When the rows on screen change, the page reports them (`window`) with the measured mean height. The server adds the
// overscan. A patch may move rows from one extent to the other. Therefore the row at the top of the view is kept in
// place, by its element, or by its index if the element is gone. Browsers limit heights to about 33 million pixels.
// Above 8 million, the extents share the remaining height, and one pixel of scrolling there stands for several.

import { answers, idOf, roleOf } from "../elements/elements.js";

const greatestLength = 8_000_000;
const usualMean = 44;

const rowsOf = (node) => Number(node.style.getPropertyValue("--rows")) || 0;
const meanOf = (state) => state.mean ?? usualMean;
const isExtent = (node) => node.classList.contains("extent");
const isCovered = (node) =>
    node.closest(".screen[data-covered], .column[data-covered], .tab-panel[data-covered], .departing") !== null;

function scrollerOf(container) {
    return roleOf(container) === "list" ? container : container.closest(".scroll");
}

/** The DOM reads and writes for a container's axis. */
function axisOf(container) {
    if (container.getAttribute("data-axis") !== "horizontal") {
        return {
            length: "blockSize",
            span: (rect) => [rect.top, rect.bottom],
            move(scroller, by) { scroller.scrollTop += by; },
            offset: (scroller) => scroller.scrollTop,
        };
    }
    const isMirrored = getComputedStyle(container).direction === "rtl";
    return {
        length: "inlineSize",
        span: (rect) => (isMirrored ? [-rect.right, -rect.left] : [rect.left, rect.right]),
        move(scroller, by) { scroller.scrollLeft += isMirrored ? -by : by; },
        offset: (scroller) => Math.abs(scroller.scrollLeft),
    };
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

export function makeLazyRows(connection) {
    const containers = new Map();

    function watch(node) {
        const found = [node, ...node.querySelectorAll(".list, .lazy-stack, .lazy-grid")];
        for (const container of found) {
            if (containers.has(container) || !answers(container, "window")) continue;
            const scroller = scrollerOf(container);
            if (!scroller) continue;
            const state = { scroller, axis: axisOf(container), mean: undefined, first: -1, last: -1, waiting: false };
            state.listen = () => reportSoon(container, state);
            scroller.addEventListener("scroll", state.listen, { passive: true });
            containers.set(container, state);
        }
    }

    // MARK: Lengths

    function columnsOf(container) {
        if (roleOf(container) !== "lazy-grid") return 1;
        return Math.max(getComputedStyle(container).gridTemplateColumns.split(" ").length, 1);
    }

    /** Measures the mean height of the made rows, and sets the length of every extent. */
    function settleExtents(container, state) {
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
            const [top, bottom] = state.axis.span(child.getBoundingClientRect());
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

    // MARK: Places

    function viewOf(state) {
        return state.axis.span(state.scroller.getBoundingClientRect());
    }

    /** The fractional index of the row at `place`. Headers and footers count as rows. */
    function indexAt(container, state, place) {
        let index = 0;
        for (const child of container.children) {
            if (!roleOf(child)) continue;
            const rows = isExtent(child) ? rowsOf(child) : 1;
            const [top, bottom] = state.axis.span(child.getBoundingClientRect());
            if (bottom > place) {
                const [start, end] = viewOf(state);
                return index + rowAt(place - top, rows, bottom - top, isExtent(child) ? end - start : 0, meanOf(state));
            }
            index += rows;
        }
        return index;
    }

    function placeOf(container, state, wanted) {
        let index = 0;
        let end = 0;
        for (const child of container.children) {
            if (!roleOf(child)) continue;
            const rows = isExtent(child) ? rowsOf(child) : 1;
            const [top, bottom] = state.axis.span(child.getBoundingClientRect());
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

    /** Notes the row at the top of every view. `restore` puts it back after a patch. */
    function hold() {
        const places = [];
        for (const [container, state] of containers) {
            if (!container.isConnected || isCovered(container)) continue;
            if (state.axis.offset(state.scroller) <= 0 || !container.querySelector(":scope > .extent")) continue;
            const [top] = viewOf(state);
            let anchor;
            for (const child of container.children) {
                if (!roleOf(child)) continue;
                const [start, end] = state.axis.span(child.getBoundingClientRect());
                if (end <= top) continue;
                if (!isExtent(child)) anchor = { child, offset: start - top };
                break;
            }
            places.push({ container, state, anchor, index: indexAt(container, state, top) });
        }
        return places;
    }

    function restore(places) {
        for (const [container, state] of containers) {
            if (!container.isConnected) {
                state.scroller.removeEventListener("scroll", state.listen);
                containers.delete(container);
            } else if (!isCovered(container) && (!state.mean || container.querySelector(":scope > .extent"))) {
                settleExtents(container, state);
            }
        }
        for (const { container, state, anchor, index } of places) {
            if (!container.isConnected) continue;
            const [top] = viewOf(state);
            const isThere = anchor?.child.isConnected && idOf(anchor.child) !== undefined;
            const by = isThere
                ? state.axis.span(anchor.child.getBoundingClientRect())[0] - top - anchor.offset
                : placeOf(container, state, index) - top;
            if (Math.abs(by) > 0.5) state.axis.move(state.scroller, by);
        }
        for (const [container, state] of containers) reportSoon(container, state);
    }

    // MARK: Restored positions

    /** The lazy containers in a view that have rows which aren't made, in reading order. */
    function lazyIn(scroller) {
        return [...containers].filter(([container, state]) => state.scroller === scroller && container.isConnected
            && container.querySelector(":scope > .extent"))
            .sort(([a], [b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    }

    /** `[container, index]` of the row at the top of a view, if the row is in a lazy container. */
    function rowAtTop(scroller) {
        const found = lazyIn(scroller);
        for (const [position, [container, state]] of found.entries()) {
            const [top] = viewOf(state);
            const [start, end] = state.axis.span(container === scroller
                ? container.firstElementChild.getBoundingClientRect() : container.getBoundingClientRect());
            const isThere = start < top && (container === scroller || end > top);
            if (isThere) return [position, Math.round(indexAt(container, state, top) * 1000) / 1000];
        }
        return undefined;
    }

    /** Scrolls a row to the top of a view and requests the rows there. Returns whether the row is made. */
    function bringToTop(scroller, [position, index]) {
        const [container, state] = lazyIn(scroller)[position] ?? [];
        if (!container) return false;
        const [top] = viewOf(state);
        state.axis.move(state.scroller, placeOf(container, state, index) - top);
        report(container, state);
        return isMade(container, index);
    }

    function isMade(container, wanted) {
        let index = 0;
        for (const child of container.children) {
            if (!roleOf(child)) continue;
            index += isExtent(child) ? rowsOf(child) : 1;
            if (wanted < index) return !isExtent(child);
        }
        return false;
    }

    // MARK: Reports

    function reportSoon(container, state) {
        if (state.waiting) return;
        state.waiting = true;
        requestAnimationFrame(() => {
            state.waiting = false;
            report(container, state);
        });
    }

    function report(container, state) {
        if (!container.isConnected || isCovered(container) || idOf(container) === undefined) return;
        const [top, bottom] = viewOf(state);
        const mean = meanOf(state);
        let index = 0;
        let first;
        let last = 0;
        for (const child of container.children) {
            if (!roleOf(child)) continue;
            const rows = isExtent(child) ? rowsOf(child) : 1;
            const [start, end] = state.axis.span(child.getBoundingClientRect());
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
        if (first === state.first && last === state.last) return;
        state.first = first;
        state.last = last;
        connection.send({ e: idOf(container), do: "window", first, last, row: Math.round(mean * 100) / 100 });
    }

    addEventListener("resize", () => restore([]));

    return { watch, hold, restore, rowAtTop, bringToTop };
}
