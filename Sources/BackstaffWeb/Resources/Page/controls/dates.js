// Dates in the format of the wire, "2026-11-21T08:30": a local date and time without a time zone. Calculations use UTC,
// in which all days have the same length.

import { language } from "../scenes/locale.js";

/** Reads a date from the wire. Returns the start of today if the text isn't a date. */
export function readDate(text) {
    const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/.exec(text ?? "");
    if (!parts) return today();
    const [year, month, day, hour, minute] = parts.slice(1).map((part) => Number(part ?? 0));
    return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

export const writeDate = (date) => date.toISOString().slice(0, 16);

/** The start of the current day in the user's time zone. */
export function today() {
    const now = new Date();
    return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

export const dayOf = (date) => writeDate(date).slice(0, 10);
export const sameDay = (one, other) => dayOf(one) === dayOf(other);

export function addDays(date, days) {
    return new Date(date.getTime() + days * 86_400_000);
}

export const daysIn = (year, month) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The same day and time in another month, or its last day if the month is too short. */
export function inMonth(date, year, month) {
    const first = new Date(Date.UTC(year, month, 1));
    first.setUTCDate(Math.min(date.getUTCDate(), daysIn(first.getUTCFullYear(), first.getUTCMonth())));
    first.setUTCHours(date.getUTCHours(), date.getUTCMinutes());
    return first;
}

export const addMonths = (date, months) => inMonth(date, date.getUTCFullYear(), date.getUTCMonth() + months);

export function clamp(date, least, most) {
    if (least && date < least) return least;
    return most && date > most ? most : date;
}

/** Formats a date in the user's language. */
export function formatDate(date, options) {
    return new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options }).format(date);
}

/** The first day of the week: 0 is Sunday. */
export function firstWeekday() {
    try {
        const locale = new Intl.Locale(language).maximize();
        const week = locale.getWeekInfo?.() ?? locale.weekInfo;
        return (week?.firstDay ?? 1) % 7;
    } catch {
        return 1;
    }
}

/** Whether the user's language uses a 12-hour clock. */
export const hasHalfDays = () =>
    new Intl.DateTimeFormat(language, { hour: "numeric" }).resolvedOptions().hour12 === true;

/** Year, month and day in the order of the user's language. */
export function fieldOrder() {
    const parts = new Intl.DateTimeFormat(language).formatToParts(today()).map(({ type }) => type);
    return parts.filter((type) => ["year", "month", "day"].includes(type));
}
