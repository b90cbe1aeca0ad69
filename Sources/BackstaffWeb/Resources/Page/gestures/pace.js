/** The usual least time in ms between two reports: thirty per second. */
const usualRest = 33;

/** Limits how often something is reported. The last state is always reported, perhaps a little later. */
export class Pace {
    #report;
    #rest;
    #sentAt = 0;
    #timer;

    constructor(report, rest = usualRest) {
        this.#report = report;
        this.#rest = rest;
    }

    /** Reports now, or when the last report is long enough ago. */
    ask() {
        const wait = this.#sentAt + this.#rest - performance.now();
        if (wait > 0) {
            this.#timer ??= setTimeout(() => this.#send(), wait);
        } else {
            this.#send();
        }
    }

    /** Drops a report that waits. */
    drop() {
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }

    #send() {
        this.drop();
        this.#sentAt = performance.now();
        this.#report();
    }
}
