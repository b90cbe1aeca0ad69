// Keeps what the tab shows when it is left, so that it is seen at once when the tab is loaded again (kept-screen.js).

import { storageName } from "../base-path/base-path.js";
import { scrollOffsets } from "../layout/scroll-offsets.js";

/** The largest number of characters that are kept. A browser gives all of an app about five million. */
const most = 500_000;

export function startScreenKeeping(root, connection) {
    function kept() {
        const copy = root.cloneNode(true);
        // A copy has no typed text. The fields are those of the root as long as nothing is removed.
        const fields = copy.querySelectorAll("input, textarea");
        root.querySelectorAll("input, textarea").forEach((field, index) => {
            if (field.type === "password") return;
            if (field.matches("textarea")) fields[index].textContent = field.value;
            else fields[index].setAttribute("value", field.value);
        });
        for (const node of copy.querySelectorAll(".departing, .leaving, [popover], .announcements")) node.remove();
        const used = new Set(Array.from(root.querySelectorAll("use"), (use) => use.getAttribute("href")));
        const symbols = Array.from(document.querySelectorAll("#symbols > symbol")).filter(({ id }) => used.has(`#${id}`))
            .map((symbol) => symbol.outerHTML).join("");
        return JSON.stringify({ url: location.href, html: copy.outerHTML, symbols, places: scrollOffsets(root) });
    }

    const name = storageName("backstaff.screen");
    function forget() {
        try {
            sessionStorage.removeItem(name);
        } catch {
            // The browser forbids it.
        }
    }

    addEventListener("pagehide", () => {
        forget();
        if (!connection.hasTree) return;
        try {
            const text = kept();
            if (text.length <= most) sessionStorage.setItem(name, text);
        } catch {
            // Storage is full or forbidden. Then the tab is empty until the first tree arrives.
        }
    });
    // A tab that comes back as it was left needs no copy.
    addEventListener("pageshow", forget);
}
