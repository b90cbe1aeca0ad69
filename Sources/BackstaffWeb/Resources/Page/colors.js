// Colours of the wire as CSS: a name of the palette, a literal, either of them with "/opacity" behind it.

// Those that depend on where they are used have no variable of their own in tokens.css.
const local = { tint: "var(--tint, var(--color-accent))", foreground: "currentColor" };
const palette = new Set([
    "primary", "secondary", "tertiary", "quaternary", "placeholder", "separator", "background",
    "secondary-background", "grouped-background", "grouped-row", "fill", "white", "black", "clear", "blue", "red",
    "green", "orange", "yellow", "teal", "cyan", "mint", "indigo", "purple", "pink", "brown", "gray", "accent",
]);
const reported = new Set();

/** A colour of the wire as CSS. A name that the page doesn't know is nothing at all, never black, and is said once. */
export function cssColor(color) {
    const [name, opacity] = color.split("/");
    const base = name.startsWith("#") ? name : local[name] ?? (palette.has(name) ? `var(--color-${name})` : undefined);
    if (base === undefined) {
        if (!reported.has(name)) console.warn(`Backstaff: the page doesn't know the colour "${name}"`);
        reported.add(name);
        return "transparent";
    }
    const part = opacity === undefined ? 1 : Number(opacity);
    return part >= 0 && part < 1 ? `color-mix(in srgb, ${base} ${part * 100}%, transparent)` : base;
}
