// Sliders: the element holds the labels, the page's own range field between them is what is dragged.
//
// While a finger or a key moves it, what the server says is older than what is shown, and isn't taken.

import { answers, idOf } from "./elements.js";

const held = new WeakSet();
const latest = new WeakMap();   // range → value that came while it was held

/** Gives a slider its range field. */
export function addRange(slider) {
    const range = document.createElement("input");
    range.type = "range";
    range.className = "range added";
    range.step = "any";
    slider.append(range);
}

function fill(range) {
    const [least, most] = [Number(range.min), Number(range.max)];
    const part = most > least ? (Number(range.value) - least) / (most - least) : 0;
    range.style.setProperty("--part", part);
}

/** Sets `value`, `min`, `max` or `step` of a slider's range. */
export function setRange(slider, name, value) {
    const range = slider.querySelector(":scope > .range");
    if (!range) return;
    if (name !== "value") {
        range.setAttribute(name, value ?? "");
        // What the bounds cut off before all of them were there comes back from the element's own value.
        if (range.dataset.value !== undefined && !held.has(range)) range.value = range.dataset.value;
    } else if (value !== null) {
        range.dataset.value = value;
        if (held.has(range)) latest.set(range, value);
        else range.value = value;
    }
    fill(range);
}

export function startSliders(root, connection) {
    const sliderOf = (node) => (node.classList?.contains("range") ? node.parentElement : undefined);

    root.addEventListener("input", (event) => {
        const slider = sliderOf(event.target);
        if (!slider) return;
        fill(event.target);
        if (answers(slider, "edit")) connection.send({ e: idOf(slider), do: "edit", text: event.target.value });
    });

    function hold(range, isHeld) {
        const slider = sliderOf(range);
        if (!slider || held.has(range) === isHeld) return;
        if (isHeld) {
            held.add(range);
        } else {
            held.delete(range);
            if (latest.has(range)) range.value = latest.get(range);
            latest.delete(range);
            fill(range);
        }
        if (answers(slider, "focus")) connection.send({ e: idOf(slider), do: "focus", to: isHeld });
    }
    root.addEventListener("pointerdown", (event) => hold(event.target, true));
    for (const name of ["pointerup", "pointercancel"]) {
        addEventListener(name, () => {
            for (const range of root.querySelectorAll(".range")) if (held.has(range)) hold(range, false);
        });
    }
}
