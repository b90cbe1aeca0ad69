// Keeps the state of a tab's scene over a reload. A tab is a scene, so the state is in sessionStorage. A browser copies
// it when a tab is duplicated. The copy then finds that the page which wrote it is still open, and reports it in its
// hello.

import { storageName } from "../base-path/base-path.js";

const key = "backstaff.session";

function read(name) {
    try {
        return JSON.parse(sessionStorage.getItem(storageName(name))) ?? undefined;
    } catch {
        return undefined;
    }
}

function write(name, value) {
    try {
        if (value === undefined) sessionStorage.removeItem(storageName(name));
        else sessionStorage.setItem(storageName(name), JSON.stringify(value));
    } catch {
        // Storage is full or forbidden, so a reload starts a new scene. Nothing else is lost.
    }
}

/** `{session, epoch, r, n}` of this tab, or `undefined`. */
export const readSession = () => read(key);
export const writeSession = (value) => write(key, value);

/** The step number of every entry that this tab has made in the browser's history. */
export const readSteps = () => read("backstaff.steps");
export const writeSteps = (value) => write("backstaff.steps", value);

/** The last position of the tab: `{step, entry, last, url, key, starts}`. `step` is the step that its scene shows. */
export const readPlace = () => read("backstaff.place");
export const writePlace = (value) => write("backstaff.place", value);

const openKey = "backstaff.open";

/** Whether the page that wrote the state hasn't closed properly. This tab is then its duplicate, or the page was killed. */
export const isCopied = read(openKey) !== undefined;

write(openKey, true);
addEventListener("pageshow", () => write(openKey, true));
addEventListener("pagehide", () => write(openKey, undefined));
