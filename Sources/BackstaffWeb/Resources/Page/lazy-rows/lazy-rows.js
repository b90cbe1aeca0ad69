// Lazy containers. The server makes only the rows on screen, and the page shows them at their position. An `extent`
// element stands for rows that aren't made (see lazy-extents.js).
//
// When the rows on screen change, the page reports them (`window`) with the measured mean height. The server adds the
// overscan. A patch may move rows from one extent to the other. Therefore the row at the top of the view is kept in
// place, by its element, or by its index if the element is gone.

import { answers, idOf, roleOf } from "../elements/elements.js";
import { indexAt, isExtent, isMade, meanOf, placeOf, rowsInView, settleExtents, spanOf, viewOf } from "./lazy-extents.js";

const isCovered = (node) =>
    node.closest(".screen[data-covered], .column[data-covered], .tab-panel[data-covered], .departing") !== null;

/** The element that cuts off a container's rows. Without a scroll view or a list around it, that is the window. */
function scrollerOf(container) {
    return container.closest(".scroll, .list") ?? container.closest(".window");
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

/** The largest number of rows that the server takes as those on screen. It makes as many more below them. */
const most = 250;
/** The largest number of a container's reports that wait for an answer. Scrolling is faster than a busy server. */
const mostWaiting = 4;

export function makeLazyRows(connection) {
    const containers = new Map();
    let wantsAll = false;

    function watch(node) {
        const found = [node, ...node.querySelectorAll(".list, .lazy-stack, .lazy-grid")];
        for (const container of found) {
            if (containers.has(container) || !answers(container, "window")) continue;
            const scroller = scrollerOf(container);
            const state = { scroller, axis: axisOf(container), mean: undefined, first: -1, last: -1, waiting: false };
            state.listen = () => reportSoon(container, state);
            scroller.addEventListener("scroll", state.listen, { passive: true });
            containers.set(container, state);
        }
    }

    // MARK: Places

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
                const [start, end] = spanOf(child, state);
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
                ? spanOf(anchor.child, state)[0] - top - anchor.offset
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
        const [first, last] = wantsAll ? [0, most] : rowsInView(container, state);
        if (first === state.first && last === state.last) return;
        // The rows are reported again after each patch.
        if (connection.waitingCount("window", idOf(container)) >= mostWaiting) return;
        state.first = first;
        state.last = last;
        connection.send({ e: idOf(container), do: "window", first, last, row: Math.round(meanOf(state) * 100) / 100 });
    }

    /** Requests the rows of all containers on screen, as many as there can be. Returns whether any weren't made. */
    function askForAll() {
        wantsAll = [...containers.keys()].some((container) => container.isConnected && !isCovered(container)
            && container.querySelector(":scope > .extent"));
        if (wantsAll) for (const [container, state] of containers) report(container, state);
        return wantsAll;
    }

    /** Only the rows on screen are requested again. */
    function endAskingForAll() {
        if (!wantsAll) return;
        wantsAll = false;
        restore([]);
    }

    addEventListener("resize", () => restore([]));

    return { watch, hold, restore, rowAtTop, bringToTop, askForAll, endAskingForAll };
}
