// Reports where the pointer is over the views that ask for it. A finger isn't a pointer.
//
//   pointer over the view ──► place ── moves ──► place … place ──► over another view: gone
//
// Views of onHover only ask whether the pointer is over them.

import { answers, idOf, isInTree, isOff, nearestAnswering } from "../elements/elements.js";
import { Pace } from "./pace.js";
import { placeFor } from "./points.js";

export function startPointerMoves(root, connection) {
    let hovered;    // the view under the pointer that observes hovering
    let followed;   // the view under the pointer that gets its places
    let last;       // where the pointer is
    let isTold = false;
    const pace = new Pace(() => {
        if (!followed || !isInTree(followed) || isOff(followed) || !connection.acceptsTaps) return;
        connection.send({ e: idOf(followed), do: "pointer", at: placeFor(followed, last) });
        isTold = true;
    });

    function hover(node) {
        if (node === hovered) return;
        if (hovered && isInTree(hovered)) connection.send({ e: idOf(hovered), do: "hover", to: false });
        hovered = node;
        if (node) connection.send({ e: idOf(node), do: "hover", to: true });
    }

    function follow(node, event) {
        if (node !== followed) {
            pace.drop();
            if (isTold && isInTree(followed) && answers(followed, "pointer")) {
                connection.send({ e: idOf(followed), do: "pointer" });
            }
            followed = node;
            isTold = false;
        }
        if (!node) return;
        last = { clientX: event.clientX, clientY: event.clientY };
        pace.ask();
    }

    root.addEventListener("pointerover", (event) => {
        if (event.pointerType === "touch") return;
        hover(nearestAnswering(event.target, "hover"));
        follow(nearestAnswering(event.target, "pointer"), event);
    });
    root.addEventListener("pointermove", (event) => {
        if (followed && event.pointerType !== "touch") follow(followed, event);
    }, { passive: true });
    root.addEventListener("pointerleave", () => {
        hover(undefined);
        follow(undefined);
    });
}
