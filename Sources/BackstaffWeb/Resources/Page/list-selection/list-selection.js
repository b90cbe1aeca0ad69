// Lists whose rows can be selected: one Tab stop each, moved by arrows, Home and End.
//
// Which row is next is the server's to say: it knows the rows that aren't made. A key goes out as `move-selection`, and
// what comes back is `selected` on rows and `focus` on one of them.

import { answers, idOf, register } from "../elements/elements.js";
import { isCollapsed } from "../navigation-stack/screens.js";
import { describeSelection, settleRoles } from "./selection-roles.js";
import { isTyping } from "../controls/text-fields.js";

const moves = { ArrowUp: "up", ArrowDown: "down", Home: "first", End: "last" };
const lastFocused = new WeakMap();  // list → what was focused in it last

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

/** What of a row takes focus: itself where a tap selects it, else the link in it. */
export function focusableIn(row) {
    return row.classList.contains("selectable") ? row : row.querySelector(".link") ?? row;
}

/** How a tap with keys held down changes the selection, or `undefined` for a plain tap. */
export function selectionGesture(event, row) {
    if (!answers(row, "select")) return undefined;
    if (event.metaKey || event.ctrlKey) return "toggle";
    return event.shiftKey && row.closest(".list")?.dataset.selection === "many" ? "extend" : undefined;
}

/** Whether the selection of a list is what another screen shows, which is to take the place of this one. */
function leadsOn(list) {
    const split = list.dataset.selection === "one" && list.closest(".split-view");
    return Boolean(split) && isCollapsed(split) && list.closest(".column")?.dataset.placement !== "detail";
}

function moveFocus(list, how) {
    const rows = rowsOf(list);
    const index = rows.findIndex((row) => row.contains(document.activeElement));
    const next = { up: index - 1, down: index + 1, first: 0, last: rows.length - 1 }[how];
    if (rows[next]) focusableIn(rows[next]).focus();
}

/** Looks at all lists again after rows, or what is selected of them, changed. */
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
        // Where a choice leads to another screen at once, one goes to a row first, and chooses it by Return.
        if (leadsOn(list)) return moveFocus(list, how);
        if (!connection.takesTaps) return;
        const extend = event.shiftKey && list.dataset.selection === "many" ? { extend: true } : {};
        connection.send({ e: idOf(list), do: "move-selection", how, ...extend });
    });
}
