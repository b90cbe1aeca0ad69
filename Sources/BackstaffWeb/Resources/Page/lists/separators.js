// The line below a row starts where the row's words do. Where a picture stands before the words, that place is measured.

const measured = new WeakSet();
const pictures = ".symbol, .image, .shape, .color, .gradient";

/** Looks at the rows that are new since the last call: reads all places first, then writes. */
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
