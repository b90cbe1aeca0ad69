// Back by keys: Escape and Alt-Left, but never from where text is typed. Escape also hides what lies over a detail.

import { hasDialog } from "../presentation/dialogs.js";
import { answers, idOf } from "../elements/elements.js";
import { liesOver } from "../navigation-split-view/navigation-split-view.js";
import { columnBackButton, containers, goesBack, isCollapsed, topOf } from "./screens.js";
import { isTyping } from "../controls/text-fields.js";

/** What going back from a container is as an event, or `undefined` where there is nothing to go back to. */
function backEvent(container) {
    if (isCollapsed(container)) {
        const button = columnBackButton(topOf(container));
        return button && { e: idOf(button), do: "activate" };
    }
    return goesBack(container) && answers(container, "back")
        ? { e: idOf(container), do: "back", steps: 1 } : undefined;
}

export function startBackKeys(root, connection, { stacks, popups }) {
    /** What can be gone back from: of what is presented above all else, only what is in it. */
    const reachableRoot = () => [...root.querySelectorAll(".presentation:modal")].at(-1) ?? root;

    function eventFor(isEscape) {
        const top = reachableRoot();
        for (let node = document.activeElement; node && top.contains(node); node = node.parentElement) {
            const event = node.matches(containers) ? backEvent(node) : undefined;
            if (event) return event;
        }
        const over = isEscape && [...top.querySelectorAll(".split-view")].find(liesOver);
        if (over) return { e: idOf(over), do: "activate" };
        // Without focus to go by, the innermost container goes first.
        return [...top.querySelectorAll(containers)].filter((container) => !container.closest("[data-covered]"))
            .reverse().map(backEvent).find((event) => event);
    }

    addEventListener("keydown", (event) => {
        const isEscape = event.key === "Escape" && !event.altKey;
        const isAltLeft = event.key === "ArrowLeft" && event.altKey;
        if (!isEscape && !isAltLeft || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
        if (!popups.isEmpty || hasDialog()) return;
        // The dialog that a presentation is has Escape for itself.
        if (isEscape && reachableRoot() !== root) return;
        const back = eventFor(isEscape);
        if (!back) return;
        // The browser's own Alt-Left would be a second way back on top of this one.
        event.preventDefault();
        if (event.repeat || !connection.takesTaps || stacks.isSwiping) return;
        connection.send(back);
    });
}
