// Pickers whose options aren't in place: a button opens them in a list, or a wheel shows them. Both show copies of
// them.
//
//   face     a tap ─► a list with the options ─► a tap on one ─► activate of that option
//   wheel    an option comes to rest on the line ─► activate of that option
//   link     a tap ─► activate of the picker, which leads to a screen with the options

import { answers, idOf, isDisabled, isInTree } from "../elements/elements.js";
import { copyOf } from "./page-lists.js";
import { makeWheel, makeWheelBox } from "./wheels.js";

const openStyles = ["segmented", "inline", "radio-group", "palette", "wheel", "navigation-link"];
const hasFace = (picker) => !openStyles.includes(picker.dataset.controlStyle);

/** The options of a picker, without those of pickers in it. */
const optionsOf = (picker) => [...picker.querySelectorAll(".option")]
    .filter((option) => option.closest(".picker") === picker);

const isSelected = (option) => option.getAttribute("aria-checked") === "true";

/** The element that shows the current value: the app's own view for it, or else the chosen option. */
const shownIn = (picker) =>
    picker.querySelector(':scope > [data-placement="current-value"]') ?? optionsOf(picker).find(isSelected);

/** The label of a picker. */
const titleOf = (picker) =>
    picker.getAttribute("aria-label") ?? picker.querySelector(":scope > .v-stack")?.textContent ?? "";

export function makePickers(root, connection, lists) {
    /** Updates a picker that leads to a screen with its options. It is a link and shows the chosen option. */
    function refreshLink(picker) {
        const isLink = picker.dataset.controlStyle === "navigation-link";
        let shown = picker.querySelector(":scope > .picker-value");
        if (!isLink) return shown?.remove();
        if (!shown) {
            shown = document.createElement("span");
            shown.className = "picker-value added";
            picker.append(shown);
            picker.setAttribute("role", "link");
            picker.tabIndex = 0;
        }
        const chosen = shownIn(picker);
        if (shown.dataset.state === chosen?.innerHTML) return;
        shown.dataset.state = chosen?.innerHTML ?? "";
        shown.replaceChildren(...(chosen ? copyOf(chosen).childNodes : []));
    }

    function refreshFace(picker) {
        let face = picker.querySelector(":scope > .picker-face");
        if (!hasFace(picker)) {
            face?.remove();
            return;
        }
        if (!face) {
            face = document.createElement("button");
            face.type = "button";
            face.className = "picker-face added";
            face.setAttribute("aria-haspopup", "listbox");
            picker.append(face);
        }
        const chosen = shownIn(picker);
        const isUnusable = isDisabled(picker);
        if (face.disabled !== isUnusable) face.disabled = isUnusable;
        const title = titleOf(picker);
        const state = `${title}|${chosen?.innerHTML ?? ""}`;
        if (face.dataset.state === state) return;
        face.dataset.state = state;
        face.replaceChildren(...(chosen ? copyOf(chosen).childNodes : []));
        face.setAttribute("aria-label", `${title} ${chosen?.textContent ?? ""}`.trim());
    }

    function open(picker, face, byKey) {
        const items = optionsOf(picker).map((option) => ({
            content: [...copyOf(option).childNodes],
            isChosen: isSelected(option),
            choose() {
                if (isInTree(option) && answers(option, "activate") && connection.acceptsTaps) {
                    connection.send({ e: idOf(option), do: "activate" });
                }
            },
        }));
        lists.open(items, { role: "listbox", label: titleOf(picker), anchor: face, opener: face, byKey });
    }

    // MARK: Wheels

    const wheels = new WeakMap();   // picker → {box, wheel, sentN}

    function makeOptionWheel(picker) {
        const box = makeWheelBox();
        const known = { box };
        known.wheel = makeWheel({
            label: titleOf(picker),
            rested(index) {
                const option = optionsOf(picker)[index];
                const isUsable = option && answers(option, "activate") && !isDisabled(picker);
                if (isUsable && connection.acceptsTaps) {
                    known.sentN = connection.send({ e: idOf(option), do: "activate" });
                } else {
                    known.wheel.settle();
                }
            },
        });
        box.append(known.wheel.node);
        picker.append(box);
        return known;
    }

    function refreshWheel(picker, n) {
        let known = wheels.get(picker);
        if (picker.dataset.controlStyle !== "wheel") {
            known?.box.remove();
            wheels.delete(picker);
            return;
        }
        if (!known) wheels.set(picker, known = makeOptionWheel(picker));
        const options = optionsOf(picker);
        const contents = options.map((option) => option.innerHTML);
        const index = Math.max(options.findIndex(isSelected), 0);
        const isAnswered = n >= known.sentN;
        if (isAnswered) known.sentN = undefined;
        const state = `${index}|${contents.join("|")}`;
        if (known.state === state && !isAnswered) return;
        known.state = state;
        const copies = () => options.map((option) => [...copyOf(option).childNodes]);
        known.wheel.update(copies, options.map((option) => option.textContent), index);
    }

    root.addEventListener("click", (event) => {
        const face = event.target.closest?.(".picker-face");
        if (!face || !connection.acceptsTaps) return;
        event.stopImmediatePropagation();
        if (lists.opener === face) lists.close(true);
        else open(face.parentElement, face, event.detail === 0);
    }, true);

    return {
        /** Updates all pickers after a patch that answers events up to `n`. */
        refresh(n) {
            if (lists.opener && !lists.opener.isConnected) lists.close(false);
            for (const picker of root.querySelectorAll(".picker")) {
                refreshFace(picker);
                refreshLink(picker);
                refreshWheel(picker, n);
            }
        },
    };
}
