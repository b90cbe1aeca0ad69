// What a tab keeps of its scene across a reload. A tab is a scene, so this lives in sessionStorage. A browser copies
// it when a tab is duplicated: the copy then finds that the page which wrote it hasn't gone, and says so in its hello.

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

/** Where the tab stood last: `{step, entry, last, url, key, starts}`, the step being the one that its scene shows. */
export const readPlace = () => read("backstaff.place");
export const writePlace = (value) => write("backstaff.place", value);

const openKey = "backstaff.open";

/** Whether the page that wrote all this hasn't said that it goes: this tab is its duplicate, or it was killed. */
export const isCopied = read(openKey) !== undefined;

write(openKey, true);
addEventListener("pageshow", () => write(openKey, true));
addEventListener("pagehide", () => write(openKey, undefined));
