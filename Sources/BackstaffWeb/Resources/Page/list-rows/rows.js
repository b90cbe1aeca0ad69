// What a row of a list may have done to it, as its attributes say.

import { answers } from "../elements/elements.js";

export const listOf = (row) => row.closest(".list");
export const isEditing = (row) => listOf(row)?.hasAttribute("data-editing") ?? false;
const has = (row, key, edge) => (row.dataset[key] ?? "").split(" ").includes(edge);

/** Whether a row is deleted by the framework's own Delete: its app has no actions of its own at the trailing edge. */
export const deletes = (row) => row.hasAttribute("data-deletable") && answers(row, "delete");
const hasBuiltInDelete = (row) => deletes(row) && !has(row, "swipe", "trailing");

/** What a swipe uncovers at an edge: "own" actions of the app, the built-in "delete", or nothing. */
export function uncovers(row, edge) {
    if (has(row, "swipe", edge) && answers(row, "reveal")) return "own";
    return edge === "trailing" && hasBuiltInDelete(row) ? "delete" : undefined;
}

/** What the minus of a row uncovers: the built-in "delete", or the app's "own" actions where those take its place. */
export function minusUncovers(row) {
    if (deletes(row)) return "delete";
    return row.hasAttribute("data-deletable") && uncovers(row, "trailing") === "own" ? "own" : undefined;
}

/** Whether a swipe across the whole row does the first action at an edge. */
export const isFullSwipe = (row, edge) => uncovers(row, edge) === "delete" || has(row, "fullSwipe", edge);

/** The words of a row, for a screen reader. */
export function nameOf(row) {
    const labelled = row.hasAttribute("aria-label") ? row : row.querySelector("[aria-label]:not(.row-part)");
    const words = [...row.querySelectorAll(".text")].filter((text) => !text.closest(".swipe-actions"));
    return labelled?.getAttribute("aria-label") ?? words.slice(0, 2).map((text) => text.textContent).join(", ");
}
