// The entries of this tab in the browser's history, and the step of each. `steps[i]` is the step of entry i. An entry itself
// holds {step, entry: i}. A page may be loaded at an entry:
//
//     entry of the step that was shown last ── a reload: nothing to do
//     entry of another step ────────────────── back or forward across pages: travel, once the session is resumed
//     no entry, another address ────────────── typed, or a bookmark: a new entry; open, once the session is resumed
//     no entry, the same address ───────────── treated as a reload, in the same entry or in a new one
//
// Pages of other sites may lie between entries. A history.go that doesn't count them would go to the wrong entry. So
// entries are grouped into stretches without gaps. An entry begins a new stretch, unless the browser reports that the
// tab's last entry is next to it. history.go is used only within a stretch.
//
//     browser's entries    our     our     other     our     our
//     entry                 0       1                 2       3        starts = [2]
//                           └───────┘                 └───────┘

import { inBrowser, isOfApp } from "../base-path/base-path.js";
import { pageAddress } from "./page-address.js";
import { readPlace, readSteps, writePlace, writeSteps } from "../session/session.js";
import { StepRecords } from "./step-records.js";

export const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
/** The state of the browser's current entry, or `undefined` if this page didn't make it. */
export const ownState = () =>
    (isCount(history.state?.entry) && isCount(history.state.step) ? history.state : undefined);

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

export class HistoryEntries {
    /** The step of each entry. */
    steps;
    /** The index of the browser's current entry. */
    current;
    /** The step that the scene shows. */
    shown;
    /** The greatest number that any step has had. */
    last;
    /** "travel" or "open": the request that a page which was loaded here must still send. */
    arrival;
    #starts;
    #addresses = new StepRecords("backstaff.address.", (address) => address.startsWith("/"));
    #forget;

    /** `forget(steps)` is called with the steps that no entry leads to any more. */
    constructor(forget) {
        this.#forget = forget;
        const { steps, place, starts } = readTab();
        this.steps = steps;
        this.#starts = starts;
        const state = ownState();
        this.last = Math.max(place?.last ?? 0, state?.step ?? 0, ...steps.filter(isCount));
        if (state) {
            this.current = state.entry;
            steps[this.current] = state.step;
            if (place && place.step !== state.step) this.arrival = "travel";
        } else if (!place) {
            this.current = 0;
            steps[0] = 0;
        } else {
            this.#addLoaded(place);
        }
        this.shown = this.arrival && place ? place.step : this.step;
        this.mark();
    }

    /** Records the entry of a page that was loaded for an address. */
    #addLoaded(place) {
        const before = this.steps[place.entry] ?? place.step;
        const isSameAddress = place.url === pageAddress();
        const step = isSameAddress ? before : this.last + 1;
        const isAt = (distance) => place.key !== undefined && keyAt(distance) === place.key;
        if (isAt(0)) {
            this.current = place.entry;
            this.step = step;
        } else {
            this.addAfter(place.entry, step);
            if (!isAt(-1)) this.#starts.push(this.current);
        }
        this.last = Math.max(this.last, step);
        if (!isSameAddress) this.arrival = "open";
        else if (step !== place.step) this.arrival = "travel";
    }

    /** The step of the current entry. */
    get step() { return this.steps[this.current]; }
    set step(step) { this.steps[this.current] = step; }

    /** Records an entry that the browser has made by itself after another one. */
    addAfter(before, step) {
        this.current = before + 1;
        this.#truncate(step);
        this.step = step;
    }

    /** Drops the current entry and the later ones. A step that another entry still has keeps its data. */
    #truncate(step) {
        const gone = this.steps.splice(this.current)
            .filter((old) => isCount(old) && old !== step && old !== this.shown && !this.steps.includes(old));
        this.#starts = this.#starts.filter((start) => start < this.current);
        for (const old of gone) this.#addresses.set(old, undefined);
        this.#forget(gone);
    }

    /** Stores the entries, so that a page which is loaded later in this tab knows them. */
    remember() {
        writeSteps(this.steps);
        writePlace({
            step: this.shown, entry: this.current, last: this.last, url: pageAddress(), key: keyAt(0),
            starts: this.#starts,
        });
        this.#addresses.set(this.step, pageAddress());
    }

    /** Writes the current step into the browser's current entry. */
    mark(url) {
        history.replaceState({ step: this.step, entry: this.current }, "", addressInBrowser(url));
        this.remember();
    }

    push(step, url) {
        this.addAfter(this.current, step);
        history.pushState({ step, entry: this.current }, "", addressInBrowser(url));
        this.remember();
    }

    replace(step, url) {
        this.step = step;
        this.mark(url);
    }

    /** Makes the current entry stand for a step that can't be reached, with the address that the step had. */
    takeOver(step, url) {
        this.replace(step, url ?? this.#addresses.get(step));
    }

    /** The first entry of the stretch that an entry is in. */
    #startOf(index) {
        return Math.max(0, ...this.#starts.filter((start) => start <= index));
    }

    #isNear(target) {
        return this.#startOf(target) === this.#startOf(this.current);
    }

    /** The last entry of a step before the current one, or `undefined` if history.go can't reach it. */
    entryBefore(step) {
        const target = this.current > 0 ? this.steps.lastIndexOf(step, this.current - 1) : -1;
        return target < 0 || !this.#isNear(target) ? undefined : target;
    }

    /** The nearest entry of a step, forward or back, or `undefined` if history.go can't reach one. */
    nearestEntry(step) {
        const entries = this.steps.flatMap((each, index) => (each === step && this.#isNear(index) ? [index] : []));
        entries.sort((a, b) => Math.abs(a - this.current) - Math.abs(b - this.current));
        return entries[0];
    }

    /** The steps of the entries before a step's entry, within its stretch. */
    stepsBefore(step) {
        const own = this.step === step ? this.current : this.steps.lastIndexOf(step);
        const start = this.#startOf(this.current);
        return this.steps.slice(start, own < 0 ? this.current + 1 : Math.max(own, start)).filter(isCount);
    }

    /** Begins a new scene at the start of the app. */
    startOver() {
        this.last += 1;
        this.shown = this.last;
        this.step = this.shown;
        this.#addresses.clear();
        this.mark("/");
    }
}
