// Date pickers. The element holds the label. The page adds everything else.
//
//   compact      [21 Nov 2026] [08:30]   each opens a calendar, or wheels, above the page
//   graphical    the calendar in place, and the time below it
//   wheel        wheels in place
//   many         a calendar in place, in which each tap adds a day or removes it

import { answers, idOf, isDisabled } from "../elements/elements.js";
import { makeCalendar } from "./calendar.js";
import { makeDateWheels } from "./date-wheels.js";
import { clamp, dayOf, formatDate, readDate, writeDate } from "./dates.js";
import { words } from "../text/strings.js";

const dateFormat = { dateStyle: "medium" };
const timeFormat = { timeStyle: "short" };

export function makeDatePickers(root, connection, popups) {
    const pickers = new WeakMap();  // element → {state, build, parts, faces, sentN}
    let shown;                      // {popup, part, element, button}

    const boundOf = (element, name) => element.dataset[name] && readDate(element.dataset[name]);
    const boundsOf = (element) => [boundOf(element, "minimum"), boundOf(element, "maximum")];
    const isMany = (element) => element.dataset.selection === "many";
    const daysOf = (element) => (isMany(element) ? (element.dataset.value ?? "").split(" ").filter(Boolean) : undefined);
    /** The date of a picker. In a calendar of several days, this is the first of them that can be chosen, or today. */
    const valueOf = (element) =>
        isMany(element) ? clamp(readDate(daysOf(element)[0]), ...boundsOf(element)) : readDate(element.dataset.value);
    const componentsOf = (element) => (element.dataset.components ?? "date time").split(" ");
    const labelOf = (element) =>
        element.getAttribute("aria-label") ?? element.querySelector(":scope > .v-stack")?.textContent ?? "";
    const nameOf = (kind) => words[kind === "date" ? "selectDate" : "selectTime"];

    function toggle(element, date) {
        if (!answers(element, "edit") || !connection.acceptsTaps || isDisabled(element)) return;
        connection.send({ e: idOf(element), do: "edit", text: dayOf(date) });
    }

    function choose(element, date) {
        const known = pickers.get(element);
        const wanted = clamp(date, ...boundsOf(element));
        const isSame = writeDate(wanted) === writeDate(valueOf(element));
        if (!isSame && answers(element, "edit") && connection.acceptsTaps && !isDisabled(element)) {
            known.sentN = connection.send({ e: idOf(element), do: "edit", text: writeDate(wanted) });
        } else {
            for (const part of [...known.parts, shown?.part]) part?.settle?.();
        }
    }

    // MARK: Popups

    function close(givesFocus) {
        if (!shown) return;
        const { popup, button } = shown;
        shown = undefined;
        popups.drop(popup);
        popup.remove();
        button.setAttribute("aria-expanded", "false");
        if (givesFocus) button.focus({ preventScroll: true });
    }

    function open(element, kind, button, byKey) {
        close(false);
        const popup = document.createElement("div");
        popup.className = "popup date-popup";
        popup.setAttribute("role", "dialog");
        popup.setAttribute("aria-label", `${labelOf(element)} ${nameOf(kind)}`.trim());
        const part = kind === "date"
            ? makeCalendar({ choose: (date) => choose(element, date) })
            : makeDateWheels(["time"], (date) => choose(element, date));
        popup.append(part.node);
        popup.addEventListener("click", (event) => event.stopPropagation());
        popup.addEventListener("focusout", (event) => {
            if (event.relatedTarget && !popup.contains(event.relatedTarget) && shown?.popup === popup) close(false);
        });
        button.after(popup);
        button.setAttribute("aria-expanded", "true");
        shown = { popup, part, element, button };
        part.update(valueOf(element), ...boundsOf(element));
        popups.show(popup, { anchor: button, opener: button, close, hasOwnKeys: true });
        part.place?.();
        if (byKey) part.focus();
    }

    function makeFace(element, kind) {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "date-face";
        button.setAttribute("aria-haspopup", "dialog");
        button.setAttribute("aria-expanded", "false");
        button.addEventListener("click", (event) => {
            event.stopPropagation();
            if (shown?.button === button) close(true);
            else if (connection.acceptsTaps) open(element, kind, button, event.detail === 0);
        });
        return { kind, button };
    }

    // MARK: Building

    function build(element) {
        const style = element.dataset.controlStyle;
        const components = componentsOf(element);
        if (shown?.element === element) close(false);
        for (const old of element.querySelectorAll(":scope > .added")) old.remove();
        const known = { sentN: undefined, parts: [], faces: [] };
        pickers.set(element, known);
        if (style === "wheel") {
            known.parts.push(makeDateWheels(components, (date) => choose(element, date)));
        } else if (style === "graphical" && components.includes("date")) {
            const act = isMany(element) ? toggle : choose;
            known.parts.push(makeCalendar({ choose: (date) => act(element, date), isMany: isMany(element) }));
        }
        for (const { node } of known.parts) {
            node.classList.add("added");
            element.append(node);
        }
        const faced = style === "wheel" ? [] : components.filter((kind) => kind === "time" || style !== "graphical");
        if (faced.length === 0) return known;
        const faces = document.createElement("div");
        faces.className = "date-faces added";
        if (style === "graphical") {
            const title = document.createElement("span");
            title.textContent = words.selectTime;
            faces.append(title);
        }
        for (const kind of faced) {
            const face = makeFace(element, kind);
            known.faces.push(face);
            faces.append(face.button);
        }
        element.append(faces);
        return known;
    }

    function refreshFace({ kind, button }, element) {
        const text = formatDate(valueOf(element), kind === "date" ? dateFormat : timeFormat);
        if (button.firstChild?.data !== text) button.textContent = text;
        button.setAttribute("aria-label", `${labelOf(element)} ${nameOf(kind)} ${text}`.trim());
        button.disabled = isDisabled(element);
    }

    return {
        /** Updates all date pickers after a patch that answers events up to `n`. */
        refresh(n) {
            if (shown && !shown.element.isConnected) close(false);
            for (const element of root.querySelectorAll(".date-picker")) {
                const { controlStyle, components, value, minimum, maximum } = element.dataset;
                const form = `${controlStyle}|${components}`;
                let known = pickers.get(element);
                if (known?.form !== form) {
                    known = build(element);
                    known.form = form;
                }
                for (const face of known.faces) refreshFace(face, element);
                // If the answer has another value than the user chose, the wheels turn to it.
                const isAnswered = n >= known.sentN;
                if (isAnswered) known.sentN = undefined;
                const state = `${value}|${minimum}|${maximum}`;
                if (state === known.state && !isAnswered) continue;
                known.state = state;
                const parts = shown?.element === element ? [...known.parts, shown.part] : known.parts;
                for (const part of parts) part.update(valueOf(element), ...boundsOf(element), daysOf(element));
            }
        },
    };
}
