// Says in the page's root whether the last press was one of a pointer: then no element but a field shows a focus ring.
// Engines decide this themselves, but in WebKit what a dialog focuses has a ring after a click, too, and so has what is
// focused after it.

const root = document.documentElement;
const modifiers = new Set(["Alt", "AltGraph", "Control", "Meta", "Shift"]);

addEventListener("pointerdown", () => root.classList.add("by-pointer"), true);
addEventListener("keydown", ({ key }) => {
    if (!modifiers.has(key)) root.classList.remove("by-pointer");
}, true);
