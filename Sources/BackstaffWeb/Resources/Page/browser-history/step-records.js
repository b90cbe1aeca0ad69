// What a tab keeps for each step of its history: the newest hundred, in sessionStorage.

import { GuardedStorage } from "../restoration/guarded-storage.js";

const mostSteps = 100;
const all = [];

/** Gives up the records of the oldest step there is, of every kind. Says whether there was one to spare. */
export function giveUpOldestStep() {
    const steps = all.flatMap((records) => records.spare);
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

    /** The steps whose records may go: all but the one that was kept last. */
    get spare() { return this.#steps.filter((step) => step !== this.#current); }

    /** Which of the steps before one, in `line`, have records: at most `most`, the nearest, in order. */
    before(step, line, most) {
        return this.#steps.filter((number) => number < step && line.includes(number)).slice(-most);
    }

    get(step) { return this.#storage.get(String(step)); }

    /** Keeps the record of a step, or with `undefined` none. */
    set(step, value) {
        if (value === undefined) return this.#storage.set(String(step), undefined);
        this.#current = step;
        this.#storage.set(String(step), value, giveUpOldestStep);
        const spare = this.spare;
        for (const old of spare.slice(0, Math.max(spare.length + 1 - mostSteps, 0))) this.set(old, undefined);
    }

    clear() {
        for (const step of this.#steps) this.set(step, undefined);
    }
}
