// A calendar of one month, from which a user chooses a day. It is the grid of the ARIA practices with one Tab stop.
// Arrows, Home and End move within the days. Page Up and Down change the month, and with Shift the year.

import { addDays, addMonths, dayOf, firstWeekday, formatDate, inMonth, sameDay, today } from "./dates.js";
import { isRTL } from "../navigation-stack/screens.js";
import { words } from "../text/strings.js";

function make(tag, name, text) {
    const node = document.createElement(tag);
    if (name) node.className = name;
    if (text) node.textContent = text;
    return node;
}

function arrow(name, label, act) {
    const button = make("button", `calendar-arrow ${name}`);
    button.type = "button";
    button.setAttribute("aria-label", label);
    button.addEventListener("click", (event) => {
        event.stopPropagation();
        act();
    });
    return button;
}

/**
 * Makes a calendar. `choose(date)` is called with the chosen day. The time of day stays as it was.
 *
 * Usually one day is selected. With `isMany`, `days` says which are, and a month stays when another day is selected.
 */
export function makeCalendar({ choose, isMany = false }) {
    const node = make("div", "calendar");
    const title = make("div", "calendar-title");
    title.setAttribute("aria-live", "polite");
    const table = make("table", "calendar-days");
    table.setAttribute("role", "grid");
    if (isMany) table.setAttribute("aria-multiselectable", "true");
    const header = make("div", "calendar-header");
    header.append(title, arrow("previous", words.previousMonth, () => show(addMonths(shown, -1))),
        arrow("next", words.nextMonth, () => show(addMonths(shown, 1))));
    node.append(header, table);

    let value = today();
    let shown = value;      // the day that takes focus
    let selected = new Set();
    let least;
    let most;
    let drawn;

    const isOutside = (date) => (least && dayOf(date) < dayOf(least)) || (most && dayOf(date) > dayOf(most));

    function weekdays() {
        const row = make("tr");
        // The date of any Sunday.
        const sunday = new Date(Date.UTC(2023, 0, 1));
        for (let index = 0; index < 7; index += 1) {
            const day = addDays(sunday, firstWeekday() + index);
            const cell = make("th", "", formatDate(day, { weekday: "short" }));
            cell.scope = "col";
            cell.abbr = formatDate(day, { weekday: "long" });
            row.append(cell);
        }
        return row;
    }

    function cellOf(date) {
        const cell = make("td");
        cell.setAttribute("role", "gridcell");
        cell.setAttribute("aria-selected", selected.has(dayOf(date)) ? "true" : "false");
        const button = make("button", "calendar-day", String(date.getUTCDate()));
        button.type = "button";
        button.tabIndex = sameDay(date, shown) ? 0 : -1;
        button.dataset.day = dayOf(date);
        button.setAttribute("aria-label", formatDate(date, { dateStyle: "full" }));
        if (sameDay(date, today())) button.setAttribute("aria-current", "date");
        if (isOutside(date)) button.setAttribute("aria-disabled", "true");
        cell.append(button);
        return cell;
    }

    function draw() {
        const state = [...selected, "of", dayOf(shown), least && dayOf(least), most && dayOf(most)].join("|");
        if (state === drawn) return;
        drawn = state;
        title.textContent = formatDate(shown, { month: "long", year: "numeric" });
        table.setAttribute("aria-label", title.textContent);
        const first = inMonth(shown, shown.getUTCFullYear(), shown.getUTCMonth());
        first.setUTCDate(1);
        const before = (first.getUTCDay() - firstWeekday() + 7) % 7;
        const head = make("thead");
        head.append(weekdays());
        const body = make("tbody");
        for (let week = 0; week < 6; week += 1) {
            const row = make("tr");
            for (let index = 0; index < 7; index += 1) {
                const date = addDays(first, week * 7 + index - before);
                row.append(date.getUTCMonth() === first.getUTCMonth() ? cellOf(date) : make("td"));
            }
            body.append(row);
        }
        const hadFocus = table.contains(document.activeElement);
        table.replaceChildren(head, body);
        if (hadFocus) focus();
    }

    const focus = () => table.querySelector('[tabindex="0"]')?.focus({ preventScroll: true });

    function show(date) {
        shown = date;
        draw();
    }

    table.addEventListener("click", (event) => {
        event.stopPropagation();
        const button = event.target.closest(".calendar-day");
        if (!button || button.getAttribute("aria-disabled") === "true") return;
        const [year, month, day] = button.dataset.day.split("-").map(Number);
        const date = new Date(Date.UTC(year, month - 1, day, value.getUTCHours(), value.getUTCMinutes()));
        show(date);
        choose(date);
    });
    table.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const side = isRTL(table) ? -1 : 1;
        const place = (shown.getUTCDay() - firstWeekday() + 7) % 7;
        const moves = {
            ArrowLeft: () => addDays(shown, -side), ArrowRight: () => addDays(shown, side),
            ArrowUp: () => addDays(shown, -7), ArrowDown: () => addDays(shown, 7),
            Home: () => addDays(shown, -place), End: () => addDays(shown, 6 - place),
            PageUp: () => addMonths(shown, event.shiftKey ? -12 : -1),
            PageDown: () => addMonths(shown, event.shiftKey ? 12 : 1),
        };
        if (!Object.hasOwn(moves, event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        show(moves[event.key]());
        focus();
    });

    return {
        node, focus,
        update(date, from, to, days) {
            const isNew = !isMany && !sameDay(date, value);
            value = date;
            least = from;
            most = to;
            selected = new Set(days ?? [dayOf(date)]);
            if (isNew || drawn === undefined) shown = date;
            draw();
        },
    };
}
