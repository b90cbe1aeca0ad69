// Colors of the wire as CSS: a palette name or a literal. Either may end with "/opacity". Two or four of them, separated by
// "|", are those for light and dark mode, and those with increased contrast. "red~blue~oklab~0.25" is a mix.

import { localColors, palette } from "./vocabulary.js";

const reported = new Set();

function opaqueColor(name) {
    if (name.startsWith("#")) return name;
    return localColors[name] ?? (palette.includes(name) ? `var(--color-${name})` : undefined);
}

// One of the two variables has no value, so that its second part applies. The other one is empty.
const byContrast = (standard, increased) => (standard === increased
    ? standard : `var(--if-standard-contrast, ${standard}) var(--if-increased-contrast, ${increased})`);

/** Returns a color of the wire as CSS. An unknown name gives no color instead of black, and is reported once. */
export function cssColor(color) {
    const colors = color.split("|").map(oneColor);
    switch (colors.length) {
    case 1: return colors[0];
    case 2: return `light-dark(${colors[0]}, ${colors[1]})`;
    case 4: return `light-dark(${byContrast(colors[0], colors[2])}, ${byContrast(colors[1], colors[3])})`;
    default: return "transparent";
    }
}

const faded = (color, opacity) => {
    const part = opacity === undefined ? 1 : Number(opacity);
    return part >= 0 && part < 1 ? `color-mix(in srgb, ${color} ${part * 100}%, transparent)` : color;
};

/** Mixes colors: of "red~blue~oklab~0.25", one quarter is blue. Either color may be a mix itself. */
function mixedColor(color) {
    const colors = [];
    const words = color.split("~");
    while (words.length > 0) {
        const word = words.shift();
        if (word !== "oklab" && word !== "srgb") {
            colors.push(oneColor(word));
            continue;
        }
        const [share, opacity] = (words.shift() ?? "").split("/");
        const [first, second] = colors.splice(-2);
        if (second === undefined || share === "" || !(share >= 0 && share <= 1)) return "transparent";
        colors.push(faded(`color-mix(in ${word}, ${first}, ${second} ${share * 100}%)`, opacity));
    }
    return colors.length === 1 ? colors[0] : "transparent";
}

function oneColor(color) {
    if (color.includes("~")) return mixedColor(color);
    const [name, opacity] = color.split("/");
    const base = opaqueColor(name);
    if (base === undefined) {
        if (!reported.has(name)) console.warn(`Backstaff: the page doesn't know the colour "${name}"`);
        reported.add(name);
        return "transparent";
    }
    return faded(base, opacity);
}
