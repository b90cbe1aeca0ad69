// The addresses of links into the app. A user needs them to open a link in a new tab, copy it or drag it.
//
//   the pointer rests on a link, a finger is held on it, another button than the first is pressed, or Control is held,
//   or Tab reaches it ─► address ─► `href`
//   a Control-click before the answer opens the tab when the answer arrives
//
// The page requests the address each time, because it depends on the screens around the link.

import { idOf, nearestAnswering } from "../elements/elements.js";

// In ms. A pointer that only passes over a link sends no request, and neither does a tap.
const hoverDelay = 60;
const touchDelay = 200;
/** The time in ms after a click in which a browser lets a page open a tab. */
const clickTimeout = 3000;

const wantsTab = (event) => event.ctrlKey || event.metaKey;

export function startLinkAddresses(root, connection) {
    let near, timer;

    const linkAt = (node) => nearestAnswering(node, "address");

    function requestAddress(link) {
        clearTimeout(timer);
        if (connection.acceptsTaps && link.isConnected) connection.send({ e: idOf(link), do: "address" });
    }

    root.addEventListener("pointerover", (event) => {
        if (event.pointerType === "touch") return;
        const link = linkAt(event.target);
        if (link === near) return;
        near = link;
        clearTimeout(timer);
        if (link) timer = setTimeout(requestAddress, hoverDelay, link);
    });
    root.addEventListener("pointerleave", () => {
        near = undefined;
        clearTimeout(timer);
    });
    root.addEventListener("pointerdown", (event) => {
        clearTimeout(timer);
        const link = linkAt(event.target);
        if (link && event.pointerType === "touch") timer = setTimeout(requestAddress, touchDelay, link);
        else if (link && (event.button > 0 || wantsTab(event))) requestAddress(link);
    });
    root.addEventListener("click", (event) => {
        const link = linkAt(event.target);
        if (!link || link.hasAttribute("href") || !wantsTab(event) || !connection.acceptsTaps) return;
        const observer = new MutationObserver(() => {
            observer.disconnect();
            if (link.hasAttribute("href")) window.open(link.href, "_blank", "noopener");
        });
        observer.observe(link, { attributes: true, attributeFilter: ["href"] });
        setTimeout(() => observer.disconnect(), clickTimeout);
    });
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(timer));
    root.addEventListener("focusin", (event) => {
        const link = linkAt(event.target);
        if (link?.matches(":focus-visible")) requestAddress(link);
    });
}
