// The browser's history: one entry a step, each holding the step's number.
//
// `steps[i]` is the step that entry i of this tab stands for; an entry itself holds {step, entry: i}. A way that the app
// has taken is a history.go(k), whose popstate is ours and is swallowed; any other popstate is a person's and travels.
// A history.go is slow, so what comes after it waits. What the scene shows is another matter, for patches say that:
//
//     scene:    shown ──── patch: push, replace, back, go, or the answer to a travel ────► shown
//     browser:  entry ──── the same, later, or a person's back and forward, earlier ────► entry
//
// A page may also come to an entry by being loaded there. How that is met:
//
//     entry of the step that was shown last ── a reload: nothing to do
//     entry of another step ────────────────── back or forward across pages: travel, once the session goes on
//     no entry, another address ────────────── typed, or a bookmark: a new entry; open, once the session goes on
//     no entry, the same address ───────────── as good as a reload, be it in the entry of before or in a new one
//
// Pages of other sites may lie between entries, and a history.go that doesn't count them leads astray. An entry begins
// a stretch unless the browser tells that the tab's last one is its neighbour. Our ways lead along a stretch; where one
// would lead out of it, the present entry comes to stand for the step instead.
//
//     browser's entries    our     our     other     our     our
//     entry                 0       1                 2       3        starts = [2]
//                           └───────┘                 └───────┘

import { pageAddress } from "./page-address.js";
import { readPlace, readSteps, writePlace, writeSteps } from "../session/session.js";
import { StepRecords } from "./step-records.js";

const patience = 2000;

const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
/** The entry that this page stands on, or `undefined` for one that isn't ours. */
const ownState = () => (isCount(history.state?.entry) && isCount(history.state.step) ? history.state : undefined);

function readTab() {
    const steps = readSteps();
    const place = readPlace();
    return {
        steps: Array.isArray(steps) ? steps.map((step) => (isCount(step) ? step : undefined)) : [],
        place: [place?.step, place?.entry, place?.last].every(isCount) ? place : undefined,
        starts: Array.isArray(place?.starts) ? place.starts.filter(isCount) : [],
    };
}

/** The browser's name for the entry so many after the present one; `undefined` if it is another site's, or unknown. */
function keyAt(distance) {
    const navigation = window.navigation;
    return navigation?.entries()[navigation.currentEntry?.index + distance]?.key;
}

/** `keeps` has stateOf(step); `forget(steps)` is told of steps to which no entry leads any more. */
export function makeBrowserHistory(connection, { keeps, forget }) {
    const { steps, place, ...tab } = readTab();
    const addresses = new StepRecords("backstaff.address.", (address) => address.startsWith("/"));
    let starts = tab.starts;
    let entry;          // the browser's
    let shown;          // the step that the scene shows
    let last;           // the greatest number that any step has had
    let said;           // the step that the hello named
    let arrival;        // "travel" or "open": what a page that was loaded here still has to ask for
    let asked;          // {n, step?}: a travel, or without a step an opened address, that isn't answered yet
    let pending;        // {target, finish}: a way of our own that the browser is about to take
    let queue = Promise.resolve();
    const queued = [];  // the steps that the acts in it lead to

    arrive();

    function arrive() {
        const state = ownState();
        last = Math.max(place?.last ?? 0, state?.step ?? 0, ...steps.filter(isCount));
        if (state) {
            entry = state.entry;
            steps[entry] = state.step;
            if (place && place.step !== state.step) arrival = "travel";
        } else if (!place) {
            entry = 0;
            steps[entry] = 0;
        } else {
            countLoaded();
        }
        shown = arrival && place ? place.step : steps[entry];
        mark();
        history.scrollRestoration = "manual";
    }

    /** Counts the entry of a page that was loaded for an address. */
    function countLoaded() {
        const before = steps[place.entry] ?? place.step;
        const isSameAddress = place.url === pageAddress();
        const step = isSameAddress ? before : last + 1;
        const isAt = (distance) => place.key !== undefined && keyAt(distance) === place.key;
        if (isAt(0)) {
            entry = place.entry;
            steps[entry] = step;
        } else {
            addEntry(place.entry, step);
            if (!isAt(-1)) starts.push(entry);
        }
        last = Math.max(last, step);
        if (!isSameAddress) arrival = "open";
        else if (step !== place.step) arrival = "travel";
    }

    /** Counts an entry that the browser has made by itself, behind entry `before`. */
    function addEntry(before, step) {
        entry = before + 1;
        truncate(step);
        steps[entry] = step;
    }

    /** Gives up the entries from the present one on. A number that lives on keeps what is kept for it. */
    function truncate(step) {
        const gone = steps.splice(entry)
            .filter((old) => isCount(old) && old !== step && old !== shown && !steps.includes(old));
        starts = starts.filter((start) => start < entry);
        for (const old of gone) addresses.set(old, undefined);
        forget(gone);
    }

    function remember() {
        writeSteps(steps);
        writePlace({ step: shown, entry, last, url: pageAddress(), key: keyAt(0), starts });
        addresses.set(steps[entry], pageAddress());
    }

    /** The first entry of the stretch that an entry is in. */
    const startOf = (index) => Math.max(0, ...starts.filter((start) => start <= index));
    const isNear = (target) => startOf(target) === startOf(entry);

    /** Where there is no way to a step, the present entry stands for it, under the address that it had. */
    const standFor = (step, url) => replace({ replace: step, url: url ?? addresses.get(step) });

    /** Writes the step of the present entry into it. */
    function mark(url) {
        history.replaceState({ step: steps[entry], entry }, "", sameSite(url));
        remember();
    }

    function sameSite(url) {
        try {
            const address = new URL(url ?? location.href, location.href);
            if (address.origin === location.origin) return address.href;
        } catch {
            // Not an address: the one that is there stays.
        }
        return location.href;
    }

    // MARK: What a patch says

    function push({ push: step, url }) {
        entry += 1;
        truncate(step);
        steps[entry] = step;
        history.pushState({ step, entry }, "", sameSite(url));
        remember();
    }

    function replace({ replace: step, url }) {
        steps[entry] = step;
        mark(url);
    }

    function back({ back: step, url }) {
        const target = entry > 0 ? steps.lastIndexOf(step, entry - 1) : -1;
        return target < 0 || !isNear(target) ? standFor(step, url) : walk(target);
    }

    /** To the nearest entry of a step, forward or back. */
    function go({ go: step, url }) {
        const entries = steps.flatMap((each, index) => (each === step && isNear(index) ? [index] : []));
        entries.sort((a, b) => Math.abs(a - entry) - Math.abs(b - entry));
        if (entries.length === 0) return standFor(step, url);
        return entries[0] === entry ? undefined : walk(entries[0]);
    }

    function walk(target) {
        return new Promise((resolve) => {
            const finish = () => {
                clearTimeout(timer);
                pending = undefined;
                remember();
                resolve();
            };
            // A browser that refuses to go (its own entries were cleared) must not hold up what follows.
            const timer = setTimeout(finish, patience);
            pending = { target, finish };
            // The way may lead out of this page, to one that is loaded there.
            remember();
            history.go(target - entry);
        });
    }

    const acts = { push, replace, back, go };
    const actOf = (change) => change && Object.keys(acts).find((name) => isCount(change[name]));

    function enqueue(name, change) {
        queued.push(change[name]);
        queue = queue.then(() => acts[name](change)).catch((error) => console.error(error)).then(() => queued.shift());
    }

    // MARK: What a person does

    function travel() {
        const step = steps[entry];
        const state = keeps.stateOf(step);
        asked = { n: connection.send({ do: "travel", step, state, url: pageAddress() }), step };
    }

    function open() {
        asked = { n: connection.send({ do: "open", url: pageAddress() }) };
    }

    addEventListener("popstate", (event) => {
        if (!ownState()) {
            // The fragment of the address was typed: the browser has made an entry for that.
            last += 1;
            addEntry(entry, last);
            mark();
            return open();
        }
        entry = event.state.entry;
        steps[entry] = event.state.step;
        remember();
        if (pending?.target === entry) return pending.finish();
        pending?.finish();
        return travel();
    });

    /** An address was opened that leads nowhere else: the entry that the browser has made shows what there was. */
    function stay() {
        asked = undefined;
        steps[entry] = shown;
        mark();
    }

    return {
        /** The step that a hello names: the one that the scene shows, or the one that a person is on the way to. */
        stepForHello() {
            const isUnderWay = arrival !== undefined || asked?.step !== undefined;
            said = isUnderWay ? steps[entry] : shown;
            return said;
        },

        /** The step that the scene shows. */
        get shown() { return shown; },

        /** The step of the entry before. */
        get before() { return steps[entry - 1]; },

        /** Whether an entry stands for a step, or will: once `change` of a patch and those before it are done. */
        holds: (step, change) => steps.includes(step) || queued.includes(step) || step === shown
            || change?.[actOf(change)] === step,

        /** The steps of the entries before that of a step, as far as a way of ours leads back along them. */
        stepsBefore(step) {
            const own = steps[entry] === step ? entry : steps.lastIndexOf(step);
            const start = startOf(entry);
            return steps.slice(start, own < 0 ? entry + 1 : Math.max(own, start)).filter(isCount);
        },

        /** Numbers up to this are taken. */
        get lastStep() { return last; },

        /** Whether a patch takes the scene to another step, or may do so. */
        leads: (change, n) => actOf(change) !== undefined || (asked !== undefined && n >= asked.n),

        /** Follows the history of a welcome. */
        welcome(change, isNew) {
            if (isNew) {
                shown = said ?? shown;
                asked = undefined;
                arrival = undefined;
                this.apply(change, 0);
                // A person went on while the hello was under way.
                if (steps[entry] !== shown && !pending && !actOf(change)) travel();
                return remember();
            }
            const wanted = arrival;
            arrival = undefined;
            if (wanted === undefined && asked === undefined) {
                this.apply(change, 0);
                return remember();
            }
            // The session is at the step that it names, unless that is where the person wants to go.
            shown = isCount(change?.replace) ? change.replace : said;
            if (wanted === "open") open();
            else if (wanted === "travel" && shown !== steps[entry]) travel();
            return remember();
        },

        /**
         * Does what a patch says: `{push, url}`, `{replace, url}`, `{back}` or `{go}`. `n` is what it answers. Says
         * whether the scene has come back to a step.
         */
        apply(change, n) {
            const name = actOf(change);
            const isAnswer = asked !== undefined && n >= asked.n;
            if (isAnswer && asked.step === undefined) {
                // The browser has an entry for what was opened: a push would add a second one.
                if (name === "push") {
                    asked = undefined;
                    return this.apply({ replace: change.push, url: change.url }, n);
                }
                if (name === undefined) {
                    stay();
                    return false;
                }
            }
            const isTravel = isAnswer && asked.step !== undefined;
            if (isTravel) shown = asked.step;
            if (isAnswer) asked = undefined;
            if (name === undefined) {
                if (isTravel) remember();
                return isTravel;
            }
            shown = change[name];
            last = Math.max(last, shown);
            enqueue(name, change);
            return isTravel || name === "back" || name === "go";
        },

        /** The server won't take an event. */
        refused(n) {
            if (asked?.n !== n) return;
            if (asked.step === undefined) return stay();
            asked = undefined;
            enqueue("go", { go: shown });
        },

        /** A new scene is to begin where the app does. */
        startOver() {
            asked = undefined;
            arrival = undefined;
            last += 1;
            shown = last;
            steps[entry] = shown;
            addresses.clear();
            mark("/");
        },
    };
}
