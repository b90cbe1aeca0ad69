// Where links into the app lead, for whoever opens one in a new tab, copies it or drags it away.
//
//   the pointer rests on a link, a finger is held on it, another button than the first is pressed,
//   or Tab reaches it ─► address ─► `href`
//
// Asked each time anew: what is shown around a link is part of its address.

import { answers, idOf, roleOf } from "./elements.js";

// A pointer on its way to somewhere else asks nothing, nor does a tap.
const rest = 60;
const hold = 200;

export function startLinkAddresses(root, connection) {
    let near, timer;

    const linkAt = (node) => {
        const link = node.closest?.(".link");
        return link && roleOf(link) === "link" && answers(link, "address") ? link : undefined;
    };

    function ask(link) {
        clearTimeout(timer);
        if (connection.takesTaps && link.isConnected) connection.send({ e: idOf(link), do: "address" });
    }

    root.addEventListener("pointerover", (event) => {
        if (event.pointerType === "touch") return;
        const link = linkAt(event.target);
        if (link === near) return;
        near = link;
        clearTimeout(timer);
        if (link) timer = setTimeout(ask, rest, link);
    });
    root.addEventListener("pointerleave", () => {
        near = undefined;
        clearTimeout(timer);
    });
    root.addEventListener("pointerdown", (event) => {
        clearTimeout(timer);
        const link = linkAt(event.target);
        if (link && event.pointerType === "touch") timer = setTimeout(ask, hold, link);
        else if (link && event.button > 0) ask(link);
    });
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(timer));
    root.addEventListener("focusin", (event) => {
        const link = linkAt(event.target);
        if (link?.matches(":focus-visible")) ask(link);
    });
}
