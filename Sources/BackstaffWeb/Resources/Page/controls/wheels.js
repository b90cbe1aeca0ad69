// Wheel pickers. An item is chosen when it comes to rest on the center line. For a screen reader, a wheel is a value
// that keys change in steps.

import { reducesMotion } from "../scenes/sizes.js";

const restTime = 120;
const glideTime = 1000;
const itemHeight = 34;

/** Makes a wheel. `rested(index)` is called when an item other than the chosen one comes to rest. */
export function makeWheel({ label, rested }) {
    const node = document.createElement("div");
    node.className = "wheel";
    node.tabIndex = 0;
    node.setAttribute("role", "spinbutton");
    node.setAttribute("aria-label", label);

    let titles = [];
    let chosen = 0;
    let goal = 0;       // the item that keys have turned the wheel to, while it is still turning
    let glidesUntil = 0;
    let reported;       // the item that came to rest and isn't confirmed yet
    let timer;
    let isHeld = false;

    const indexNow = () => Math.min(Math.max(Math.round(node.scrollTop / itemHeight), 0), titles.length - 1);

    function describe(index) {
        node.setAttribute("aria-valuenow", index + 1);
        node.setAttribute("aria-valuetext", titles[index] ?? "");
    }

    function rest() {
        if (isHeld || !node.isConnected) return;
        const index = indexNow();
        // While the wheel turns to its goal, a late frame doesn't mean that it has come to rest.
        if (index !== goal && performance.now() < glidesUntil) {
            timer = setTimeout(rest, restTime);
            return;
        }
        goal = index;
        describe(index);
        if (index === chosen) reported = undefined;
        else if (index !== reported && titles.length > 0) {
            reported = index;
            rested(index);
        }
    }

    function turn(index, glides) {
        goal = Math.min(Math.max(index, 0), titles.length - 1);
        describe(goal);
        glidesUntil = glides ? performance.now() + glideTime : 0;
        node.scrollTo({ top: goal * itemHeight, behavior: glides && !reducesMotion() ? "smooth" : "instant" });
    }

    node.addEventListener("scroll", () => {
        clearTimeout(timer);
        timer = setTimeout(rest, restTime);
    }, { passive: true });
    // A touch ends the animation.
    node.addEventListener("wheel", () => { glidesUntil = 0; }, { passive: true });
    node.addEventListener("touchstart", () => {
        isHeld = true;
        glidesUntil = 0;
    }, { passive: true });
    for (const name of ["touchend", "touchcancel"]) {
        node.addEventListener(name, () => {
            isHeld = false;
            clearTimeout(timer);
            timer = setTimeout(rest, restTime);
        });
    }
    node.addEventListener("click", (event) => {
        event.stopPropagation();
        const item = event.target.closest(".wheel-item");
        if (item) turn([...node.children].indexOf(item), true);
    });
    node.addEventListener("keydown", (event) => {
        const steps = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5, Home: -titles.length, End: titles.length };
        const by = steps[event.key];
        if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        turn(goal + by, true);
    });

    return {
        node,
        /** Shows items, of which `index` is on the line. Each item is a list of nodes. */
        update(items, names, index) {
            const isNew = names.length !== titles.length || names.some((name, at) => name !== titles[at]);
            if (isNew) {
                titles = names;
                node.setAttribute("aria-valuemin", 1);
                node.setAttribute("aria-valuemax", titles.length);
                node.replaceChildren(...items().map((content) => {
                    const item = document.createElement("div");
                    item.className = "wheel-item";
                    item.setAttribute("aria-hidden", "true");
                    item.append(...content);
                    return item;
                }));
            }
            const isElsewhere = index !== chosen || indexNow() !== index;
            chosen = index;
            reported = undefined;
            if (isNew || isElsewhere) turn(index, false);
            else describe(index);
        },
        /** Returns to the chosen item, because the server hasn't accepted the new one. */
        settle: () => {
            reported = undefined;
            turn(chosen, true);
        },
        /** Scrolls to the chosen item once the wheel is on screen. */
        place: () => turn(chosen, false),
    };
}

/** Makes a box for wheels side by side, with the line that they share. */
export function makeWheelBox() {
    const box = document.createElement("div");
    box.className = "wheels added";
    return box;
}
