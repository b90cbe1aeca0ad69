// Dates as the wire has them, "2026-11-21T08:30": what a calendar and a clock on a wall show, without a time zone.
// They are reckoned in UTC, where no day has another length than the others.

const language = navigator.language;

/** A date of the wire, or the start of today where it isn't one. */
export function readDate(text) {
    const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/.exec(text ?? "");
    if (!parts) return today();
    const [year, month, day, hour, minute] = parts.slice(1).map((part) => Number(part ?? 0));
    return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

export const writeDate = (date) => date.toISOString().slice(0, 16);

/** The start of the day that it is where the person is. */
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

/** The same day and time in another month; the last day of one that is too short. */
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

/** A date in the words of the person's language. */
export function say(date, options) {
    return new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options }).format(date);
}

/** The day that weeks begin with: 0 for Sunday. */
export function firstWeekday() {
    try {
        const locale = new Intl.Locale(language).maximize();
        const week = locale.getWeekInfo?.() ?? locale.weekInfo;
        return (week?.firstDay ?? 1) % 7;
    } catch {
        return 1;
    }
}

/** Whether clocks count to twelve, twice a day. */
export const hasHalfDays = () =>
    new Intl.DateTimeFormat(language, { hour: "numeric" }).resolvedOptions().hour12 === true;

/** Year, month and day in the order in which they are written. */
export function fieldOrder() {
    const parts = new Intl.DateTimeFormat(language).formatToParts(today()).map(({ type }) => type);
    return parts.filter((type) => ["year", "month", "day"].includes(type));
}
