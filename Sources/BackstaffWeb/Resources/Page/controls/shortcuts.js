// Keyboard shortcuts of controls. `shortcut` is set on an element around the control, for example "command-n" or
// "shift-command-Enter".

import { answers, idOf, isDisabled } from "../elements/elements.js";
import { isTyping } from "./text-fields.js";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

function nameOf(event) {
    const parts = [];
    // On keyboards without Command, Control takes its place.
    if (isMac && event.ctrlKey) parts.push("control");
    if (event.altKey) parts.push("option");
    if (event.shiftKey) parts.push("shift");
    if (isMac ? event.metaKey : event.ctrlKey) parts.push("command");
    parts.push(event.key === " " ? "Space" : event.key.length === 1 ? event.key.toLowerCase() : event.key);
    return parts.join("-");
}

function controlIn(node) {
    for (const control of node.querySelectorAll(".button, .link, .toggle")) {
        if (answers(control, "activate")) return control;
    }
    return undefined;
}

export function startShortcuts(root, connection) {
    addEventListener("keydown", (event) => {
        if (event.defaultPrevented || event.repeat || event.isComposing || !connection.acceptsTaps) return;
        const name = nameOf(event);
        const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
        if (isBare && event.key !== "Escape" && isTyping(event.target)) return;
        if (event.key === "Enter" && event.target.closest?.("button, a, .option")) return;
        for (const node of root.querySelectorAll("[data-shortcut]")) {
            if (node.dataset.shortcut !== name || node.closest('[data-covered], [inert], .departing')) continue;
            const control = controlIn(node);
            if (!control || isDisabled(control)) continue;
            event.preventDefault();
            connection.send({ e: idOf(control), do: "activate" });
            return;
        }
    }, true);
}
