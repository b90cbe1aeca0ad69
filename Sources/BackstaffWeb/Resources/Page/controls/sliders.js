// Sliders. The element holds the labels. Between them the page adds a range field, which a user drags.
//
// While a user moves the slider, values from the server are older than the shown value and are ignored.

import { answers, idOf, register } from "../elements/elements.js";

const held = new WeakSet();
const latest = new WeakMap();   // range → value that arrived while a user held it
const wanted = new WeakMap();   // range → the element's own value, which the bounds may have clamped

function fill(range) {
    const [least, most] = [Number(range.min), Number(range.max)];
    const part = most > least ? (Number(range.value) - least) / (most - least) : 0;
    range.style.setProperty("--part", part);
}

const rangeOf = (slider) => slider.querySelector(":scope > .range");

function setValue(slider, value) {
    const range = rangeOf(slider);
    if (value !== null) {
        wanted.set(range, value);
        if (held.has(range)) latest.set(range, value);
        else range.value = value;
    }
    fill(range);
}

function setBound(slider, value, usual) {
    const range = rangeOf(slider);
    usual();
    // Sets the value again, because it may have been clamped before all bounds were set.
    if (wanted.has(range) && !held.has(range)) range.value = wanted.get(range);
    fill(range);
}

/** Marks at places from 0 to 1, below the track. The knob's middle is at the ends of the marks' room. */
function setTicks(slider, value) {
    const marks = (value ?? "").split(" ").filter(Boolean).map(Number).map((place) => {
        const at = `(${place} + ${1 - 2 * place} * var(--mirrored, 0))`;
        return `radial-gradient(circle at calc(14px + (100% - 28px) * ${at}) calc(100% - 2px), var(--color-tertiary) 1.5px, transparent 2px)`;
    });
    rangeOf(slider).style.backgroundImage = marks.join(", ");
}

register("slider", {
    attributes: { value: setValue, minimum: setBound, maximum: setBound, step: setBound, ticks: setTicks },
});

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
