// Keeps what the tab shows when it is left, so that it is seen at once when the tab is loaded again (kept-screen.js).

import { storageName } from "../base-path/base-path.js";
import { scrollOffsets } from "../layout/scroll-offsets.js";

/** The largest number of characters that are kept. A browser gives all of an app about five million. */
const most = 500_000;

export function startScreenKeeping(root, connection) {
    function kept() {
        const copy = root.cloneNode(true);
        for (const node of copy.querySelectorAll(".departing, .leaving, .inspector-handle, .inspector")) node.remove();
        // A copy has no typed text.
        const fields = copy.querySelectorAll("input, textarea");
        root.querySelectorAll("input, textarea").forEach((field, index) => {
            if (field.type === "password") return;
            if (field.matches("textarea")) fields[index].textContent = field.value;
            else fields[index].setAttribute("value", field.value);
        });
        const used = new Set(Array.from(root.querySelectorAll("use"), (use) => use.getAttribute("href")));
        const symbols = Array.from(document.querySelectorAll("#symbols > symbol")).filter(({ id }) => used.has(`#${id}`))
            .map((symbol) => symbol.outerHTML).join("");
        return JSON.stringify({ url: location.href, html: copy.outerHTML, symbols, places: scrollOffsets(root) });
    }

    addEventListener("pagehide", () => {
        if (!connection.hasTree) return;
        const name = storageName("backstaff.screen");
        try {
            const text = kept();
            if (text.length <= most) sessionStorage.setItem(name, text);
            else sessionStorage.removeItem(name);
        } catch {
            // Storage is full or forbidden. Then the tab is empty until the first tree arrives.
        }
    });
}
