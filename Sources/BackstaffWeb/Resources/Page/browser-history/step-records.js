// Records that a tab keeps for the steps of its history in sessionStorage. The newest hundred are kept.

import { GuardedStorage } from "../restoration/guarded-storage.js";

const mostSteps = 100;
const all = [];

/** Drops all records of the oldest step. Returns whether there was a step to drop. */
export function dropOldestStep() {
    const steps = all.flatMap((records) => records.droppable);
    if (steps.length === 0) return false;
    const oldest = Math.min(...steps);
    for (const records of all) records.set(oldest, undefined);
    return true;
}

export class StepRecords {
    #storage;
    #current = 0;

    constructor(prefix, isValid) {
        const isStep = (name) => /^(0|[1-9]\d{0,15})$/.test(name);
        this.#storage = new GuardedStorage("sessionStorage", prefix, (value, name) => isStep(name) && isValid(value));
        all.push(this);
    }

    get #steps() { return this.#storage.names.map(Number).sort((a, b) => a - b); }

    /** The steps whose records may be dropped: all but the last one set. */
    get droppable() { return this.#steps.filter((step) => step !== this.#current); }

    /** The nearest steps in `earlierSteps` before a step that have records: at most `most`, in order. */
    before(step, earlierSteps, most) {
        return this.#steps.filter((number) => number < step && earlierSteps.includes(number)).slice(-most);
    }

    get(step) { return this.#storage.get(String(step)); }

    /** Sets the record of a step, or removes it with `undefined`. */
    set(step, value) {
        if (value === undefined) return this.#storage.set(String(step), undefined);
        this.#current = step;
        this.#storage.set(String(step), value, dropOldestStep);
        const droppable = this.droppable;
        for (const old of droppable.slice(0, Math.max(droppable.length + 1 - mostSteps, 0))) this.set(old, undefined);
    }

    clear() {
        for (const step of this.#steps) this.set(step, undefined);
    }
}
