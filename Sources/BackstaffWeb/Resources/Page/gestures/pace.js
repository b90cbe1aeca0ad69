/** The least time in ms between two reports: thirty per second. */
const restTime = 33;

/** Limits how often something is reported. The last state is always reported, perhaps a little later. */
export class Pace {
    #report;
    #sentAt = 0;
    #timer;

    constructor(report) {
        this.#report = report;
    }

    /** Reports now, or when the last report is long enough ago. */
    ask() {
        const wait = this.#sentAt + restTime - performance.now();
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
