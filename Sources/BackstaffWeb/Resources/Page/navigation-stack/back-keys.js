// Escape and Alt-Left go back, except while a user types text. Escape also hides a column that covers the detail.

import { hasDialog } from "../presentation/dialogs.js";
import { answers, idOf } from "../elements/elements.js";
import { liesOver } from "../navigation-split-view/navigation-split-view.js";
import { columnBackButton, containers, goesBack, isCollapsed, topOf } from "./screens.js";
import { isTyping } from "../controls/text-fields.js";

/** The event for going back in a container, or `undefined` if there is nothing to go back to. */
function backEvent(container) {
    if (isCollapsed(container)) {
        const button = columnBackButton(topOf(container));
        return button && { e: idOf(button), do: "activate" };
    }
    return goesBack(container) && answers(container, "back")
        ? { e: idOf(container), do: "back", steps: 1 } : undefined;
}

export function startBackKeys(root, connection, { stacks, popups }) {
    /** The element in which keys can go back: the topmost modal presentation, or else the whole scene. */
    const reachableRoot = () => [...root.querySelectorAll(".presentation:modal")].at(-1) ?? root;

    function eventFor(isEscape) {
        const top = reachableRoot();
        for (let node = document.activeElement; node && top.contains(node); node = node.parentElement) {
            const event = node.matches(containers) ? backEvent(node) : undefined;
            if (event) return event;
        }
        const over = isEscape && [...top.querySelectorAll(".split-view")].find(liesOver);
        if (over) return { e: idOf(over), do: "activate" };
        // Without focus, the innermost container is used.
        return [...top.querySelectorAll(containers)].filter((container) => !container.closest("[data-covered]"))
            .reverse().map(backEvent).find((event) => event);
    }

    addEventListener("keydown", (event) => {
        const isEscape = event.key === "Escape" && !event.altKey;
        const isAltLeft = event.key === "ArrowLeft" && event.altKey;
        if (!isEscape && !isAltLeft || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
        if (!popups.isEmpty || hasDialog()) return;
        // A presentation is a dialog, which handles Escape itself.
        if (isEscape && reachableRoot() !== root) return;
        const back = eventFor(isEscape);
        if (!back) return;
        // Otherwise the browser would go back a second time for Alt-Left.
        event.preventDefault();
        if (event.repeat || !connection.acceptsTaps || stacks.isSwiping) return;
        connection.send(back);
    });
}
