// Back by keys: Escape and Alt-Left, but never from where text is typed.

import { answers, idOf, roleOf } from "./elements.js";
import { isTyping } from "./events.js";
import { goesBack } from "./screens.js";

export function startBackKeys(root, connection, stacks) {
    function stackForKeys() {
        for (let node = document.activeElement; node; node = node.parentElement) {
            if (roleOf(node) === "navigation-stack" && goesBack(node)) return node;
        }
        return [...root.querySelectorAll(".navigation-stack")]
            .find((stack) => !stack.closest("[data-covered]") && goesBack(stack));
    }

    addEventListener("keydown", (event) => {
        const isEscape = event.key === "Escape" && !event.altKey;
        const isAltLeft = event.key === "ArrowLeft" && event.altKey;
        if (!isEscape && !isAltLeft || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
        if (document.querySelector(":popover-open")) return;
        const stack = stackForKeys();
        if (!stack || !answers(stack, "back")) return;
        // The browser's own Alt-Left would be a second way back on top of this one.
        event.preventDefault();
        if (event.repeat || !connection.takesTaps || stacks.isSwiping) return;
        connection.send({ e: idOf(stack), do: "back", steps: 1 });
    });
}
