// The widths that a person gave the leading columns of split views, kept from one launch to the next:
// [[sidebar, content], [sidebar], …], a row for each split view in reading order, 0 where none was given.

const key = "backstaff-column-widths";
const mostSplitViews = 32;
const mostWidth = 1_000_000;

/** What is kept, or `undefined`. The server takes nothing that isn't of this form, and storage is anybody's. */
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

/** Keeps a width of column `column` of split view `split`, both counted from 0. */
export function keepColumnWidth(split, column, width) {
    if (split >= mostSplitViews) return;
    const kept = readColumnWidths() ?? [];
    while (kept.length <= split) kept.push([]);
    while (kept[split].length <= column) kept[split].push(0);
    kept[split][column] = width;
    try {
        localStorage.setItem(key, JSON.stringify(kept));
    } catch {
        // Storage is full or forbidden: the width holds until the tab is closed.
    }
}
