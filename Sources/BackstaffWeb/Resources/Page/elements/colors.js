// Colours of the wire as CSS: a name of the palette, a literal, either of them with "/opacity" behind it.

import { localColors, palette } from "./vocabulary.js";

const reported = new Set();

function opaqueColor(name) {
    if (name.startsWith("#")) return name;
    return localColors[name] ?? (palette.includes(name) ? `var(--color-${name})` : undefined);
}

/** A colour of the wire as CSS. A name that the page doesn't know is nothing at all, never black, and is said once. */
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
