// Aligns the line below a row with the start of the row's text. If an image comes before the text, the start is
// measured.

const measured = new WeakSet();
const pictures = ".symbol, .image, .shape, .color, .gradient";

/** Aligns the lines of the rows that are new since the last call. It reads all positions before it writes. */
export function settleSeparators(root) {
    const places = [];
    for (const row of root.querySelectorAll(".row")) {
        if (measured.has(row)) continue;
        measured.add(row);
        const words = row.querySelector(".text");
        const picture = words && row.querySelector(pictures);
        if (!picture || !(picture.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
        const outer = row.getBoundingClientRect();
        const inner = words.getBoundingClientRect();
        const style = getComputedStyle(row);
        const start = style.direction === "rtl" ? outer.right - inner.right : inner.left - outer.left;
        const editInset = parseFloat(style.getPropertyValue("--edit-inset")) || 0;
        const inset = start - parseFloat(style.paddingInlineStart) - editInset;
        if (inset > 0 && inset < outer.width / 2) places.push([row, inset]);
    }
    for (const [row, inset] of places) row.style.setProperty("--separator-start", `${Math.round(inset)}px`);
}
