// What a tab keeps of its scene across a reload. A tab is a scene, so this lives in sessionStorage; a browser copies
// it when a tab is duplicated, and the server then tells one of the two to start anew.

const key = "backstaff.session";

function read(name) {
    try {
        return JSON.parse(sessionStorage.getItem(name)) ?? undefined;
    } catch {
        return undefined;
    }
}

function write(name, value) {
    try {
        if (value === undefined) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify(value));
    } catch {
        // Storage is full or forbidden: a reload then starts anew, and nothing else is lost.
    }
}

/** `{session, epoch, r, n}` of this tab, or `undefined`. */
export const readSession = () => read(key);
export const writeSession = (value) => write(key, value);

/** The step number of every entry that this tab has made in the browser's history. */
export const readSteps = () => read("backstaff.steps");
export const writeSteps = (value) => write("backstaff.steps", value);
