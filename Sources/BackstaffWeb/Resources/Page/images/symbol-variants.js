// The names of the variants of symbols.

const shapes = ["circle", "square", "rectangle"];

/**
 * The names to try for a symbol in a variant, the best first. A part that the name has already isn't added. A fill comes
 * before a badge: `person.fill.badge.plus`. A shape and a slash come before a fill: `star.circle.fill`.
 */
export function namesOf(name, variant) {
    if (name === "") return [];
    const asked = !variant || variant === "none" ? [] : variant.split(".").filter((part) => !name.split(".").includes(part));
    if (asked.length === 0) return [name];
    const isFilled = asked.includes("fill");
    const parts = [...shapes, "slash"].filter((part) => asked.includes(part));
    const stem = name.endsWith(".fill") && parts.length > 0 ? name.slice(0, -".fill".length) : name;
    const fill = isFilled || stem !== name ? ["fill"] : [];
    const names = [[stem, ...parts, ...fill].join(".")];
    const badge = stem.search(/\.(?:triangle)?badge(?:\.|$)/);
    if (isFilled && badge > 0) names.unshift(`${stem.slice(0, badge)}.fill${stem.slice(badge)}`);
    if (parts.length > 1) names.push([stem, parts[0], ...fill].join("."));
    if (isFilled && parts.length > 0) names.push(`${stem}.fill`);
    return [...new Set([...names, name])];
}
