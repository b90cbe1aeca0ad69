// What the server asks of the browser: to open an address, another tab, to close this one, to share. A frame that can't
// be followed is named in the console; what a browser won't do without a person's tap is offered as a button.

import { announce } from "../accessibility/announcements.js";
import { isOfOtherProgram, isOfWeb } from "../elements/safe-addresses.js";
import { showNotice } from "../scenes/notices.js";
import { phrase, words } from "../text/strings.js";

function addressOf(url) {
    try {
        return typeof url === "string" ? new URL(url, location.href) : undefined;
    } catch {
        return undefined;
    }
}

/** Opens a tab that knows nothing of this one: its scene is its own. */
function openTab(address) {
    const open = () => window.open(address.href, "_blank", "noopener");
    // Without a tap just before, a browser takes a new tab for an advertisement, and doesn't say so.
    if (navigator.userActivation?.isActive === false) {
        showNotice(phrase("newTab", { name: address.host }), words.open, open);
    } else {
        open();
    }
}

/** Goes where a link would go. */
function follow(address) {
    const link = document.createElement("a");
    link.href = address.href;
    link.click();
}

async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        // The clipboard needs a safe connection and a person's leave; the old way needs neither.
    }
    const field = document.createElement("textarea");
    const active = document.activeElement;
    field.value = text;
    field.className = "announcements";
    document.body.append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    active?.focus?.({ preventScroll: true });
    return isDone;
}

/** Shares what there is of `{title, text, url}`. Where the browser can't, it is copied: the title only if it is all. */
async function share(what) {
    if (navigator.share) {
        try {
            return await navigator.share(what);
        } catch (error) {
            // A person who has decided otherwise wants no copy either.
            if (error.name === "AbortError") return undefined;
        }
    }
    const whole = [what.text, what.url].filter(Boolean).join("\n") || what.title;
    const isCopied = await copy(whole);
    const said = !isCopied ? whole : whole === what.url ? words.linkCopied : words.wordsCopied;
    announce(said);
    showNotice(said);
    return undefined;
}

const acts = {
    open({ url, newTab }) {
        const address = addressOf(url);
        if (!address || !(isOfWeb(address.protocol) || isOfOtherProgram(address.protocol))) return false;
        if (newTab === true && isOfWeb(address.protocol)) openTab(address);
        else follow(address);
        return true;
    },
    window({ url }) {
        const address = addressOf(url);
        if (address?.origin !== location.origin) return false;
        openTab(address);
        return true;
    },
    close() {
        window.close();
        // A tab that a person has opened isn't closed by what is in it.
        setTimeout(() => { if (!window.closed) showNotice(words.closeTab); }, 300);
        return true;
    },
    share({ title, text, url }) {
        const address = url === "" ? undefined : addressOf(url);
        if (url !== "" && !isOfWeb(address?.protocol)) return false;
        const parts = Object.entries({ title, text, url: address?.href });
        const what = parts.filter(([, part]) => typeof part === "string" && part !== "");
        if (what.length === 0) return false;
        share(Object.fromEntries(what));
        return true;
    },
};

/** Follows a `request` frame. */
export function followRequest(frame) {
    const isKnown = Object.hasOwn(acts, frame.request);
    if (!isKnown || !acts[frame.request](frame)) {
        console.error(`Backstaff: the request "${frame.request}" was refused: ${frame.url ?? ""}`);
    }
}
