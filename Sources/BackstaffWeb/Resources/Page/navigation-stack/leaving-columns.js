// A column that slides out of a collapsed split view keeps what it showed. The patch of a pop may already change the
// column's content, for example to a placeholder. So a copy of the column slides out in its place.

import { nodeOf } from "../elements/elements.js";
import { isCollapsed } from "./screens.js";

/** Whether a patch covers a column and changes something in it. */
function changesWhileLeaving(column, operations) {
    const covers = operations.some(([verb, id, key, value]) =>
        verb === "set" && key === "covered" && value === true && nodeOf(id) === column);
    return covers && operations.some(([, id]) => {
        const node = nodeOf(id);
        return node && node !== column && column.contains(node);
    });
}

/** Copies a column before a patch that covers and changes it. Returns `undefined` for every other patch. */
export function copyLeavingColumn(container, column, operations) {
    if (!isCollapsed(container) || !changesWhileLeaving(column, operations)) return undefined;
    const copy = column.cloneNode(true);
    const copies = copy.querySelectorAll("*");
    const offsets = [];
    column.querySelectorAll("*").forEach((node, index) => {
        if (node.scrollTop || node.scrollLeft) offsets.push([copies[index], node.scrollTop, node.scrollLeft]);
    });
    for (const node of [copy, ...copies]) node.removeAttribute("id");
    for (const node of copy.querySelectorAll("dialog, [popover]")) node.remove();
    copy.classList.add("departing");
    copy.inert = true;
    copy.setAttribute("aria-hidden", "true");
    return { copy, offsets };
}

/** Shows a copy in front of its column, scrolled as the column was. Returns the copy's node. */
export function showCopy(container, { copy, offsets }) {
    container.prepend(copy);
    for (const [node, top, left] of offsets) node.scrollTo({ top, left, behavior: "instant" });
    return copy;
}
