// Texts of the wire as CSS. The server's preview has the same rules in CSSValue.swift. Tests check both against the
// examples in `Tests/browser/markup-cases.txt`.

import { cssColor } from "./colors.js";

const numbersIn = (text, separator = /\s+/) => text.trim().split(separator).map(Number);

/** Translates "adaptive 240 400 8;flexible 10 -1 8;fixed 100 8" to grid tracks. */
export function gridColumns(text) {
    const tracks = text.split(";").map((column) => {
        const [kind, ...numbers] = column.trim().split(/\s+/);
        const [least, most] = numbers.map(Number);
        if (kind === "fixed") return `${least}px`;
        if (kind === "adaptive") return `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`;
        return most > 0 ? `minmax(${least}px, ${most}px)` : `minmax(${Math.min(least || 0, 10)}px, 1fr)`;
    });
    return tracks.join(" ");
}

/** The gap between columns, which is the fourth word of the first column. */
export function columnGap(text) {
    const gap = Number(text.split(";")[0].trim().split(/\s+/)[3]);
    return gap >= 0 ? `${gap}px` : undefined;
}

/** How a path is drawn: the attributes of SVG for the words after the kind, and those that all drawings of the kind have. */
const drawings = {
    fill: { attributes: ["fill-rule"], fixed: "" },
    line: {
        attributes: [
            "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
        ],
        fixed: " fill=%22none%22 stroke=%22black%22 vector-effect=%22non-scaling-stroke%22",
    },
};

/** The functions of CSS for filters that are the same in SwiftUI. */
const filters = { saturation: "saturate", contrast: "contrast", grayscale: "grayscale", inversion: "invert" };

/** Formats by their names in the vocabulary. */
export const formats = {
    /** Translates "red 0, #00ff00ff 1" to the stops of a gradient. */
    gradientStops: (text) => text.split(",").map((stop) => {
        const [color, place] = stop.trim().split(/\s+/);
        return place === undefined ? cssColor(color) : `${cssColor(color)} ${Number(place) * 100}%`;
    }).join(", "),

    /** Translates "radius x y #rrggbbaa" to a filter. CSS takes a standard deviation, which is half of the radius. */
    dropShadow(text) {
        const [radius, x, y, color] = text.trim().split(/\s+/);
        return `drop-shadow(${Number(x)}px ${Number(y)}px ${Number(radius) / 2}px ${cssColor(color ?? "black")})`;
    },

    /** Translates "top leading bottom trailing" in points to the order of CSS, which depends on the direction. */
    lengths(text) {
        const [top, leading, bottom, trailing] = numbersIn(text, /[\s,]+/).map((number) => `${number}px`);
        const around = (left, right) => `${top} ${right} ${bottom} ${left}`;
        if (leading === trailing) return around(leading, leading);
        return `var(--if-ltr, ${around(leading, trailing)}) var(--if-rtl, ${around(trailing, leading)})`;
    },

    /** Translates "top leading bottom trailing width height" to a border image, without its source. */
    capInsets(text) {
        const [top, leading, bottom, trailing, width, height] = numbersIn(text);
        if (!(width > 0 && height > 0)) return "none";
        const edges = [[top, height], [trailing, width], [bottom, height], [leading, width]];
        const slices = edges.map(([edge, size]) => `${Math.round(edge / size * 10_000) / 100}%`);
        return `${slices.join(" ")} fill / ${edges.map(([edge]) => `${edge}px`).join(" ")}`;
    },

    /** Translates "a b c d tx ty" to a transform. */
    matrix(text) {
        const numbers = numbersIn(text);
        return numbers.length === 6 && numbers.every(Number.isFinite) ? `matrix(${numbers.join(", ")})` : "none";
    },

    /** Translates a path to an image, which masks what has its shape. All words are checked, so none can end the image. */
    drawing(text) {
        const words = text.trim().split(/ +/);
        const { attributes, fixed } = drawings[words[0]] ?? {};
        if (!attributes || words.length < attributes.length + 5) return "none";
        const looks = words.slice(1, attributes.length + 1);
        const box = words.slice(attributes.length + 1, attributes.length + 5);
        const path = words.slice(attributes.length + 5).join(" ");
        const isSafe = box.every((number) => Number.isFinite(Number(number))) && /^[MLQCZ0-9.,e\- ]*$/.test(path)
            && looks.every((word) => /^[a-z0-9.,-]+$/.test(word));
        if (!isSafe) return "none";
        const style = attributes.map((name, index) => ` ${name}=%22${looks[index]}%22`).join("");
        return `url("data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%22${box.join(" ")}%22 `
            + `preserveAspectRatio=%22none%22%3E%3Cpath d=%22${path}%22${style}${fixed}/%3E%3C/svg%3E")`;
    },

    /**
     * Translates "contrast 0.5" to a filter. SwiftUI's brightness is added to a color, and that of CSS is a factor. The two
     * functions together are a sum, and no color leaves its range between them.
     */
    filter(text) {
        const [name, words, ...others] = text.trim().split(/ +/);
        const amount = Number(words);
        if (words === undefined || others.length > 0 || !Number.isFinite(amount)) return "none";
        if (Object.hasOwn(filters, name)) return `${filters[name]}(${Math.max(0, amount)})`;
        if (name === "hue-rotation") return `hue-rotate(${amount}deg)`;
        if (name !== "brightness") return "none";
        const factor = 1 + 2 * Math.abs(amount);
        return amount >= 0
            ? `contrast(calc(1 / ${factor})) brightness(${factor})` : `brightness(calc(1 / ${factor})) contrast(${factor})`;
    },

    /** Translates "x y z" to the first numbers of a rotation. */
    axis(text) {
        const numbers = numbersIn(text);
        return numbers.length === 3 && numbers.every(Number.isFinite) ? numbers.join(", ") : "0, 0, 0";
    },

    /** Translates four or more numbers to an easing function, and the name of a curve to nothing. */
    timingCurve(text) {
        const numbers = numbersIn(text);
        if (numbers.length < 4 || !numbers.every(Number.isFinite)) return "";
        return `${numbers.length === 4 ? "cubic-bezier" : "linear"}(${numbers.join(", ")})`;
    },
};
