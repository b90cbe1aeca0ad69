// Draws symbols, in the variant that `symbol-variant` requests. An unknown name gets a neutral glyph.
//
// The page holds the drawings of the symbols that it has shown, as `symbol` elements. The preview brings those of the first
// screen, and each frame those that it needs and that the page hasn't. If one is missing nevertheless, for example a symbol of
// the page itself, it is requested, together with all others of a change.

import { basePath } from "../base-path/base-path.js";
import { register } from "../elements/elements.js";
import { namesOf } from "./symbol-variants.js";

const svg = "http://www.w3.org/2000/svg";
const neutral = "square.dashed";
/** The largest number of names in a request. The server draws no more. */
const most = 64;
const longestDelay = 30000;
/** The largest number of characters of names in a hello. */
const mostNames = 8000;

/** The names that the server has no drawing of. */
const missing = new Set();
const reported = new Set();
/** The symbols that aren't drawn yet, and whether their drawings are being loaded. */
const waiting = new Set();
let isLoading = false;
let delay = 0;

const idOf = (name) => `symbol-${name}`;
const has = (name) => document.getElementById(idOf(name)) !== null;
const canExist = (name) => /^[a-z0-9.]+$/.test(name) && !missing.has(name);

function drawings() {
    const present = document.getElementById("symbols");
    if (present) return present;
    const made = document.createElementNS(svg, "svg");
    made.id = "symbols";
    made.setAttribute("aria-hidden", "true");
    document.body.append(made);
    return made;
}

/** Adds the drawings of an SVG file. */
function addDrawings(file) {
    const { documentElement } = new DOMParser().parseFromString(file, "image/svg+xml");
    const target = drawings();
    for (const symbol of [...documentElement.children]) {
        if (!document.getElementById(symbol.id)) target.append(document.importNode(symbol, true));
    }
}

/** Adds the drawings that have come with a frame. */
export function receiveSymbols({ symbols }) {
    if (symbols !== undefined) addDrawings(`<svg xmlns="${svg}">${symbols}</svg>`);
}

/** The names of the symbols that the page has drawings of, for the hello. The server sends the others with the tree. */
export function symbolNames() {
    let names = "";
    for (const { id } of document.querySelectorAll("#symbols > symbol")) {
        const longer = `${names}${names && ","}${id.slice(idOf("").length)}`;
        if (longer.length > mostNames) break;
        names = longer;
    }
    return names;
}

async function load(names) {
    const response = await fetch(`${basePath}/~/symbols.svg?names=${names.join(",")}`);
    if (!response.ok) throw new Error(`The server answers ${response.status}`);
    addDrawings(await response.text());
    for (const name of names) if (!has(name)) missing.add(name);
}

/** Loads the drawings that symbols wait for. By now, the symbols of a change are in their places. */
async function loadWanted() {
    const nodes = [...waiting];
    waiting.clear();
    const names = new Set(nodes.map(nameFor).filter((name) => name !== undefined && !has(name)));
    try {
        if (names.size > 0) await load([...names].slice(0, most));
        delay = 0;
    } catch {
        // The server may be out of reach for a while.
        delay = Math.min(longestDelay, delay * 2 || 1000);
        await new Promise((resolve) => setTimeout(resolve, delay));
    }
    isLoading = false;
    nodes.forEach(drawSymbol);
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
        "symbol-value-mode"(image, value, usual) {
            usual();
            drawSymbol(image);
        },
    },
});

register("style", {
    attributes: {
        "symbol-value-mode"(node, value, usual) {
            usual();
            settleSymbols(node);
        },
        // A changed number runs the effect of the style again.
        "symbol-effect-run"(node, value, usual) {
            usual();
            const symbols = [...node.querySelectorAll(".symbol")];
            for (const symbol of symbols) symbol.style.animation = "none";
            // Only a style that the browser has computed ends the animation of the last run.
            node.getBoundingClientRect();
            for (const symbol of symbols) symbol.style.removeProperty("animation");
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

/** The name of the drawing that a symbol shows, as far as is known which exist. */
function nameFor(node) {
    const name = node.dataset.symbol ?? "";
    const variant = node.closest("[data-symbol-variant]")?.dataset.symbolVariant;
    const names = namesOf(name, variant);
    // The server has sent the best one that there is.
    const shown = names.find(has) ?? names.find(canExist);
    if (shown === undefined && name && !reported.has(name)) {
        reported.add(name);
        console.warn(`Backstaff: there is no symbol "${name}"`);
    }
    return shown ?? (missing.has(neutral) ? undefined : neutral);
}

/** The length of the longest line of a drawing, in units of the drawing. */
function longestLine(name) {
    const lines = document.getElementById(idOf(name)).querySelectorAll("path");
    return Math.max(...[...lines].map((line) => line.getTotalLength()));
}

/** Draws the symbol of a node, in the variant that its surroundings request. */
export function drawSymbol(node) {
    const name = nameFor(node);
    const use = node.firstElementChild;
    if (name === undefined || !use) return;
    if (has(name)) {
        waiting.delete(node);
        if (use.getAttribute("href") !== `#${idOf(name)}`) use.setAttribute("href", `#${idOf(name)}`);
        if (node.closest('[data-symbol-value-mode="draw"]')) node.style.setProperty("--symbol-length", longestLine(name));
        return;
    }
    waiting.add(node);
    if (isLoading) return;
    isLoading = true;
    setTimeout(loadWanted);
}

/** Draws the symbols of new elements again, because their variant and mode depend on their place in the tree. */
export function settleSymbols(node) {
    const changing = ":is([data-symbol-variant], [data-symbol-value-mode]) .symbol[data-symbol]";
    for (const symbol of node.querySelectorAll(changing)) drawSymbol(symbol);
    if (node.matches(".symbol[data-symbol]")) drawSymbol(node);
}
