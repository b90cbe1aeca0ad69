// Views that are dragged onto other views or between rows. The browser draws what is dragged, and takes a finger, too.
//
//   dragstart ──► over a destination: entered ──► dropped
//                                          └────► left: another destination, or the end of the drag

import { idOf, isInTree, isOff, nearestAnswering, roleOf } from "../elements/elements.js";
import { rounded } from "./points.js";

/** The place of a drag in a destination. In the lower half of a row, it is behind the row. */
function placeIn(node, event) {
    const box = node.getBoundingClientRect();
    const isAfter = roleOf(node) === "row" && event.clientY > box.top + box.height / 2;
    return { at: [rounded(event.clientX - box.left), rounded(event.clientY - box.top)], ...(isAfter ? { after: true } : {}) };
}

export function startDragging(root, connection) {
    let carried;    // the element that is dragged
    let over;       // the destination under the pointer

    function send(node, how, place = {}) {
        if (isInTree(node) && connection.acceptsTaps) {
            connection.send({ e: idOf(node), do: "drop", how, source: idOf(carried), ...place });
        }
    }

    function mark(event) {
        if (roleOf(over) !== "row") return;
        const isAfter = placeIn(over, event).after === true;
        over.classList.toggle("drop-before", !isAfter);
        over.classList.toggle("drop-after", isAfter);
    }

    function leave(isDropped) {
        if (!over) return;
        over.classList.remove("drop-before", "drop-after");
        if (!isDropped) send(over, "left");
        over = undefined;
    }

    root.addEventListener("dragstart", (event) => {
        const node = nearestAnswering(event.target, "carry");
        if (event.defaultPrevented || !node || isOff(node) || !connection.acceptsTaps) return;
        carried = node;
        event.dataTransfer.effectAllowed = "copyMove";
        event.dataTransfer.setData("text/plain", node.textContent.trim());
    });
    root.addEventListener("dragover", (event) => {
        if (!carried) return;
        const node = nearestAnswering(event.target, "drop");
        const goal = node && !isOff(node) ? node : undefined;
        if (goal !== over) {
            leave(false);
            over = goal;
            if (over) send(over, "entered");
        }
        if (!over) return;
        event.preventDefault();
        mark(event);
    });
    root.addEventListener("drop", (event) => {
        if (!carried || !over) return;
        event.preventDefault();
        send(over, "dropped", placeIn(over, event));
        leave(true);
    });
    addEventListener("dragend", () => {
        if (carried) leave(false);
        carried = undefined;
    });
}
