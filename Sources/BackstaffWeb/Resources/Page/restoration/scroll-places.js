// Keeps the scroll positions of lists and scroll views for each step of the history. When a user returns to a step,
// newly made scrollers get their positions back. A scroller that still exists has kept its position.
//
//     {"/0": [0, 340], "sidebar/0": [0, 0, 0, 1204.5]}      column/position: top, left, lazy container, row
//
// The position in a lazy list is kept as a row index, and reached when the server has made the rows there. If the
// content is still too short, the position is set as the content grows, until a user scrolls.

import { belowOf, topOf } from "../navigation-stack/screens.js";
import { StepRecords } from "../browser-history/step-records.js";

const settleTime = 150;
const goalTimeout = 10_000;
const mostPlaces = 64;

const changesScreens = ([verb, , key]) => verb === "insert" || key === "covered";

function isPlaces(text) {
    try {
        const places = Object.values(JSON.parse(text));
        return places.length <= mostPlaces && places.every((place) => Array.isArray(place)
            && (place.length === 2 || place.length === 4) && place.every((number) => Number.isFinite(number)));
    } catch {
        return false;
    }
}

/** The scrollers on screen, by column and reading order; or those of the covered screens in `below`. */
function scrollersIn(root, below) {
    const found = new Map();
    const counts = new Map();
    for (const node of root.querySelectorAll(".list, .scroll")) {
        const covered = node.closest(".screen[data-covered], .tab-panel[data-covered]") ?? undefined;
        if (below ? !below.includes(covered) : covered || node.closest(".departing")) continue;
        const column = node.closest(".column")?.dataset.placement ?? "";
        const count = counts.get(column) ?? 0;
        counts.set(column, count + 1);
        if (found.size < mostPlaces) found.set(`${column}/${count}`, node);
    }
    return found;
}

/** `rows` finds rows of lazy containers. `steps` has `shown`, the current step, and `before`, the previous one. */
export function makeScrollPlaces(root, connection, rows, steps) {
    const records = new StepRecords("backstaff.scroll.", isPlaces);
    const known = new WeakSet();        // scrollers that have been on screen
    const goals = new Map();            // scroller → the position that it can't reach yet
    let goalsEnd = 0;
    let waiting;

    function placeOf(node) {
        const goal = goals.get(node);
        if (goal) return goal;
        const place = [Math.round(node.scrollTop), Math.round(node.scrollLeft)];
        const row = place.some((offset) => offset !== 0) ? rows.rowAtTop(node) : undefined;
        return row ? [...place, ...row] : place;
    }

    /** Stores the scroll positions of the current step. */
    function store() {
        clearTimeout(waiting);
        waiting = undefined;
        if (!connection.hasTree) return;
        const places = {};
        for (const [name, node] of scrollersIn(root)) {
            const place = placeOf(node);
            if (place[0] !== 0 || place[1] !== 0) places[name] = place;
        }
        const isEmpty = Object.keys(places).length === 0;
        records.set(steps.shown, isEmpty ? undefined : JSON.stringify(places));
    }

    /** Scrolls to a position. Returns whether it was reached. */
    function scrollToPlace(node, [top, left, ...row]) {
        // Without extents, either all rows are made or none.
        if (row.length > 0 && node.querySelector(".extent")) return rows.bringToTop(node, row);
        node.scrollTo({ top, left, behavior: "instant" });
        return Math.abs(node.scrollTop - top) <= 1 && Math.abs(Math.abs(node.scrollLeft) - Math.abs(left)) <= 1;
    }

    /** Tries again to reach positions for which the content was too short. */
    function retryGoals() {
        if (performance.now() > goalsEnd) goals.clear();
        for (const [node, place] of goals) {
            if (!node.isConnected || scrollToPlace(node, place)) goals.delete(node);
        }
    }

    /** Restores the positions of a step in new scrollers. */
    function restore(step, scrollers) {
        const text = records.get(step);
        const places = text === undefined ? {} : JSON.parse(text);
        for (const [name, node] of scrollers) {
            if (known.has(node) || !Object.hasOwn(places, name)) continue;
            if (scrollToPlace(node, places[name])) continue;
            goals.set(node, places[name]);
            goalsEnd = performance.now() + goalTimeout;
        }
    }

    /** Restores the positions of a screen that a swipe back begins to reveal. */
    function restoreBelow() {
        const below = [...root.querySelectorAll(".navigation-stack")]
            .map((stack) => belowOf(stack, topOf(stack))).filter((screen) => screen?.matches("[data-covered]"));
        const scrollers = below.length > 0 && steps.previous !== undefined ? scrollersIn(root, below) : new Map();
        restore(steps.previous, scrollers);
        for (const node of scrollers.values()) known.add(node);
    }

    root.addEventListener("scroll", () => { waiting ??= setTimeout(store, settleTime); }, { capture: true, passive: true });
    root.addEventListener("load", retryGoals, true);
    for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) {
        root.addEventListener(kind, () => goals.clear(), { capture: true, passive: true });
    }
    addEventListener("pagehide", store);
    document.addEventListener("visibilitychange", () => { if (document.hidden) store(); });

    return {
        store,

        /** Whether positions are stored for a step. */
        has: (step) => records.get(step) !== undefined,

        /** After a patch or a new tree, restores the positions of a step to which a user has returned. */
        settle(isReturn, ops) {
            if (isReturn) {
                goals.clear();
                restore(steps.shown, scrollersIn(root));
            } else if (goals.size > 0) {
                retryGoals();
            }
            if (ops && !ops.some(changesScreens)) return;
            for (const node of scrollersIn(root).values()) known.add(node);
            restoreBelow();
        },

        /** Drops the positions that aren't reached, because another scroll request has precedence. */
        dropGoals: () => goals.clear(),

        forget(steps) {
            for (const step of steps) records.set(step, undefined);
        },
        clear() { records.clear(); },
    };
}
