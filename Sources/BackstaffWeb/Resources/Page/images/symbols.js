// Draws symbols from the server's sprite, in the variant that `symbol-variant` requests. An unknown name gets a neutral
// glyph.

import { basePath } from "../base-path/base-path.js";
import { register } from "../elements/elements.js";

const svg = "http://www.w3.org/2000/svg";
const drawing = `${basePath}/~/symbols.svg`;
const neutral = "square.dashed";
const reported = new Set();
let names;

const load = async () => {
    try {
        const response = await fetch(drawing);
        if (!response.ok) return;
        names = new Set([...(await response.text()).matchAll(/<symbol[^>]*?\sid="([^"]+)"/g)].map((match) => match[1]));
        for (const node of document.querySelectorAll(".symbol[data-symbol]")) drawSymbol(node);
    } catch {
        // Without the list of names, every name is drawn directly. The sprite itself is loaded by the `use` elements.
    }
};
let loading;

function withVariant(name, variant) {
    if (!variant || variant === "none") return name;
    const parts = variant.split(".").filter((part) => !name.split(".").includes(part));
    const longer = [name, ...parts].join(".");
    return names.has(longer) ? longer : name;
}

function addDrawing(image) {
    image.setAttribute("viewBox", "0 0 24 24");
    image.append(document.createElementNS(svg, "use"));
}

register("image", {
    build(image) {
        if (image.localName !== "svg") return;
        image.classList.add("symbol");
        addDrawing(image);
    },
    attributes: {
        symbol(image, value, usual) {
            usual();
            drawSymbol(image);
        },
    },
});

/** Makes a symbol for the page itself, without an element. */
export function makeSymbol(name) {
    const image = document.createElementNS(svg, "svg");
    addDrawing(image);
    if (name !== undefined) {
        image.setAttribute("class", "symbol");
        image.setAttribute("aria-hidden", "true");
        image.dataset.symbol = name;
        drawSymbol(image);
    }
    return image;
}

/** Draws the symbol of a node, in the variant that its surroundings request. */
export function drawSymbol(node) {
    loading ??= load();
    const name = node.dataset.symbol ?? "";
    let shown = name;
    if (names) {
        shown = withVariant(name, node.closest("[data-symbol-variant]")?.dataset.symbolVariant);
        if (!names.has(shown)) {
            if (name && !reported.has(name)) console.warn(`Backstaff: there is no symbol "${name}"`);
            reported.add(name);
            shown = neutral;
        }
    }
    const address = `${drawing}#${encodeURIComponent(shown)}`;
    const use = node.firstElementChild;
    if (use && use.getAttribute("href") !== address) use.setAttribute("href", address);
}

/** Draws the symbols of new elements again, because their variant depends on their place in the tree. */
export function settleSymbols(node) {
    if (!names) return;
    for (const symbol of node.querySelectorAll("[data-symbol-variant] .symbol[data-symbol]")) drawSymbol(symbol);
    if (node.matches(".symbol[data-symbol]")) drawSymbol(node);
}
