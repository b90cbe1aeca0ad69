// The connection: hello, order of patches, and events that arrive once however often the line breaks.
//
//          open ──► hello ──► welcome or resumed ──► patches ⇄ events
//           ▲                                            │ close, gap in r, silence of the network
//           └── back-off 0, ¼, ½, 1, 2, 4, 5 s … ◄───────┘      after 1 s: lost() — no more taps
//
// An event keeps its n for life. It waits in `unanswered` until a patch, a refusal or a welcome says that the server
// has applied it; what still waits after a resume is sent again with the same n, and the server drops what it knows.

import { isCopied, readSession, writeSession } from "../session/session.js";

const version = 1;
const graceSeconds = 60;
/** A line that breaks so soon after the welcome may mean that showing this scene is what broke the server. */
const crashSeconds = 5;
const waits = [0, 250, 500, 1000, 2000, 4000, 5000];

/** Half a character, as an input method may leave one for a moment, is none that a frame can carry. */
const wellFormed = (text) => (text.isWellFormed?.() === false ? text.toWellFormed() : text);

export class Connection {
    /** `delegate` has hello, welcome, resumed, patch, refused, keep, request, build, inspection, trouble, lost, found and outdated. */
    constructor(delegate) {
        this.delegate = delegate;
        this.unanswered = [];
        this.waitingKeeps = [];
        this.attempts = 0;
        this.hasTree = false;
        this.isWelcome = false;
        this.isLost = false;
        this.isOver = false;
        this.crashes = 0;
        const kept = readSession();
        const isWhole = typeof kept?.session === "string" && kept.session.length <= 128
            && [kept.epoch, kept.r, kept.n].every((number) => Number.isSafeInteger(number) && number >= 0);
        this.session = isWhole ? kept.session : undefined;
        this.epoch = isWhole ? kept.epoch : 0;
        this.r = isWhole ? kept.r : 0;
        this.n = isWhole ? kept.n : 0;
        addEventListener("online", () => this.tryNow());
        addEventListener("pageshow", (event) => {
            if (!event.persisted) return;
            // A later page of this tab has gone on with the session: what is on screen here is from before that.
            const now = readSession();
            if (now?.session !== this.session || now?.epoch !== this.epoch) location.reload();
            else this.tryNow();
        });
        document.addEventListener("visibilitychange", () => { if (!document.hidden) this.tryNow(); });
    }

    // MARK: Opening

    open() {
        clearTimeout(this.retry);
        this.retry = undefined;
        this.startLostTimer();
        const scheme = location.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(`${scheme}//${location.host}/~/socket`);
        this.socket = socket;
        this.waitingKeeps = [];
        socket.onopen = () => { if (socket === this.socket) this.sayHello(); };
        socket.onmessage = (event) => { if (socket === this.socket) this.receive(event.data); };
        socket.onclose = (event) => { if (socket === this.socket) this.closed(event.code); };
    }

    sayHello() {
        const hello = this.delegate.hello();
        if (this.crashes > 0) hello.crashes = this.crashes;
        if (this.session !== undefined) {
            hello.resume = { session: this.session, epoch: this.epoch, n: this.answeredN };
            // Without r the server sends the whole tree: a page that was reloaded has no use for single patches.
            if (this.hasTree) hello.resume.r = this.r;
            else if (isCopied) hello.resume.copied = true;
        }
        this.socket.send(JSON.stringify({ v: version, hello }));
    }

    get answeredN() {
        return this.unanswered.length > 0 ? this.unanswered[0].n - 1 : this.n;
    }

    tryNow() {
        if (this.isOver || this.retry === undefined) return;
        this.attempts = 0;
        this.open();
    }

    // MARK: Receiving

    receive(data) {
        let frame;
        try {
            frame = JSON.parse(data);
        } catch {
            console.error("Backstaff: a frame isn't JSON");
            return this.end();
        }
        if (frame.session !== undefined) this.receiveWelcome(frame);
        else if (frame.ops !== undefined || frame.r !== undefined) this.receivePatch(frame);
        else if (frame.refused !== undefined) this.receiveRefusal(frame);
        else if (frame.keep !== undefined) this.waitingKeeps.push(frame.keep);
        else if (frame.request !== undefined) this.delegate.request(frame);
        else if (frame.build !== undefined) this.delegate.build(frame);
        else if (frame.inspection !== undefined) this.delegate.inspection(frame.inspection);
        else if (frame.trouble !== undefined) this.delegate.trouble(frame.trouble, frame.startOver === true);
    }

    receiveWelcome(frame) {
        if (frame.v !== version) return this.end();
        this.takeKeeps(frame.history);
        const continues = frame.session === this.session;
        this.session = frame.session;
        this.epoch = frame.epoch;
        this.attempts = 0;
        if (continues) {
            this.settle(frame.n);
        } else {
            // Another scene: what was under way belonged to elements that are no more.
            this.unanswered = [];
            this.n = frame.n;
        }
        this.foundAgain();
        if (frame.resumed) {
            this.delegate.resumed(frame);
        } else {
            this.r = frame.r;
            this.hasTree = true;
            this.delegate.welcome(frame, !continues);
        }
        // What the page sends while it shows the tree joins the queue behind what waits already.
        this.isWelcome = true;
        this.welcomedAt = Date.now();
        for (const event of this.unanswered) {
            event.sent = true;
            this.socket.send(JSON.stringify(event));
        }
        this.keep();
    }

    receivePatch(frame) {
        if (frame.r <= this.r) {
            this.waitingKeeps = [];
            return;
        }
        if (frame.r !== this.r + 1) return this.restart();
        this.r = frame.r;
        this.takeKeeps(frame.history);
        if (frame.n !== undefined) this.settle(frame.n);
        this.delegate.patch(frame);
        this.keep();
        this.acknowledgeSoon();
    }

    /** What is to be kept comes before its patch, of which `change` is, and counts with it: it is what is shown. */
    takeKeeps(change) {
        for (const keep of this.waitingKeeps) this.delegate.keep(keep, change);
        this.waitingKeeps = [];
    }

    receiveRefusal(frame) {
        this.unanswered = this.unanswered.filter((event) => event.n !== frame.refused);
        this.delegate.refused(frame);
    }

    settle(n) {
        let applied = 0;
        while (applied < this.unanswered.length && this.unanswered[applied].n <= n) applied += 1;
        if (applied > 0) this.unanswered.splice(0, applied);
        this.n = Math.max(this.n, n);
    }

    acknowledgeSoon() {
        if (this.acknowledging !== undefined) return;
        this.acknowledging = setTimeout(() => {
            this.acknowledging = undefined;
            if (this.isWelcome) this.socket.send(JSON.stringify({ ack: this.r }));
        }, 200);
    }

    keep() {
        writeSession({ session: this.session, epoch: this.epoch, r: this.r, n: this.n });
    }

    // MARK: Sending

    /** Whether a tap may be taken: not while the page says that the connection is lost. */
    get takesTaps() {
        return this.hasTree && !this.isLost && !this.isOver;
    }

    /** Sends an event, now or when the line is back, and gives its number. */
    send(asked) {
        const event = asked.text === undefined ? asked : { ...asked, text: wellFormed(asked.text) };
        const last = this.unanswered.at(-1);
        // Of what waits for the line to come back, only the last word counts: of a text, or of where to go.
        const isSame = last && !last.sent && event.do === last.do && event.e === last.e;
        if (!this.isWelcome && isSame && ["edit", "travel", "phase"].includes(event.do)) {
            Object.assign(last, event);
            return last.n;
        }
        this.n += 1;
        const numbered = { n: this.n, ...event };
        Object.defineProperty(numbered, "sent", { value: this.isWelcome, enumerable: false, writable: true });
        this.unanswered.push(numbered);
        if (this.isWelcome) this.socket.send(JSON.stringify(numbered));
        this.keep();
        return numbered.n;
    }

    // MARK: Closing

    closed(code) {
        const wasWelcome = this.isWelcome;
        this.isWelcome = false;
        switch (code) {
        case 4000: case 4001: case 4002: case 4005:
            return this.end();
        case 4003: case 4006: case 4008:
            this.forgetSession();
            break;
        case 4007:
            this.attempts = Math.max(this.attempts, waits.length - 2);
            this.setLost("full");
            break;
        }
        if (wasWelcome) {
            this.lostAt = Date.now();
            const wasBrief = this.lostAt - this.welcomedAt < crashSeconds * 1000;
            // A server that says that it goes hasn't crashed, however often another takes its place.
            this.crashes = wasBrief && code !== 1001 ? this.crashes + 1 : 0;
        }
        this.retrySoon();
    }

    retrySoon() {
        this.startLostTimer();
        const base = waits[Math.min(this.attempts, waits.length - 1)];
        this.attempts += 1;
        const beyondGrace = this.lostAt !== undefined && Date.now() - this.lostAt > graceSeconds * 1000;
        if (beyondGrace) this.setLost("gone");
        const wait = beyondGrace ? 15000 : base;
        this.retry = setTimeout(() => this.open(), wait * (0.8 + Math.random() * 0.4));
    }

    /** Drops the line and resumes from what the page has: a patch is missing. */
    restart() {
        const socket = this.socket;
        this.socket = undefined;
        socket.close(1000);
        this.closed(1000);
    }

    /** Gives up this scene: the next hello asks for a new one. */
    forgetSession() {
        this.session = undefined;
        this.unanswered = [];
        this.n = 0;
        this.r = 0;
        this.hasTree = false;
        writeSession(undefined);
    }

    /** Starts a new scene at once. */
    startOver() {
        this.isOver = false;
        this.crashes = 0;
        this.forgetSession();
        const socket = this.socket;
        this.socket = undefined;
        this.isWelcome = false;
        if (socket && socket.readyState <= WebSocket.OPEN) socket.close(1000);
        this.open();
    }

    /** Stops for good: page and server don't speak the same language. */
    end() {
        this.isOver = true;
        this.isWelcome = false;
        clearTimeout(this.retry);
        clearTimeout(this.lostTimer);
        const socket = this.socket;
        this.socket = undefined;
        if (socket && socket.readyState <= WebSocket.OPEN) socket.close(1000);
        this.delegate.outdated();
    }

    // MARK: Saying so

    startLostTimer() {
        if (this.lostTimer !== undefined || this.isLost || this.isWelcome) return;
        this.lostTimer = setTimeout(() => this.setLost("lost"), 1000);
    }

    setLost(why) {
        clearTimeout(this.lostTimer);
        this.lostTimer = undefined;
        this.isLost = true;
        if (this.lostWhy === why) return;
        this.lostWhy = why;
        this.delegate.lost(why);
    }

    foundAgain() {
        clearTimeout(this.lostTimer);
        this.lostTimer = undefined;
        this.lostAt = undefined;
        this.lostWhy = undefined;
        this.isLost = false;
        this.delegate.found();
    }
}
