// A text with a long word may break inside it, where there is no room for the whole word.

import { register } from "../elements/elements.js";

register("text", {
    showText(node, text) {
        const hasLongWord = /\S{16,}/.test(text);
        if (node.classList.contains("long-word") !== hasLongWord) node.classList.toggle("long-word", hasLongWord);
    },
});
