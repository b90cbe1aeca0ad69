// Colors of the wire as CSS: a palette name or a literal. Either may end with "/opacity".

import { localColors, palette } from "./vocabulary.js";

const reported = new Set();

function opaqueColor(name) {
    if (name.startsWith("#")) return name;
    return localColors[name] ?? (palette.includes(name) ? `var(--color-${name})` : undefined);
}

/** Returns a color of the wire as CSS. An unknown name gives no color instead of black, and is reported once. */
export function cssColor(color) {
    const [name, opacity] = color.split("/");
    const base = opaqueColor(name);
    if (base === undefined) {
        if (!reported.has(name)) console.warn(`Backstaff: the page doesn't know the colour "${name}"`);
        reported.add(name);
        return "transparent";
    }
    const part = opacity === undefined ? 1 : Number(opacity);
    return part >= 0 && part < 1 ? `color-mix(in srgb, ${base} ${part * 100}%, transparent)` : base;
}
