// Lists with selection. Each list is one Tab stop. Arrows, Home and End move within it.
//
// The server decides which row is next, because it knows the rows that aren't made. A key sends `move-selection`. The
// answer sets `selected` on rows and `focus` on one of them.

import { answers, idOf, register } from "../elements/elements.js";
import { isCollapsed } from "../navigation-stack/screens.js";
import { describeSelection, settleRoles } from "./selection-roles.js";
import { isTyping } from "../controls/text-fields.js";

const moves = { ArrowUp: "up", ArrowDown: "down", Home: "first", End: "last" };
const lastFocused = new WeakMap();  // list → the node that last had focus in it

const rowsOf = (list) => [...list.children].filter((child) => child.classList.contains("row"));

register("row", {
    showVerbs(row) {
        row.classList.toggle("selectable", answers(row, "activate"));
    },
    attributes: {
        selected(row, value, usual) {
            usual();
            describeSelection(row);
        },
    },
});

/** The node of a row that takes focus: the row if a tap selects it, otherwise its link. */
export function focusableIn(row) {
    return row.classList.contains("selectable") ? row : row.querySelector(".link") ?? row;
}

/** How a tap with modifier keys changes the selection, or `undefined` for a plain tap. */
export function selectionGesture(event, row) {
    if (!answers(row, "select")) return undefined;
    if (event.metaKey || event.ctrlKey) return "toggle";
    return event.shiftKey && row.closest(".list")?.dataset.selection === "many" ? "extend" : undefined;
}

/** Whether a selection in the list leads to another screen that replaces this one. */
function replacesScreen(list) {
    const split = list.dataset.selection === "one" && list.closest(".split-view");
    return Boolean(split) && isCollapsed(split) && list.closest(".column")?.dataset.placement !== "detail";
}

function moveFocus(list, how) {
    const rows = rowsOf(list);
    const index = rows.findIndex((row) => row.contains(document.activeElement));
    const next = { up: index - 1, down: index + 1, first: 0, last: rows.length - 1 }[how];
    if (rows[next]) focusableIn(rows[next]).focus();
}

/** Updates all lists after their rows or selection have changed. */
export function settleLists(root) {
    for (const list of root.querySelectorAll(".list[data-selection]")) {
        const rows = rowsOf(list);
        settleRoles(list, rows);
        const stops = rows.map(focusableIn);
        const last = lastFocused.get(list);
        const selected = rows.findIndex((row) => row.hasAttribute("data-selected"));
        const current = stops.includes(last) ? last : stops[Math.max(selected, 0)];
        for (const stop of stops) {
            const index = stop === current ? 0 : -1;
            if (stop.tabIndex !== index || !stop.hasAttribute("tabindex")) stop.tabIndex = index;
        }
    }
}

export function startListSelection(root, connection) {
    root.addEventListener("focusin", (event) => {
        const list = event.target.closest(".list[data-selection]");
        const row = list && rowsOf(list).find((each) => each.contains(event.target));
        const stop = row && focusableIn(row);
        if (!stop || stop !== event.target) return;
        const before = lastFocused.get(list);
        lastFocused.set(list, stop);
        if (before !== stop) settleLists(list.parentElement);
    });

    root.addEventListener("keydown", (event) => {
        const how = moves[event.key];
        if (!how || event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target.closest(".range, .menu-items, [role=radio]")) return;
        const list = event.target.closest(".list[data-selection]");
        if (!list || !answers(list, "move-selection")) return;
        event.preventDefault();
        // If a selection leads to another screen, arrows only move the focus, and Return selects.
        if (replacesScreen(list)) return moveFocus(list, how);
        if (!connection.acceptsTaps) return;
        const extend = event.shiftKey && list.dataset.selection === "many" ? { extend: true } : {};
        connection.send({ e: idOf(list), do: "move-selection", how, ...extend });
    });
}
