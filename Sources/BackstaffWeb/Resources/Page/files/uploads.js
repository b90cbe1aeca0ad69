// Sends a file to the server. `fetch` can't tell how far it is, so this uses the older request.

import { inBrowser } from "../base-path/base-path.js";

/**
 * Sends a file, and reports how far it is from 0 to 1.
 *
 * @returns Whether the server has all of it.
 */
export function sendFile(file, path, { signal, progress }) {
    return new Promise((resolve) => {
        const request = new XMLHttpRequest();
        request.open("POST", inBrowser(path));
        request.setRequestHeader("backstaff-file-name", encodeURIComponent(file.name.toWellFormed?.() ?? file.name));
        request.upload.addEventListener("progress", ({ loaded, total }) => { if (total > 0) progress(loaded / total); });
        request.addEventListener("loadend", () => resolve(request.status === 200));
        signal.addEventListener("abort", () => request.abort());
        request.send(file);
    });
}
