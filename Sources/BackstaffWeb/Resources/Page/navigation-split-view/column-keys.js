// Left and Right move between the visible columns, unless the focused element uses these keys. In a collapsed split
// view they have no effect, because there is only one column.

import { liesOver } from "./navigation-split-view.js";
import { entryOf, isCollapsed, isRTL } from "../navigation-stack/screens.js";
import { isTyping } from "../controls/text-fields.js";

const busy = ".range, .menu-items, .column-divider, [role=radio], .scroll[data-axis=horizontal], .popup";

/** The columns that a user can use now, in order. */
function openColumns(split) {
    const columns = [...split.querySelectorAll(":scope > .column:not([data-covered])")];
    if (!liesOver(split)) return columns;
    const isUnder = split.dataset.displayMode === "displaced"
        ? (column) => column.dataset.placement !== "sidebar" : (column) => column.dataset.placement === "detail";
    return columns.filter((column) => !isUnder(column));
}

export function startColumnKeys(root, popups) {
    const lastFocused = new WeakMap();  // column → the node that last had focus in it

    root.addEventListener("focusin", (event) => {
        const column = event.target.closest(".column");
        if (column) lastFocused.set(column, event.target);
    });

    function goalIn(column) {
        const isThere = (node) => node && column.contains(node) && node.checkVisibility({ visibilityProperty: true });
        const last = lastFocused.get(column);
        return isThere(last) ? last : entryOf(column);
    }

    root.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        if (event.target.closest(busy) || !popups.isEmpty) return;
        const column = event.target.closest(".column");
        const split = column?.parentElement;
        if (!split || isCollapsed(split)) return;
        const columns = openColumns(split);
        const forward = (event.key === "ArrowRight") !== isRTL(split);
        const next = columns[columns.indexOf(column) + (forward ? 1 : -1)];
        if (!next || !columns.includes(column)) return;
        event.preventDefault();
        goalIn(next)?.focus();
    });
}
