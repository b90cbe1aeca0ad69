// A text with a long word may break inside it, where there is no room for the whole word.

import { register } from "../elements/elements.js";

// With larger text, shorter words need more room.
const scale = Math.max(parseFloat(getComputedStyle(document.documentElement).fontSize) / 16, 1);
const longWord = new RegExp(`\\S{${Math.max(Math.round(16 / scale), 8)},}`);

register("text", {
    showText(node, text) {
        const hasLongWord = longWord.test(text);
        if (node.classList.contains("long-word") !== hasLongWord) node.classList.toggle("long-word", hasLongWord);
    },
});
