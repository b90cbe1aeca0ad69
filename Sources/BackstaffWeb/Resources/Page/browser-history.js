// The browser's history: one entry a step, each holding the step's number.
//
// `steps[i]` is the step that entry i of this tab stands for; an entry itself holds {step, entry: i}. A way back that
// the app has taken is a history.go(-k), whose popstate is ours and is swallowed; any other popstate is a person's
// and travels. A history.go is slow, so what comes after it waits.

import { readSteps, writeSteps } from "./session.js";

export function makeBrowserHistory(connection) {
    let steps = readSteps() ?? [];
    let entry = history.state?.entry;
    let swallow;
    let queue = Promise.resolve();

    if (entry === undefined || steps[entry] === undefined) {
        // A duplicated tab, a cleared storage or a first visit: the tab's own entries start here.
        entry = entry ?? 0;
        steps[entry] = history.state?.step ?? 0;
        remember();
        history.replaceState({ step: steps[entry], entry }, "");
    }

    function remember() {
        writeSteps(steps);
    }

    function sameSite(url) {
        const address = new URL(url ?? location.href, location.href);
        return address.origin === location.origin ? address.href : location.href;
    }

    function push({ push: step, url }) {
        entry += 1;
        steps.length = entry;
        steps[entry] = step;
        remember();
        history.pushState({ step, entry }, "", sameSite(url));
    }

    function replace({ replace: step, url }) {
        steps[entry] = step;
        remember();
        history.replaceState({ step, entry }, "", sameSite(url));
    }

    function back({ back: step, url }) {
        const target = steps.lastIndexOf(step, entry - 1);
        if (entry === 0 || target < 0) {
            replace({ replace: step, url });
            return undefined;
        }
        return new Promise((resolve) => {
            const finish = () => {
                clearTimeout(patience);
                swallow = undefined;
                resolve();
            };
            // A browser that refuses to go (its own entries were cleared) must not hold up what follows.
            const patience = setTimeout(finish, 2000);
            swallow = finish;
            history.go(target - entry);
        });
    }

    addEventListener("popstate", (event) => {
        if (event.state?.entry === undefined) return;
        entry = event.state.entry;
        if (swallow) swallow();
        else connection.send({ do: "travel", step: event.state.step });
    });

    return {
        /** The step that the tab shows. */
        get step() { return history.state?.step ?? 0; },

        /** Does what a patch says: `{push, url}`, `{replace, url}` or `{back}`. */
        apply(change) {
            if (!change) return;
            const act = "push" in change ? push : "replace" in change ? replace : "back" in change ? back : undefined;
            if (act) queue = queue.then(() => act(change));
        },
    };
}
