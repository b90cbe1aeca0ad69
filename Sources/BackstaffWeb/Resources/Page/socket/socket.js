// The connection to the server. It sends the hello, keeps the order of patches, and delivers each event exactly once
// over reconnects.
//
//          open ──► hello ──► welcome or resumed ──► patches ⇄ events
//           ▲                                            │ close, gap in r, silence of the network
//           │                                            │ silence of the server: lost() at once
//           └── back-off 0, ¼, ½, 1, 2, 4, 5 s … ◄───────┘      after 1 s: lost() — no more taps
//               5, 10, 20, 30 s … if the server has refused the socket, because it has too many of this page's address
//               5 s if the server takes sockets, and a proxy on the way lets none through
//
// A server that ends first tells the page to leave. The page says its last word, and gets the answers to all events that
// it has sent. Then the server closes the connection, and the page finds another server under the same address.
//
// What a user does in between, or during a short break, waits for the next welcome. If the scene continues, it is sent
// then. A new scene has other elements, so nothing is sent, and the page says that it wasn't done.
//
// An event never changes its n. It waits in `unanswered` until a patch, a refusal or a welcome confirms it. After a
// resume, the waiting events are sent again with the same n, and the server drops those it has already applied.

import { basePath } from "../base-path/base-path.js";
import { isCopied, readSession, writeSession } from "../session/session.js";
import { LineCheck } from "./line-check.js";
import { canUnpack, unpacked } from "./packed-frames.js";
import { isTimeToAsk, socketStatus, takesSockets, tooMany } from "./refused-sockets.js";

const version = 1;
const graceSeconds = 60;
/** If the connection breaks within this time in seconds after the welcome, this scene may have crashed the server. */
const crashSeconds = 5;
/** What users do on purpose. If it can't be done, they want to know. */
const userActions = new Set([
    "activate", "activate2", "back", "cancel", "delete", "drag", "drop", "edit", "hold", "key", "move", "move-selection", "open",
    "refresh", "select", "submit",
]);
/** After so many ms without a connection the page says so. The first one takes longer on a slow line, and taps on the preview wait. */
const lostDelay = 1000;
const firstLostDelay = 5000;
const waits = [0, 250, 500, 1000, 2000, 4000, 5000];
/** The waits while the server refuses sockets of this page's address. */
const waitsIfCrowded = [5000, 10_000, 20_000, 30_000];
/** The time in milliseconds after which another socket is tried, if nothing has arrived over the new one. */
const openingLimit = 10_000;
/** The time in milliseconds after which another socket is tried, if the server has told the page to leave and closes nothing. */
const leavingLimit = 15_000;

/** Replaces unpaired surrogates, which an input method may leave for a moment and a frame can't carry. */
const wellFormed = (text) => (text.isWellFormed?.() === false ? text.toWellFormed() : text);

function socketAddress() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}${basePath}/~/socket`;
}

/** The socket that early-socket.js has opened, once, unless it is closed by now. */
function takeEarlySocket() {
    const { earlySocket } = window;
    window.earlySocket = undefined;
    return earlySocket?.readyState <= WebSocket.OPEN ? earlySocket : undefined;
}

export class Connection {
    /** `delegate` has prepare, hello, welcome, resumed, patch, refused, store, request, build, inspection, trouble, discarded,
     * lost, found and outdated. */
    constructor(delegate) {
        this.delegate = delegate;
        this.unanswered = [];
        this.waitingSeals = [];
        this.attempts = 0;
        this.hasTree = false;
        this.isWelcome = false;
        this.isLeaving = false;
        this.isLost = false;
        this.isOver = false;
        this.crashes = 0;
        this.forgetRefusals();
        this.line = new LineCheck(
            (number) => this.socket.send(JSON.stringify({ check: number })), () => this.serverIsSilent());
        const kept = readSession();
        const isWhole = typeof kept?.session === "string" && kept.session.length <= 128
            && [kept.epoch, kept.r, kept.n].every((number) => Number.isSafeInteger(number) && number >= 0);
        this.session = isWhole ? kept.session : undefined;
        this.epoch = isWhole ? kept.epoch : 0;
        this.r = isWhole ? kept.r : 0;
        this.n = isWhole ? kept.n : 0;
        addEventListener("online", () => this.reconnectNow());
        addEventListener("pageshow", (event) => {
            if (!event.persisted) return;
            // A later page of this tab has continued the session, so the content of this page is outdated.
            const now = readSession();
            if (now?.session !== this.session || now?.epoch !== this.epoch) location.reload();
            else this.reconnectNow();
        });
        document.addEventListener("visibilitychange", () => { if (!document.hidden) this.reconnectNow(); });
    }

    // MARK: Opening

    open() {
        clearTimeout(this.retry);
        this.retry = undefined;
        this.isLeaving = false;
        this.hasOpened = false;
        this.startLostTimer();
        const early = takeEarlySocket();
        const socket = early ?? new WebSocket(socketAddress());
        this.socket = socket;
        this.waitingSeals = [];
        this.waitingFrames = undefined;
        this.unpacking = undefined;
        socket.binaryType = "arraybuffer";
        socket.onopen = () => { if (socket === this.socket) this.opened(); };
        socket.onmessage = (event) => { if (socket === this.socket) this.receive(event.data); };
        this.stopSocketTimers();
        this.opening = setTimeout(() => { if (socket === this.socket) this.openedInVain(); }, openingLimit);
        // On a slow line, the server may have closed the early socket because nothing came over it in time.
        const codeOf = ({ code }) => (early && code === 4005 ? 1001 : code);
        socket.onclose = (event) => { if (socket === this.socket) this.closed(codeOf(event)); };
        if (socket.readyState === WebSocket.OPEN) this.opened();
    }

    opened() {
        this.hasOpened = true;
        this.failures = 0;
        this.sendHello();
    }

    /** Nothing has arrived over the new socket in time. If it has opened, the way is free and the app may hang. */
    openedInVain() {
        const { hasOpened } = this;
        this.restart(1001);
        if (hasOpened) this.askWhetherAppHangs();
    }

    sendHello() {
        const hello = this.delegate.hello();
        if (this.crashes > 0) hello.crashes = this.crashes;
        if (this.session !== undefined) {
            hello.resume = { session: this.session, epoch: this.epoch, n: this.answeredN };
            // Without r, the server sends the whole tree. A reloaded page needs it.
            if (this.hasTree) hello.resume.r = this.r;
            else if (isCopied) hello.resume.copied = true;
        }
        if (canUnpack) hello.gzip = true;
        this.socket.send(JSON.stringify({ v: version, hello }));
    }

    get answeredN() {
        return this.unanswered.length > 0 ? this.unanswered[0].n - 1 : this.n;
    }

    reconnectNow() {
        if (this.isOver || this.retry === undefined) return;
        this.attempts = 0;
        this.open();
    }

    // MARK: Receiving

    receive(data) {
        clearTimeout(this.opening);
        this.line.heard();
        if (typeof data === "string" && !this.unpacking) return this.read(data);
        const socket = this.socket;
        const isCurrent = () => socket === this.socket;
        // Frames that come while another is unpacked wait for it.
        const before = this.unpacking?.catch(() => {}) ?? Promise.resolve();
        const turn = before.then(() => unpacked(data)).then(
            (text) => { if (isCurrent()) this.read(text); }, () => { if (isCurrent()) this.end(); });
        this.unpacking = turn;
        turn.finally(() => { if (this.unpacking === turn) this.unpacking = undefined; });
    }

    read(data) {
        let frame;
        try {
            frame = JSON.parse(data);
        } catch {
            console.error("Backstaff: a frame isn't JSON");
            return this.end();
        }
        if (this.waitingFrames) this.waitingFrames.push(frame);
        else this.take(frame);
    }

    /** Shows what a frame has brought, as soon as the page has the parts that it needs. */
    take(frame) {
        const parts = this.delegate.prepare(frame);
        if (!parts) return this.show(frame);
        const socket = this.socket;
        const waiting = this.waitingFrames = [];
        const goOn = () => {
            // Frames of an older connection come again over the present one.
            if (socket !== this.socket || waiting !== this.waitingFrames) return;
            this.waitingFrames = undefined;
            this.show(frame);
            for (const next of waiting) {
                if (socket !== this.socket) return;
                if (this.waitingFrames) this.waitingFrames.push(next);
                else this.take(next);
            }
        };
        // The server may have been replaced by one of another version, which has no such part.
        parts.then(goOn, () => { if (socket === this.socket) this.end(); });
    }

    show(frame) {
        if (frame.session !== undefined) this.receiveWelcome(frame);
        else if (frame.ops !== undefined || frame.r !== undefined) this.receivePatch(frame);
        else if (frame.refused !== undefined) this.receiveRefusal(frame);
        else if (frame.store !== undefined) this.waitingSeals.push(frame.store);
        else if (frame.request !== undefined) this.delegate.request(frame);
        else if (frame.leave !== undefined) this.leave();
        // The server holds what this page sends. That it has said so is enough for the line check.
        else if (frame.held !== undefined) return;
        else if (frame.build !== undefined) this.delegate.build(frame);
        else if (frame.inspection !== undefined) this.delegate.inspection(frame.inspection);
        else if (frame.trouble !== undefined) this.delegate.trouble(frame.trouble, frame.startOver === true);
    }

    receiveWelcome(frame) {
        if (frame.v !== version) return this.end();
        this.storeSeals(frame.history);
        const continues = frame.session === this.session;
        const discarded = continues ? [] : this.unanswered.filter((event) => userActions.has(event.do));
        this.session = frame.session;
        this.epoch = frame.epoch;
        this.attempts = 0;
        this.forgetRefusals();
        if (continues) {
            this.settle(frame.n);
        } else {
            // The scene is new, so waiting events refer to elements that no longer exist.
            this.unanswered = [];
            this.n = frame.n;
        }
        this.setFound();
        if (frame.resumed) {
            this.delegate.resumed(frame);
        } else {
            this.r = frame.r;
            this.hasTree = true;
            this.delegate.welcome(frame, !continues);
        }
        // Events that the page sends while it shows the tree come after the waiting events.
        this.isWelcome = true;
        this.welcomedAt = performance.now();
        this.line.start();
        for (const event of this.unanswered) {
            event.sent = true;
            this.socket.send(JSON.stringify(event));
        }
        this.storeSession();
        if (discarded.length > 0) this.delegate.discarded(discarded.at(-1).sent === true);
    }

    receivePatch(frame) {
        if (frame.r <= this.r) {
            this.waitingSeals = [];
            return;
        }
        if (frame.r !== this.r + 1) return this.restart();
        this.r = frame.r;
        this.storeSeals(frame.history);
        if (frame.n !== undefined) this.settle(frame.n);
        this.delegate.patch(frame);
        this.storeSession();
        this.acknowledgeSoon();
    }

    /** The server ends. Nothing more is sent over this connection, so the server can answer everything before it closes. */
    leave() {
        if (!this.maySend) return;
        this.isLeaving = true;
        this.line.stop();
        this.startLostTimer();
        const socket = this.socket;
        this.leaving = setTimeout(() => { if (socket === this.socket) this.restart(1012); }, leavingLimit);
        socket.send(JSON.stringify({ leaving: true }));
    }

    /** Stores the data that came before a patch together with the patch. `change` is the patch's history change. */
    storeSeals(change) {
        for (const seals of this.waitingSeals) this.delegate.store(seals, change);
        this.waitingSeals = [];
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
            if (this.maySend) this.socket.send(JSON.stringify({ ack: this.r }));
        }, 200);
    }

    storeSession() {
        writeSession({ session: this.session, epoch: this.epoch, r: this.r, n: this.n });
    }

    // MARK: Sending

    /** Whether taps are accepted. They aren't while the page shows that the connection is lost. */
    get acceptsTaps() {
        return this.hasTree && !this.isLost && !this.isOver;
    }

    /** Whether an event is sent at once. After a leave it waits for the next connection. */
    get maySend() {
        return this.isWelcome && !this.isLeaving;
    }

    /** Sends an event, now or after the next connect. Returns its number. */
    send(content) {
        const event = content.text === undefined ? content : { ...content, text: wellFormed(content.text) };
        const last = this.unanswered.at(-1);
        // While the connection is lost, only the last of several edits, travels or phases is kept.
        const isSame = last && !last.sent && event.do === last.do && event.e === last.e;
        if (!this.maySend && isSame && ["edit", "travel", "phase"].includes(event.do)) {
            Object.assign(last, event);
            return last.n;
        }
        this.n += 1;
        const numbered = { n: this.n, ...event };
        Object.defineProperty(numbered, "sent", { value: this.maySend, enumerable: false, writable: true });
        this.unanswered.push(numbered);
        if (this.maySend) this.socket.send(JSON.stringify(numbered));
        this.storeSession();
        return numbered.n;
    }

    /** The number of an element's events of one kind that the server hasn't confirmed. */
    waitingCount(kind, element) {
        return this.unanswered.filter((event) => event.do === kind && event.e === element).length;
    }

    // MARK: Closing

    closed(code) {
        const wasWelcome = this.isWelcome;
        this.isWelcome = false;
        this.waitingFrames = undefined;
        this.line.stop();
        this.stopSocketTimers();
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
            this.lostAt = performance.now();
            const wasBrief = this.lostAt - this.welcomedAt < crashSeconds * 1000;
            // A server that announces its end hasn't crashed.
            this.crashes = wasBrief && code !== 1001 && code !== 1012 ? this.crashes + 1 : 0;
        }
        // A socket that doesn't open in time was closed by this page.
        const isLate = code === 1001;
        if (!this.hasOpened && (code === 1006 || isLate)) {
            this.failures += 1;
            if (isLate || isTimeToAsk(this.failures, performance.now() - this.askedAt)) this.askForReason();
        }
        this.retrySoon();
    }

    retrySoon() {
        this.startLostTimer();
        const base = waits[Math.min(this.attempts, waits.length - 1)];
        this.attempts += 1;
        if (this.isCrowded) return this.retryIn(waitsIfCrowded[Math.min(this.refusals++, waitsIfCrowded.length - 1)]);
        if (this.isBlocked) return this.retryIn(waits.at(-1));
        if (this.isBeyondGrace) this.setLost("gone");
        this.retryIn(this.isBeyondGrace ? 15000 : base);
    }

    retryIn(wait) {
        this.retry = setTimeout(() => this.open(), wait * (0.8 + Math.random() * 0.4));
    }

    get isBeyondGrace() {
        return this.lostAt !== undefined && performance.now() - this.lostAt > graceSeconds * 1000;
    }

    /**
     * Whether something on the way lets no socket through: the server takes sockets, and none opens. The first time, the server
     * may have come back just then.
     */
    get isBlocked() {
        return this.openAnswers > 1;
    }

    /** Asks why the socket failed, while the page waits for the next attempt. */
    async askForReason() {
        const question = this.question = {};
        this.askedAt = performance.now();
        const status = await socketStatus();
        if (question !== this.question || this.isOver) return;
        const wasCrowded = this.isCrowded;
        const hadReason = wasCrowded || this.isBlocked;
        this.isCrowded = status === tooMany;
        this.openAnswers = status === takesSockets ? this.openAnswers + 1 : 0;
        if (!this.isCrowded) this.refusals = 0;
        if (this.isCrowded) this.setLost("crowded");
        else if (this.isBlocked) this.setLost("blocked");
        else if (hadReason) this.setLost(this.isBeyondGrace ? "gone" : "lost");
        if (this.isCrowded === wasCrowded || this.retry === undefined) return;
        clearTimeout(this.retry);
        this.retrySoon();
    }

    forgetRefusals() {
        this.question = undefined;
        this.askedAt = undefined;
        this.isCrowded = false;
        this.openAnswers = 0;
        this.failures = 0;
        this.refusals = 0;
    }

    /**
     * Reconnects and resumes, because a patch is missing or the server is silent. `code` is the close code as which
     * the page treats the end of the connection.
     */
    restart(code = 1000) {
        const socket = this.socket;
        this.socket = undefined;
        socket.close(1000);
        this.closed(code);
    }

    /** The line is dead, or the app hangs. It says so at once, and hasn't crashed. */
    serverIsSilent() {
        this.setLost("lost");
        this.restart(1001);
        this.askWhetherAppHangs();
    }

    /** Asks the server itself. If it answers, the app is what doesn't. */
    async askWhetherAppHangs() {
        const question = this.silence = {};
        const hangs = await socketStatus() === takesSockets;
        if (hangs && question === this.silence && this.lostReason === "lost") this.setLost("hangs");
    }

    stopSocketTimers() {
        clearTimeout(this.opening);
        clearTimeout(this.leaving);
    }

    /** Drops this session. The next hello requests a new one. */
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
        this.line.stop();
        if (socket && socket.readyState <= WebSocket.OPEN) socket.close(1000);
        this.open();
    }

    /** Stops permanently, because page and server use different versions of the protocol. */
    end() {
        this.isOver = true;
        this.isWelcome = false;
        this.line.stop();
        this.stopSocketTimers();
        clearTimeout(this.retry);
        clearTimeout(this.lostTimer);
        const socket = this.socket;
        this.socket = undefined;
        if (socket && socket.readyState <= WebSocket.OPEN) socket.close(1000);
        this.delegate.outdated();
    }

    // MARK: Reporting the state

    startLostTimer() {
        if (this.lostTimer !== undefined || this.isLost || this.maySend) return;
        this.lostTimer = setTimeout(() => this.setLost("lost"), this.hasTree ? lostDelay : firstLostDelay);
    }

    setLost(reason) {
        clearTimeout(this.lostTimer);
        this.lostTimer = undefined;
        this.isLost = true;
        if (this.lostReason === reason) return;
        this.lostReason = reason;
        this.delegate.lost(reason);
    }

    setFound() {
        clearTimeout(this.lostTimer);
        this.silence = undefined;
        this.lostTimer = undefined;
        this.lostAt = undefined;
        this.lostReason = undefined;
        this.isLost = false;
        this.delegate.found();
    }
}
