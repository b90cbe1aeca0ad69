// Wheels side by side for a date or a time, in the order and the format of the user's language.

import { daysIn, fieldOrder, formatDate, hasHalfDays, inMonth, today } from "./dates.js";
import { language } from "../scenes/locale.js";
import { words } from "../text/strings.js";
import { makeWheel, makeWheelBox } from "./wheels.js";

const span = 100;
const noon = (hour) => new Date(Date.UTC(2023, 0, 1, hour));
const period = (hour) => new Intl.DateTimeFormat(language, { hour: "numeric", hour12: true, timeZone: "UTC" })
    .formatToParts(noon(hour)).find(({ type }) => type === "dayPeriod")?.value ?? (hour < 12 ? "AM" : "PM");
const upTo = (count) => Array.from({ length: count }, (_, index) => index);
const twoDigits = (number) => String(number).padStart(2, "0");

/** Returns the date with another time of day. */
function withTime(date, hour, minute) {
    const changed = new Date(date);
    changed.setUTCHours(hour, minute);
    return changed;
}

const columns = {
    year: {
        names: ({ least, most }) => upTo(most - least + 1).map((index) => String(least + index)),
        index: (date, { least }) => date.getUTCFullYear() - least,
        chosen: (date, index, { least }) => inMonth(date, least + index, date.getUTCMonth()),
    },
    month: {
        names: ({ monthFormat }) =>
            upTo(12).map((month) => formatDate(new Date(Date.UTC(2023, month, 1)), { month: monthFormat })),
        index: (date) => date.getUTCMonth(),
        chosen: (date, index) => inMonth(date, date.getUTCFullYear(), index),
    },
    day: {
        names: (_, date) => upTo(daysIn(date.getUTCFullYear(), date.getUTCMonth())).map((day) => String(day + 1)),
        index: (date) => date.getUTCDate() - 1,
        chosen(date, index) {
            const changed = new Date(date);
            changed.setUTCDate(index + 1);
            return changed;
        },
    },
    hour: {
        names: () => upTo(24).map(twoDigits),
        index: (date) => date.getUTCHours(),
        chosen: (date, index) => withTime(date, index, date.getUTCMinutes()),
    },
    hourOfHalfDay: {
        names: () => upTo(12).map((hour) => String(hour === 0 ? 12 : hour)),
        index: (date) => date.getUTCHours() % 12,
        chosen: (date, index) => withTime(date, (date.getUTCHours() >= 12 ? 12 : 0) + index, date.getUTCMinutes()),
    },
    minute: {
        names: () => upTo(60).map(twoDigits),
        index: (date) => date.getUTCMinutes(),
        chosen: (date, index) => withTime(date, date.getUTCHours(), index),
    },
    period: {
        names: () => [period(0), period(12)],
        index: (date) => (date.getUTCHours() >= 12 ? 1 : 0),
        chosen: (date, index) => withTime(date, (date.getUTCHours() % 12) + index * 12, date.getUTCMinutes()),
    },
};

/** Makes wheels for the components "date", "time" or both. `choose(date)` is called when a wheel comes to rest. */
export function makeDateWheels(components, choose) {
    const timeColumns = hasHalfDays() ? ["hourOfHalfDay", "minute", "period"] : ["hour", "minute"];
    const dateColumns = components.includes("date") ? fieldOrder() : [];
    const names = [...dateColumns, ...(components.includes("time") ? timeColumns : [])];
    let value = today();
    // Beside hours and minutes there is no room for long names.
    const monthFormat = components.includes("time") ? "short" : "long";
    let bounds = { least: 0, most: 0, monthFormat };
    const wheels = names.map((name) => {
        const label = words[name === "hourOfHalfDay" ? "hour" : name];
        const rested = (index) => choose(columns[name].chosen(value, index, bounds));
        return { name, wheel: makeWheel({ label, rested }) };
    });
    const node = makeWheelBox();
    for (const { name, wheel } of wheels) {
        wheel.node.dataset.field = name;
        node.append(wheel.node);
    }
    return {
        node,
        update(date, from, to) {
            value = date;
            bounds = {
                monthFormat,
                least: from?.getUTCFullYear() ?? Math.min(date.getUTCFullYear(), today().getUTCFullYear() - span),
                most: to?.getUTCFullYear() ?? Math.max(date.getUTCFullYear(), today().getUTCFullYear() + span),
            };
            for (const { name, wheel } of wheels) {
                const titles = columns[name].names(bounds, date);
                const contents = () => titles.map((title) => [document.createTextNode(title)]);
                wheel.update(contents, titles, columns[name].index(date, bounds));
            }
        },
        settle() { for (const { wheel } of wheels) wheel.settle(); },
        place() { for (const { wheel } of wheels) wheel.place(); },
        focus() { wheels[0].wheel.node.focus({ preventScroll: true }); },
    };
}
