// Turns taps, keys and pointer moves into events of elements. Buttons and links handle Return and Space by themselves.

import { inApp, isOfApp } from "../base-path/base-path.js";
import { answers, idOf, isInTree, isOff, nearestAnswering, roleOf, tappedAt } from "../elements/elements.js";
import { isOfWeb } from "../elements/safe-addresses.js";
import { selectionGesture } from "../list-selection/list-selection.js";
import { middleOf, placeFor } from "./points.js";
import { TapCounter } from "./tap-counter.js";

const isModified = (event) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button > 0;

const leadsToApp = (link) => isOfApp(new URL(link.href, location.href));
/** Whether a link leads to another page, which opens in a new tab. A mail address, for example, needs no tab. */
const leadsElsewhere = (link) => isOfWeb(link.protocol) && !leadsToApp(link);

/** Follows a link that the app doesn't handle itself. The server opens an address of the app. */
function followLink(event, link, connection) {
    if (isModified(event)) return;
    if (isOff(link)) {
        event.preventDefault();
    } else if (leadsToApp(link) && !inApp(link.pathname).startsWith("/~")) {
        event.preventDefault();
        if (connection.acceptsTaps) connection.send({ do: "open", url: inApp(link.pathname + link.search + link.hash) });
    } else if (leadsElsewhere(link)) {
        openInNewTab(link);
    }
}

function openInNewTab(link) {
    link.target = "_blank";
    link.rel = "noopener";
}

/** Reports a tap, with its place if the element or one around it asks for that. A tap by a key is in the middle. */
function activate(node, connection, click) {
    if (isOff(node)) return;
    const event = { e: idOf(node), do: "activate" };
    const asking = nearestAnswering(node, "place");
    if (asking) event.at = placeFor(asking, click ?? middleOf(asking));
    connection.send(event);
}

/** Whether a click was made with a finger or a pointer, and not with a key. */
const hasPlace = (click) => click.detail > 0 || !click.isTrusted;

export function startEvents(root, connection) {
    const tapCounter = new TapCounter();
    root.addEventListener("click", (event) => {
        const node = tappedAt(event.target);
        const link = event.target.closest?.("a[href]");
        // In a list in edit mode, a tap belongs to the row, and its link isn't followed.
        const isLinkFirst = !node || (node.contains(link) && roleOf(node) !== "row");
        if (isLinkFirst && roleOf(link) === "link" && !answers(link, "activate")) {
            return followLink(event, link, connection);
        }
        // In the preview, a link is a plain link, which works before the scene exists.
        if (!node) return;
        if (roleOf(node) === "link") {
            if (isModified(event)) return;
            // The browser follows a link to another page itself, unless the app handles its taps.
            if (node.hasAttribute("href") && !leadsToApp(node) && !node.hasAttribute("data-asks-app")) {
                if (leadsElsewhere(node)) openInNewTab(node);
                return;
            }
        }
        if (roleOf(node) === "row") {
            // A field or a slider in a row handles taps itself.
            if (event.target.closest("input, textarea")) return;
            const how = selectionGesture(event, node);
            if (how) {
                if (connection.acceptsTaps && !isOff(node)) {
                    connection.send({ e: idOf(node), do: "select", how });
                }
                return;
            }
        }
        if (!tapCounter.completes(event, node)) return;
        event.preventDefault();
        if (connection.acceptsTaps) activate(node, connection, hasPlace(event) ? event : undefined);
    });

    root.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        if (event.repeat || event.target.closest?.("button, a[href], input, textarea")) return;
        const node = event.target;
        if (roleOf(node) === undefined || !answers(node, "activate")) return;
        event.preventDefault();
        if (connection.acceptsTaps) activate(node, connection);
    });

    // With a touch listener, every browser shows the pressed state of a control immediately.
    root.addEventListener("touchstart", () => {}, { passive: true });
}
