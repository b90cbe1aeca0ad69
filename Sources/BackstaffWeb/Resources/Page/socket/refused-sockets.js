// Finds out whether the server answers, and why the page's socket fails. A browser doesn't tell a page the status of a
// refused socket, so the page asks for the same path without an upgrade. The server answers with the status that it has
// for a socket, and counts nothing for the page's address:
//
//     429    the address of the page has as many connections, requests or workers as it may have
//     426    a socket would be opened now. If none opens time after time, something on the way lets none through
//     503    the server ends, or isn't ready

import { basePath } from "../base-path/base-path.js";

/** The time in milliseconds after which the page doesn't wait for an answer any more. */
const patience = 5000;

/** The time in milliseconds after which the page asks again. The reason may be another one by now. */
const askAgain = 60_000;

/**
 * Whether the page asks now: after 2, 4, 8 … sockets that have failed in a row, and after a minute without a question. A
 * single socket may fail while a server is replaced.
 *
 * `sinceQuestion` is the time since the last question in milliseconds, or NaN.
 */
export const isTimeToAsk = (failures, sinceQuestion) =>
    failures > 1 && ((failures & (failures - 1)) === 0 || sinceQuestion >= askAgain);

/** The statuses for which a page has words. */
export const tooMany = 429;
export const takesSockets = 426;

/** The status that the server has for a socket of this page, or `undefined` if it doesn't answer. */
export async function socketStatus() {
    try {
        const answer = await fetch(`${basePath}/~/socket`, { cache: "no-store", signal: AbortSignal.timeout(patience) });
        return answer.status;
    } catch {
        return undefined;
    }
}
