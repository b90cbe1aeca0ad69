// Color pickers: a label, and the page's own swatch over the browser's field for colors.

import { answers, idOf } from "../elements/elements.js";

/** The color of a picker, in the format of the field. */
function shownColor(field) {
    const parts = getComputedStyle(field.parentElement).backgroundColor.match(/[\d.]+/g) ?? [];
    return "#" + [0, 1, 2].map((index) => Math.round(Number(parts[index] ?? 0)).toString(16).padStart(2, "0")).join("");
}

export function startColorPickers(root, connection) {
    const isField = (node) => node.classList?.contains("color-field");

    // A palette color differs in dark mode, so the field gets its value only when it is used.
    for (const name of ["pointerdown", "focusin"]) {
        root.addEventListener(name, ({ target }) => {
            const picker = target.closest?.(".color-picker");
            const field = picker?.querySelector(".color-field");
            if (field) field.value = shownColor(field);
        });
    }
    root.addEventListener("change", (event) => {
        const picker = isField(event.target) && event.target.closest(".color-picker");
        if (!picker || !answers(picker, "edit") || !connection.acceptsTaps) return;
        connection.send({ e: idOf(picker), do: "edit", text: event.target.value });
    });
}
