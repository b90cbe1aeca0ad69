// Marks the views that can be dragged. dragging.js, which few screens need, does the rest.

import { answers } from "../elements/elements.js";

/** Lets the browser drag a view that can be dragged. */
export function showCarrying(node) {
    if (answers(node, "carry")) node.draggable = true;
    else node.removeAttribute("draggable");
}
