// A sheet follows the finger that drags it by its grabber or its bar, or by its content where that doesn't scroll further.
//
//   down ─► past the lowest height ─► released past half, or fast ─► cancel ─┬─ patch: it is removed
//                                  └─ not so far: it returns                 └─ refused, or asked about: it returns
//   up, or between heights ─► released ─► the nearest height ─► edit

import { curve } from "../styles/curve.js";
import { idOf } from "../elements/elements.js";
import { detentOf, detentsOf, heightOf, isCard } from "./presentation-form.js";
import { reducesMotion } from "../scenes/sizes.js";

const slack = 8;

/** The nearest element at or above a node, in a sheet, that scrolls up and down. */
function scrollerAt(node, sheet) {
    for (let current = node; current && current !== sheet; current = current.parentElement) {
        const { overflowY } = getComputedStyle(current);
        if (/auto|scroll/.test(overflowY) && current.scrollHeight > current.clientHeight + 1) return current;
    }
    return undefined;
}

export function makeSheetDrag(root, connection, { settle, fit }) {
    let drag;           // {sheet, x, y, scroller, byHandle, heights, from, height, speed, time, isMoving}
    const leaving = new Map();      // sheet that has been swiped out → the event's number
    let hasMoved = false;

    const canLeave = (sheet) => sheet.dataset.dismissDisabled === undefined;

    function begin(sheet, { clientX: x, clientY: y, target }, time) {
        const byHandle = target.closest(".grabber, .navigation-bar") !== null;
        const from = sheet.getBoundingClientRect().height;
        drag = {
            sheet, x, y, byHandle, scroller: scrollerAt(target, sheet), from, height: from, speed: 0, time,
            heights: detentsOf(sheet).map((name) => ({ name, height: heightOf(name) })), isMoving: false,
        };
        hasMoved = false;
    }

    /** Whether a vertical drag moves the sheet instead of its content. */
    function movesSheet(distance) {
        const { byHandle, scroller, sheet, heights, from } = drag;
        if (byHandle) return true;
        if (distance > 0) return !scroller || scroller.scrollTop <= 0;
        const grows = from < heights.at(-1).height - 1;
        return grows && (!scroller || sheet.dataset.contentInteraction !== "scrolls");
    }

    function follow(distance, time) {
        const { sheet, heights } = drag;
        const least = heights[0].height;
        const most = heights.at(-1).height;
        let height = drag.from - distance;
        if (height > most) height = most + (height - most) / 8;
        if (height < least && !canLeave(sheet)) height = least - (least - height) / 4;
        const span = Math.max(time - drag.time, 1);
        drag.speed = drag.speed * 0.3 + ((drag.height - height) / span) * 0.7;
        drag.time = time;
        drag.height = height;
        sheet.classList.add("dragged");
        sheet.style.setProperty("--sheet-height", `${Math.max(height, least)}px`);
        sheet.style.translate = `0 ${Math.max(least - height, 0)}px`;
        sheet.style.setProperty("--dim", Math.min(1, Math.max(0, height / least)));
    }

    function release(time, isCancelled) {
        const { sheet, heights, height, speed } = drag;
        const rested = time - drag.time > 100;
        drag = undefined;
        if (!sheet.isConnected) return;
        const goal = height - (rested ? 0 : speed * 180);
        const least = heights[0].height;
        const mayLeave = !isCancelled && canLeave(sheet) && connection.acceptsTaps;
        if (mayLeave && goal < least / 2) return slideOut(sheet, height, least);
        const nearest = isCancelled ? undefined : heights.reduce((best, detent) =>
            (Math.abs(detent.height - goal) < Math.abs(best.height - goal) ? detent : best));
        if (nearest && nearest.name !== detentOf(sheet)) choose(sheet, nearest.name);
        returnToDetent(sheet);
    }

    function choose(sheet, name) {
        if (!connection.acceptsTaps) return;
        sheet.dataset.detent = name;
        connection.send({ e: idOf(sheet), do: "edit", text: name });
    }

    function slideOut(sheet, height, least) {
        const n = connection.send({ e: idOf(sheet), do: "cancel" });
        leaving.set(sheet, n);
        const from = `0 ${Math.max(least - height, 0)}px`;
        sheet.style.translate = "0 100%";
        sheet.style.setProperty("--dim", 0);
        if (!reducesMotion()) sheet.animate({ translate: [from, "0 100%"] }, { duration: 250, easing: curve });
        fit();
    }

    /** Returns a sheet to its current height. */
    function returnToDetent(sheet) {
        leaving.delete(sheet);
        const from = sheet.getBoundingClientRect().top;
        sheet.classList.remove("dragged");
        sheet.style.translate = "";
        sheet.style.removeProperty("--dim");
        settle(sheet);
        const distance = from - sheet.getBoundingClientRect().top;
        if (distance !== 0 && !reducesMotion()) {
            sheet.animate({ translate: [`0 ${distance}px`, "0 0"] }, { duration: 300, easing: curve });
        }
        fit();
    }

    // MARK: Touch, and the mouse on the grabber

    const sheetAt = (target) => {
        const sheet = target.closest?.(".presentation");
        return sheet && isCard(sheet) && sheet.open && !leaving.has(sheet) ? sheet : undefined;
    };

    function move({ clientX, clientY }, event) {
        const distance = clientY - drag.y;
        if (!drag.isMoving) {
            const aside = Math.abs(clientX - drag.x);
            if (Math.abs(distance) < slack && aside < slack) return;
            if (aside > Math.abs(distance) || !movesSheet(distance)) {
                drag = undefined;
                return;
            }
            drag.isMoving = true;
            hasMoved = true;
        }
        if (event.cancelable) event.preventDefault();
        follow(distance, event.timeStamp);
    }

    function end(event) {
        if (!drag) return;
        if (drag.isMoving) release(event.timeStamp, event.type.endsWith("cancel"));
        drag = undefined;
    }

    root.addEventListener("touchstart", (event) => {
        if (drag?.isMoving) release(event.timeStamp, true);
        drag = undefined;
        const sheet = event.touches.length === 1 ? sheetAt(event.target) : undefined;
        if (sheet && !event.target.closest(".range, .row-handle")) begin(sheet, event.touches[0], event.timeStamp);
    }, { passive: true });
    root.addEventListener("touchmove", (event) => {
        if (drag) move(event.touches[0], event);
    }, { passive: false });
    root.addEventListener("touchend", end);
    root.addEventListener("touchcancel", end);

    root.addEventListener("pointerdown", (event) => {
        const grabber = event.pointerType === "mouse" && event.target.closest?.(".grabber");
        const sheet = grabber && sheetAt(grabber);
        if (!sheet) return;
        begin(sheet, event, event.timeStamp);
        grabber.setPointerCapture(event.pointerId);
        const follows = (moved) => { if (drag) move(moved, moved); };
        const ends = (ended) => {
            grabber.removeEventListener("pointermove", follows);
            end(ended);
        };
        grabber.addEventListener("pointermove", follows);
        grabber.addEventListener("pointerup", ends, { once: true });
        grabber.addEventListener("pointercancel", ends, { once: true });
    });

    return {
        get hasMoved() { return hasMoved; },

        /** Moves a sheet to its next height, or from the highest to the lowest. */
        cycle(sheet) {
            const names = detentsOf(sheet);
            if (names.length < 2) return;
            choose(sheet, names[(names.indexOf(detentOf(sheet)) + 1) % names.length]);
            returnToDetent(sheet);
        },

        isLeaving: (sheet) => leaving.has(sheet),

        forget(sheet) {
            leaving.delete(sheet);
            if (drag?.sheet === sheet) drag = undefined;
        },

        /** After a patch that answers events up to `n`, returns the swiped sheets that weren't removed. */
        settle(n) {
            for (const [sheet, sent] of [...leaving]) if (!sheet.isConnected || n >= sent) returnToDetent(sheet);
        },

        refused(n) {
            for (const [sheet, sent] of [...leaving]) if (sent === n) returnToDetent(sheet);
        },
    };
}
