// Stores the widths to which a user has dragged the leading columns of split views, from one launch to the next:
// [[sidebar, content], [sidebar], …], one array for each split view in reading order. 0 means that no width is set.

import { storageName } from "../base-path/base-path.js";

const key = storageName("backstaff-column-widths");
const mostSplitViews = 32;
const mostWidth = 1_000_000;

/** The stored widths, or `undefined`. The server refuses any other form, and other scripts can write to the storage. */
export function readColumnWidths() {
    try {
        const kept = JSON.parse(localStorage.getItem(key));
        if (!Array.isArray(kept) || kept.length === 0) return undefined;
        return kept.slice(0, mostSplitViews).map((widths) => (Array.isArray(widths) ? widths : []).slice(0, 2)
            .map((width) => (width > 0 && width <= mostWidth ? Number(width) : 0)));
    } catch {
        return undefined;
    }
}

/** Stores the width of column `column` in split view `split`, both counted from 0. */
export function storeColumnWidth(split, column, width) {
    if (split >= mostSplitViews) return;
    const kept = readColumnWidths() ?? [];
    while (kept.length <= split) kept.push([]);
    while (kept[split].length <= column) kept[split].push(0);
    kept[split][column] = width;
    try {
        localStorage.setItem(key, JSON.stringify(kept));
    } catch {
        // Storage is full or forbidden, so the width lasts until the tab closes.
    }
}
