// Keeps the browser's history in step with the scene. Each entry holds the number of a step.
//
// `steps[i]` is the step of entry i of this tab. An entry itself holds {step, entry: i}. A step back by the app becomes
// a history.go(k), whose popstate is ignored. Any other popstate comes from a user and sends a travel. history.go is
// slow, so later changes to the history wait for it. Patches decide which step the scene shows:
//
//     scene:    shown ──── patch: push, replace, back, go, or the answer to a travel ────► shown
//     browser:  entry ──── the same, later, or a user's back and forward, earlier ────► entry
//
// A page may also be loaded at an entry:
//
//     entry of the step that was shown last ── a reload: nothing to do
//     entry of another step ────────────────── back or forward across pages: travel, once the session is resumed
//     no entry, another address ────────────── typed, or a bookmark: a new entry; open, once the session is resumed
//     no entry, the same address ───────────── treated as a reload, in the same entry or in a new one
//
// Pages of other sites may lie between entries. A history.go that doesn't count them would go to the wrong entry. So
// entries are grouped into stretches without gaps. An entry begins a new stretch, unless the browser reports that the
// tab's last entry is next to it. history.go is used only within a stretch. For a step outside of it, the current entry
// takes over that step.
//
//     browser's entries    our     our     other     our     our
//     entry                 0       1                 2       3        starts = [2]
//                           └───────┘                 └───────┘

import { inBrowser, isOfApp } from "../base-path/base-path.js";
import { pageAddress } from "./page-address.js";
import { readPlace, readSteps, writePlace, writeSteps } from "../session/session.js";
import { StepRecords } from "./step-records.js";

const goTimeout = 2000;

const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
/** The state of the current entry, or `undefined` if this page didn't make it. */
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

/** The browser's key of the entry at a distance from the current one. `undefined` for another site's, or if unknown. */
function keyAt(distance) {
    const navigation = window.navigation;
    return navigation?.entries()[navigation.currentEntry?.index + distance]?.key;
}

/** `storedSeals` has stateOf(step). `forget(steps)` is called with the steps that no entry leads to any more. */
export function makeBrowserHistory(connection, { storedSeals, forget }) {
    const { steps, place, ...tab } = readTab();
    const addresses = new StepRecords("backstaff.address.", (address) => address.startsWith("/"));
    let starts = tab.starts;
    let entry;          // the index of the browser's current entry
    let shown;          // the step that the scene shows
    let last;           // the greatest number that any step has had
    let helloStep;      // the step in the hello
    let arrival;        // "travel" or "open": the request that a page which was loaded here must still send
    let pendingEvent;   // {n, step?}: an unanswered travel, or an opened address if there is no step
    let pendingMove;    // {target, finish}: our own history.go that the browser hasn't completed
    let queue = Promise.resolve();
    const queued = [];  // the steps that the queued changes lead to

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

    /** Records the entry of a page that was loaded for an address. */
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

    /** Records an entry that the browser has made by itself after entry `before`. */
    function addEntry(before, step) {
        entry = before + 1;
        truncate(step);
        steps[entry] = step;
    }

    /** Drops the current entry and the later ones. A step that another entry still has keeps its data. */
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

    /** Makes the current entry stand for a step that can't be reached, with the address that the step had. */
    const takeOverStep = (step, url) => replace({ replace: step, url: url ?? addresses.get(step) });

    /** Writes the current step into the browser's current entry. */
    function mark(url) {
        history.replaceState({ step: steps[entry], entry }, "", addressInBrowser(url));
        remember();
    }

    /** The address for an entry. It doesn't leave the app, whatever `url` is. */
    function addressInBrowser(url) {
        try {
            const address = new URL(url === undefined ? location.href : inBrowser(url), location.href);
            if (isOfApp(address)) return address.href;
        } catch {
            // Not a valid address, so the current one stays.
        }
        return location.href;
    }

    // MARK: Changes from patches

    function push({ push: step, url }) {
        entry += 1;
        truncate(step);
        steps[entry] = step;
        history.pushState({ step, entry }, "", addressInBrowser(url));
        remember();
    }

    function replace({ replace: step, url }) {
        steps[entry] = step;
        mark(url);
    }

    function back({ back: step, url }) {
        const target = entry > 0 ? steps.lastIndexOf(step, entry - 1) : -1;
        return target < 0 || !isNear(target) ? takeOverStep(step, url) : goToEntry(target);
    }

    /** Goes to the nearest entry of a step, forward or back. */
    function go({ go: step, url }) {
        const entries = steps.flatMap((each, index) => (each === step && isNear(index) ? [index] : []));
        entries.sort((a, b) => Math.abs(a - entry) - Math.abs(b - entry));
        if (entries.length === 0) return takeOverStep(step, url);
        return entries[0] === entry ? undefined : goToEntry(entries[0]);
    }

    function goToEntry(target) {
        return new Promise((resolve) => {
            const finish = () => {
                clearTimeout(timer);
                pendingMove = undefined;
                remember();
                resolve();
            };
            // A browser may refuse to go, for example after its history was cleared. Later changes must not wait
            // forever.
            const timer = setTimeout(finish, goTimeout);
            pendingMove = { target, finish };
            // The browser may load another page at the target.
            remember();
            history.go(target - entry);
        });
    }

    const actions = { push, replace, back, go };
    const actionOf = (change) => change && Object.keys(actions).find((name) => isCount(change[name]));

    function enqueue(name, change) {
        queued.push(change[name]);
        queue = queue.then(() => actions[name](change)).catch((error) => console.error(error))
            .then(() => queued.shift());
    }

    // MARK: Changes from a user

    function travel() {
        const step = steps[entry];
        const state = storedSeals.stateOf(step);
        pendingEvent = { n: connection.send({ do: "travel", step, state, url: pageAddress() }), step };
    }

    function open() {
        pendingEvent = { n: connection.send({ do: "open", url: pageAddress() }) };
    }

    addEventListener("popstate", (event) => {
        if (!ownState()) {
            // A user has typed another fragment, for which the browser has made an entry.
            last += 1;
            addEntry(entry, last);
            mark();
            return open();
        }
        entry = event.state.entry;
        steps[entry] = event.state.step;
        remember();
        if (pendingMove?.target === entry) return pendingMove.finish();
        pendingMove?.finish();
        return travel();
    });

    /** Handles an opened address that leads nowhere else. The browser's new entry shows the same step as before. */
    function stay() {
        pendingEvent = undefined;
        steps[entry] = shown;
        mark();
    }

    return {
        /** The step for a hello: the step that the scene shows, or the one that a user is going to. */
        stepForHello() {
            const isTravelling = arrival !== undefined || pendingEvent?.step !== undefined;
            helloStep = isTravelling ? steps[entry] : shown;
            return helloStep;
        },

        /** The step that the scene shows. */
        get shown() { return shown; },

        /** The step of the previous entry. */
        get previous() { return steps[entry - 1]; },

        /** Whether an entry has a step, or will have it after the queued changes and `change` are done. */
        hasStep: (step, change) => steps.includes(step) || queued.includes(step) || step === shown
            || change?.[actionOf(change)] === step,

        /** The steps of the entries before a step's entry, within its stretch. */
        stepsBefore(step) {
            const own = steps[entry] === step ? entry : steps.lastIndexOf(step);
            const start = startOf(entry);
            return steps.slice(start, own < 0 ? entry + 1 : Math.max(own, start)).filter(isCount);
        },

        /** The greatest step number in use. */
        get lastStep() { return last; },

        /** Whether a patch may take the scene to another step. */
        mayChangeStep: (change, n) => actionOf(change) !== undefined
            || (pendingEvent !== undefined && n >= pendingEvent.n),

        /** Applies the history change of a welcome. */
        welcome(change, isNew) {
            if (isNew) {
                shown = helloStep ?? shown;
                pendingEvent = undefined;
                arrival = undefined;
                this.apply(change, 0);
                // A user has gone to another entry since the hello was sent.
                if (steps[entry] !== shown && !pendingMove && !actionOf(change)) travel();
                return remember();
            }
            const request = arrival;
            arrival = undefined;
            if (request === undefined && pendingEvent === undefined) {
                this.apply(change, 0);
                return remember();
            }
            // The session is at the step of the hello, unless a user is still on the way there.
            shown = isCount(change?.replace) ? change.replace : helloStep;
            if (request === "open") open();
            else if (request === "travel" && shown !== steps[entry]) travel();
            return remember();
        },

        /**
         * Applies a patch's history change: `{push, url}`, `{replace, url}`, `{back}` or `{go}`. `n` is the event that it
         * answers. Returns whether the scene has come back to an earlier step.
         */
        apply(change, n) {
            const name = actionOf(change);
            const isAnswer = pendingEvent !== undefined && n >= pendingEvent.n;
            if (isAnswer && pendingEvent.step === undefined) {
                // The browser already has an entry for the opened address. A push would add a second one.
                if (name === "push") {
                    pendingEvent = undefined;
                    return this.apply({ replace: change.push, url: change.url }, n);
                }
                if (name === undefined) {
                    stay();
                    return false;
                }
            }
            const isTravel = isAnswer && pendingEvent.step !== undefined;
            if (isTravel) shown = pendingEvent.step;
            if (isAnswer) pendingEvent = undefined;
            if (name === undefined) {
                if (isTravel) remember();
                return isTravel;
            }
            shown = change[name];
            last = Math.max(last, shown);
            enqueue(name, change);
            return isTravel || name === "back" || name === "go";
        },

        /** Handles the refusal of an event. */
        refused(n) {
            if (pendingEvent?.n !== n) return;
            if (pendingEvent.step === undefined) return stay();
            pendingEvent = undefined;
            enqueue("go", { go: shown });
        },

        /** Prepares for a new scene at the start of the app. */
        startOver() {
            pendingEvent = undefined;
            arrival = undefined;
            last += 1;
            shown = last;
            steps[entry] = shown;
            addresses.clear();
            mark("/");
        },
    };
}
