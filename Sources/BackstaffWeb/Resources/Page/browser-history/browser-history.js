// Keeps the browser's history in step with the scene. Each entry of the history holds the number of a step: see
// history-entries.js.
//
// A step back by the app becomes a history.go(k), whose popstate is ignored. Any other popstate comes from a user and sends
// a travel. history.go is slow, so later changes to the history wait for it. Patches decide which step the scene shows:
//
//     scene:    shown ──── patch: push, replace, back, go, or the answer to a travel ────► shown
//     browser:  entry ──── the same, later, or a user's back and forward, earlier ────► entry
//
// If history.go can't reach the entry of a step, the current entry takes over that step.

import { HistoryEntries, isCount, ownState } from "./history-entries.js";
import { pageAddress } from "./page-address.js";

const goTimeout = 2000;

/** `storedSeals` has stateOf(step). `forget(steps)` is called with the steps that no entry leads to any more. */
export function makeBrowserHistory(connection, { storedSeals, forget }) {
    const entries = new HistoryEntries(forget);
    let helloStep;      // the step in the hello
    let pendingEvent;   // {n, step?}: an unanswered travel, or an opened address if there is no step
    let pendingMove;    // {target, finish}: our own history.go that the browser hasn't completed
    let queue = Promise.resolve();
    const queued = [];  // the steps that the queued changes lead to
    history.scrollRestoration = "manual";

    // MARK: Changes from patches

    const actions = {
        push: ({ push: step, url }) => entries.push(step, url),
        replace: ({ replace: step, url }) => entries.replace(step, url),
        back({ back: step, url }) {
            const target = entries.entryBefore(step);
            return target === undefined ? entries.takeOver(step, url) : goToEntry(target);
        },
        go({ go: step, url }) {
            const target = entries.nearestEntry(step);
            if (target === undefined) return entries.takeOver(step, url);
            return target === entries.current ? undefined : goToEntry(target);
        },
    };

    function goToEntry(target) {
        return new Promise((resolve) => {
            const finish = () => {
                clearTimeout(timer);
                pendingMove = undefined;
                entries.remember();
                resolve();
            };
            // A browser may refuse to go, for example after its history was cleared. Later changes must not wait
            // forever.
            const timer = setTimeout(finish, goTimeout);
            pendingMove = { target, finish };
            // The browser may load another page at the target.
            entries.remember();
            history.go(target - entries.current);
        });
    }

    const actionOf = (change) => change && Object.keys(actions).find((name) => isCount(change[name]));

    function enqueue(name, change) {
        queued.push(change[name]);
        queue = queue.then(() => actions[name](change)).catch((error) => console.error(error))
            .then(() => queued.shift());
    }

    // MARK: Changes from a user

    function travel() {
        const { step } = entries;
        const state = storedSeals.stateOf(step);
        pendingEvent = { n: connection.send({ do: "travel", step, state, url: pageAddress() }), step };
    }

    function open() {
        pendingEvent = { n: connection.send({ do: "open", url: pageAddress() }) };
    }

    addEventListener("popstate", (event) => {
        if (!ownState()) {
            // A user has typed another fragment, for which the browser has made an entry.
            entries.last += 1;
            entries.addAfter(entries.current, entries.last);
            entries.mark();
            return open();
        }
        entries.current = event.state.entry;
        entries.step = event.state.step;
        entries.remember();
        if (pendingMove?.target === entries.current) return pendingMove.finish();
        pendingMove?.finish();
        return travel();
    });

    /** Handles an opened address that leads nowhere else. The browser's new entry shows the same step as before. */
    function stay() {
        pendingEvent = undefined;
        entries.step = entries.shown;
        entries.mark();
    }

    return {
        /** The step for a hello: the step that the scene shows, or the one that a user is going to. */
        stepForHello() {
            const isTravelling = entries.arrival !== undefined || pendingEvent?.step !== undefined;
            helloStep = isTravelling ? entries.step : entries.shown;
            return helloStep;
        },

        /** The step that the scene shows. */
        get shown() { return entries.shown; },

        /** The step of the previous entry. */
        get previous() { return entries.steps[entries.current - 1]; },

        /** Whether an entry has a step, or will have it after the queued changes and `change` are done. */
        hasStep: (step, change) => entries.steps.includes(step) || queued.includes(step) || step === entries.shown
            || change?.[actionOf(change)] === step,

        /** The steps of the entries before a step's entry, within its stretch. */
        stepsBefore: (step) => entries.stepsBefore(step),

        /** The greatest step number in use. */
        get lastStep() { return entries.last; },

        /** Whether a patch may take the scene to another step. */
        mayChangeStep: (change, n) => actionOf(change) !== undefined
            || (pendingEvent !== undefined && n >= pendingEvent.n),

        /** Applies the history change of a welcome. */
        welcome(change, isNew) {
            if (isNew) {
                entries.shown = helloStep ?? entries.shown;
                pendingEvent = undefined;
                entries.arrival = undefined;
                this.apply(change, 0);
                // A user has gone to another entry since the hello was sent.
                if (entries.step !== entries.shown && !pendingMove && !actionOf(change)) travel();
                return entries.remember();
            }
            const request = entries.arrival;
            entries.arrival = undefined;
            if (request === undefined && pendingEvent === undefined) {
                this.apply(change, 0);
                return entries.remember();
            }
            // The session is at the step of the hello, unless a user is still on the way there.
            entries.shown = isCount(change?.replace) ? change.replace : helloStep;
            if (request === "open") open();
            else if (request === "travel" && entries.shown !== entries.step) travel();
            return entries.remember();
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
            if (isTravel) entries.shown = pendingEvent.step;
            if (isAnswer) pendingEvent = undefined;
            if (name === undefined) {
                if (isTravel) entries.remember();
                return isTravel;
            }
            entries.shown = change[name];
            entries.last = Math.max(entries.last, entries.shown);
            enqueue(name, change);
            return isTravel || name === "back" || name === "go";
        },

        /** Acts when the browser has done all changes so far. */
        afterChanges(act) {
            queue = queue.then(act);
        },

        /** Handles the refusal of an event. */
        refused(n) {
            if (pendingEvent?.n !== n) return;
            if (pendingEvent.step === undefined) return stay();
            pendingEvent = undefined;
            enqueue("go", { go: entries.shown });
        },

        /** Prepares for a new scene at the start of the app. */
        startOver() {
            pendingEvent = undefined;
            entries.arrival = undefined;
            entries.startOver();
        },
    };
}
