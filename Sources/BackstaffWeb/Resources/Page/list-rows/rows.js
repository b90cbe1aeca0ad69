// The actions that a row allows, according to its attributes.

import { answers } from "../elements/elements.js";

export const listOf = (row) => row.closest(".list");
export const isEditing = (row) => listOf(row)?.hasAttribute("data-editing") ?? false;
const has = (row, key, edge) => (row.dataset[key] ?? "").split(" ").includes(edge);

/** Whether a row can be deleted. */
export const isDeletable = (row) => row.hasAttribute("data-deletable") && answers(row, "delete");
const hasBuiltInDelete = (row) => isDeletable(row) && !has(row, "swipe", "trailing");

/** What a swipe reveals at an edge: the app's "own" actions, the built-in "delete", or nothing. */
export function revealedActions(row, edge) {
    if (has(row, "swipe", edge) && answers(row, "reveal")) return "own";
    return edge === "trailing" && hasBuiltInDelete(row) ? "delete" : undefined;
}

/** What the minus of a row reveals: the built-in "delete", or the app's "own" actions if they replace it. */
export function minusActions(row) {
    if (isDeletable(row)) return "delete";
    return row.hasAttribute("data-deletable") && revealedActions(row, "trailing") === "own" ? "own" : undefined;
}

/** Whether a full swipe performs the first action at an edge. */
export const isFullSwipe = (row, edge) => revealedActions(row, edge) === "delete" || has(row, "fullSwipe", edge);

/** The name of a row for a screen reader. */
export function nameOf(row) {
    const labelled = row.hasAttribute("aria-label") ? row : row.querySelector("[aria-label]:not(.row-part)");
    const words = [...row.querySelectorAll(".text")].filter((text) => !text.closest(".swipe-actions"));
    return labelled?.getAttribute("aria-label") ?? words.slice(0, 2).map((text) => text.textContent).join(", ");
}
