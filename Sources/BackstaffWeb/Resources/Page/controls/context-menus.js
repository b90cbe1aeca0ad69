// Opens context menus on a right click (⌃-click), a long press, the Menu key or ⇧F10. The swipe actions of a row come
// below its menu, or alone if it has none, so that they are available without a touch screen.

import { idOf, answers } from "../elements/elements.js";
import { contextAt } from "./menus.js";
import { isTyping } from "./text-fields.js";

const pressTime = 500;
const slack = 10;
/** The time in ms in which a browser still sends its contextmenu event after keys that the page has handled. */
const echoTime = 600;

export function startContextMenus(root, connection, menus, rowActions) {
    let answeredAt = -echoTime;
    let press;                  // {timer, x, y} while a finger rests on the screen
    let ignoresClick = false;   // whether to ignore the tap that ends a long press

    /** Opens the menu at a place in the page. Returns whether there is one. */
    function open(target, anchor, byKey) {
        const element = contextAt(target);
        const row = target.closest?.(".row");
        const opener = byKey ? target : element ?? row;
        if (element?.matches(".back-button")) anchor = element;
        if (element) {
            const more = row && rowActions.beside(row);
            menus.requestMenu(element, { anchor: anchor ?? opener, opener, byKey, more });
        } else if (!row || !rowActions.list(row, { anchor: anchor ?? row, opener, byKey })) {
            return false;
        }
        return true;
    }

    root.addEventListener("contextmenu", (event) => {
        if (isTyping(event.target)) return;
        const isEcho = event.timeStamp - answeredAt < echoTime;
        if (isEcho || open(event.target, { x: event.clientX, y: event.clientY }, false)) event.preventDefault();
    });

    root.addEventListener("keydown", (event) => {
        const isBackList = event.key === "ArrowDown" && event.target.matches(".back-button");
        if (event.key !== "ContextMenu" && !(event.key === "F10" && event.shiftKey) && !isBackList) return;
        if (event.defaultPrevented || isTyping(event.target)) return;
        if (!open(event.target, undefined, true)) return;
        event.preventDefault();
        answeredAt = event.timeStamp;
    });

    // MARK: Long press

    function endPress() {
        clearTimeout(press?.timer);
        press = undefined;
    }

    root.addEventListener("touchstart", (event) => {
        endPress();
        ignoresClick = false;
        if (event.touches.length !== 1 || !contextAt(event.target) || isTyping(event.target)) return;
        const { clientX: x, clientY: y } = event.touches[0];
        const target = event.target;
        const timer = setTimeout(() => {
            press = undefined;
            ignoresClick = true;
            answeredAt = performance.now();
            open(target, { x, y }, false);
        }, pressTime);
        press = { timer, x, y };
    }, { passive: true });
    root.addEventListener("touchmove", (event) => {
        if (!press) return;
        const touch = event.touches[0];
        if (Math.hypot(touch.clientX - press.x, touch.clientY - press.y) > slack) endPress();
    }, { passive: true });
    for (const name of ["touchend", "touchcancel"]) {
        root.addEventListener(name, (event) => {
            endPress();
            if (!ignoresClick) return;
            ignoresClick = false;
            if (event.cancelable) event.preventDefault();
        });
    }

    root.addEventListener("dblclick", (event) => {
        const row = event.target.closest(".row");
        if (!row || !answers(row, "activate2") || event.target.closest("button, input, textarea")) return;
        if (connection.acceptsTaps) connection.send({ e: idOf(row), do: "activate2" });
    });
}
