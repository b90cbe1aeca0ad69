// Buttons that act again and again while they are held down. `repeating` is set on an element around them.
//
//     pointerdown ──0.5 s──► activate ──0.1 s──► activate … ──► pointerup: the click that follows isn't a tap

import { answers, idOf, isOff, roleOf } from "../elements/elements.js";

const firstDelay = 500;
const delay = 100;

const repeats = (node) => node.closest("[data-repeating]")?.dataset.repeating === "enabled";

export function startRepeatingButtons(root, connection) {
    let timer;
    let hasRepeated = false;

    function stop() {
        clearTimeout(timer);
        timer = undefined;
    }

    function repeat(node, held) {
        // A mouse that has left the button presses it no more.
        if (!node.isConnected || !node.matches(held) || isOff(node)) return stop();
        if (connection.acceptsTaps) {
            hasRepeated = true;
            connection.send({ e: idOf(node), do: "activate" });
        }
        timer = setTimeout(repeat, delay, node, held);
        return undefined;
    }

    root.addEventListener("pointerdown", (event) => {
        stop();
        hasRepeated = false;
        const node = event.target.closest?.(".button");
        if (event.button !== 0 || !node || roleOf(node) !== "button" || !answers(node, "activate") || !repeats(node)) return;
        timer = setTimeout(repeat, firstDelay, node, event.pointerType === "mouse" ? ":hover" : ":active");
    });
    for (const type of ["pointerup", "pointercancel", "blur"]) addEventListener(type, stop);
    root.addEventListener("click", (event) => {
        if (!hasRepeated || event.detail === 0) return;
        hasRepeated = false;
        event.preventDefault();
        event.stopImmediatePropagation();
    }, true);
}
