// Notices that the line is dead or that the server hangs, although the socket is still open.
//
//     something arrives ──► 1¾ s of silence ──► check ──► the answer arrives ──► …
//                                                 └── 2½ s more ──► onSilence
//
// With two ticks, that is less than five seconds.
//
// Only a page that a user can see checks. A browser slows down the timers of hidden pages, and stops them while the
// machine sleeps. After such a pause the silence means nothing, and the page checks at once.

const tick = 250;
const silence = 1750;
const patience = 2500;
/** A tick that is this late, in milliseconds, means that the page was paused. */
const pause = 1500;

export class LineCheck {
    /** `send` sends a check with a number. `onSilence` is called once; then the check has stopped. */
    constructor(send, onSilence) {
        this.send = send;
        this.onSilence = onSilence;
        this.number = 0;
        document.addEventListener("visibilitychange", () => { if (this.timer !== undefined) this.resume(); });
    }

    start() {
        this.stop();
        this.heard();
        this.tickedAt = performance.now();
        this.timer = setInterval(() => this.check(), tick);
    }

    stop() {
        clearInterval(this.timer);
        this.timer = undefined;
    }

    /** Something has arrived from the server. */
    heard() {
        this.heardAt = performance.now();
        this.askedAt = undefined;
    }

    /** Starts anew after a pause, with a check at once. */
    resume() {
        this.start();
        if (!document.hidden) this.ask();
    }

    ask() {
        this.askedAt = performance.now();
        this.number += 1;
        this.send(this.number);
    }

    check() {
        const now = performance.now();
        const wasPaused = now - this.tickedAt > tick + pause;
        this.tickedAt = now;
        if (document.hidden) return;
        if (wasPaused) return this.resume();
        if (this.askedAt === undefined) {
            if (now - this.heardAt >= silence) this.ask();
        } else if (now - this.askedAt >= patience) {
            this.stop();
            this.onSilence();
        }
    }
}
