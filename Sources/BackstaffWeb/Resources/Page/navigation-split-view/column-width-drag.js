// Changes the width of a column by its divider, which is dragged, or moved with keys. During a drag, only the page changes
// the width. On release, it sends the width to the server, whose answer has the column's final width.
//
//     pointer down ─► live: --sidebar-width of the split view ─► up ─► `width` ─► patch ─► width of the column

import { answers, idOf } from "../elements/elements.js";
import { storeColumnWidth } from "./stored-column-widths.js";
import { isRTL } from "../navigation-stack/screens.js";

const keyStep = 10;
/** The least width in points that a drag leaves to the detail. */
const leastDetail = 240;

const number = (node, name) => parseFloat(node.style.getPropertyValue(name));
const columnOf = (divider) => divider.previousElementSibling;
const nameOf = (column) => `--${column.dataset.placement}-width`;

/** The least and the greatest width that a column may have now. */
function boundsOf(divider) {
    const column = columnOf(divider);
    const least = number(column, "--min-width") || 0;
    const most = number(column, "--max-width");
    const others = [...divider.parentElement.querySelectorAll(":scope > .column:not([data-covered])")]
        .filter((other) => other !== column && other.dataset.placement !== "detail")
        .reduce((sum, other) => sum + other.offsetWidth, 0);
    const available = divider.parentElement.clientWidth - others - leastDetail;
    return [least, Math.max(Math.min(most > 0 ? most : Infinity, available), least)];
}

export function makeColumnWidthDrag(root, connection) {
    let drag;                       // {divider, pointer, startX, startWidth, width}
    const pending = new Map();      // divider → n of the unanswered width

    const isLive = (divider) => drag?.divider === divider || pending.has(divider);
    const isMovable = (divider) => divider?.parentElement.dataset.displayMode === "tiled"
        && divider.getAttribute("aria-disabled") !== "true" && !columnOf(divider).hasAttribute("data-covered");

    function show(divider, width) {
        const column = columnOf(divider);
        divider.parentElement.style.setProperty(nameOf(column), width);
        divider.setAttribute("aria-valuenow", Math.round(width));
    }

    /** Sets every column to the server's width, except during a drag. */
    function settle() {
        for (const split of root.querySelectorAll(".split-view")) {
            for (const column of split.querySelectorAll(":scope > .column:not([data-placement=detail])")) {
                const divider = column.nextElementSibling;
                const width = number(column, "--width");
                if (!divider?.matches(".column-divider") || isLive(divider) || !(width >= 0)) continue;
                if (number(split, nameOf(column)) !== width) split.style.setProperty(nameOf(column), width);
                describe(divider, column, width);
            }
        }
    }

    function describe(divider, column, width) {
        divider.setAttribute("aria-valuenow", Math.round(width));
        for (const [name, bound] of [["min", "--min-width"], ["max", "--max-width"]]) {
            const value = number(column, bound);
            if (value >= 0) divider.setAttribute(`aria-value${name}`, Math.round(value));
            else divider.removeAttribute(`aria-value${name}`);
        }
        if (isMovable(divider)) divider.tabIndex = 0;
        else divider.removeAttribute("tabindex");
    }

    function send(divider, width) {
        if (!answers(divider, "width")) return settle();
        const split = divider.parentElement;
        const leading = [...split.querySelectorAll(":scope > .column:not([data-placement=detail])")];
        storeColumnWidth([...root.querySelectorAll(".split-view")].indexOf(split),
            leading.indexOf(columnOf(divider)), width);
        pending.set(divider, connection.send({ e: idOf(divider), do: "width", w: width }));
    }

    function moveTo(divider, width) {
        const [least, most] = boundsOf(divider);
        const clamped = Math.round(Math.min(Math.max(width, least), most));
        show(divider, clamped);
        return clamped;
    }

    // MARK: Pointer

    root.addEventListener("pointerdown", (event) => {
        const divider = event.target.closest?.(".column-divider");
        if (!divider || drag || event.button > 0 || !isMovable(divider) || !connection.acceptsTaps) return;
        // A drag doesn't select text.
        event.preventDefault();
        divider.setPointerCapture(event.pointerId);
        const width = columnOf(divider).offsetWidth;
        drag = { divider, pointer: event.pointerId, startX: event.clientX, startWidth: width, width };
        divider.classList.add("dragging");
        root.classList.add("resizing-column");
    });

    root.addEventListener("pointermove", (event) => {
        if (event.pointerId !== drag?.pointer) return;
        const distance = (event.clientX - drag.startX) * (isRTL(drag.divider) ? -1 : 1);
        drag.width = moveTo(drag.divider, drag.startWidth + distance);
    });

    function endDrag(event) {
        if (event.pointerId !== drag?.pointer) return;
        const { divider, width, startWidth } = drag;
        drag = undefined;
        divider.classList.remove("dragging");
        root.classList.remove("resizing-column");
        if (event.type === "pointerup" && divider.isConnected && width !== startWidth && connection.acceptsTaps) {
            send(divider, width);
        } else {
            settle();
        }
    }
    root.addEventListener("pointerup", endDrag);
    root.addEventListener("pointercancel", endDrag);

    // MARK: Keys

    root.addEventListener("keydown", (event) => {
        const divider = event.target;
        if (!divider.matches(".column-divider") || !isMovable(divider) || !connection.acceptsTaps) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const forward = isRTL(divider) ? -keyStep : keyStep;
        const now = columnOf(divider).offsetWidth;
        const [least, most] = boundsOf(divider);
        const wanted = { ArrowRight: now + forward, ArrowLeft: now - forward, Home: least, End: most }[event.key];
        if (wanted === undefined) return;
        event.preventDefault();
        const width = moveTo(divider, wanted);
        if (width !== now) send(divider, width);
    });

    return {
        /** Applies the server's widths after a patch that answers events up to `n`. */
        settle(n = 0) {
            for (const [divider, sent] of pending) if (n >= sent || !divider.isConnected) pending.delete(divider);
            settle();
        },

        /** Drops a width after the server has refused its event. */
        refused(n) {
            for (const [divider, sent] of pending) if (sent === n) pending.delete(divider);
            settle();
        },

        /** Prepares for a new tree. */
        reset() {
            drag = undefined;
            pending.clear();
            root.classList.remove("resizing-column");
        },
    };
}
