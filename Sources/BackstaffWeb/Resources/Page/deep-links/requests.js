// Requests of the server to the browser: open an address or another tab, close this one, share, copy, download, leave a
// field. A frame with an unknown request is reported in the console. A request that needs a user's tap is offered as a
// button.

import { announce } from "../accessibility/announcements.js";
import { basePath, inBrowser, isOfApp } from "../base-path/base-path.js";
import { isPictureFile } from "../images/asset-pictures.js";
import { isOfOtherProgram, isOfWeb } from "../elements/safe-addresses.js";
import { showNotice } from "../scenes/notices.js";
import { phrase, words } from "../text/strings.js";

function addressOf(url) {
    try {
        return typeof url === "string" ? new URL(inBrowser(url), location.href) : undefined;
    } catch {
        return undefined;
    }
}

/** Opens a tab without a link to this one. It has a scene of its own. */
function openTab(address) {
    const open = () => window.open(address.href, "_blank", "noopener");
    // Without a recent tap, a browser blocks a new tab as an advertisement, and doesn't report it.
    if (navigator.userActivation?.isActive === false) {
        showNotice(phrase("newTab", { name: address.host }), words.open, open);
    } else {
        open();
    }
}

/** Goes to an address in the same way as a link. */
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
        // The clipboard API needs a secure connection and permission. The old way needs neither.
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

/** Shares `{title, text, url}`, or copies them. The title is copied only if nothing else is set. */
async function share(content) {
    if (navigator.share) {
        try {
            return await navigator.share(content);
        } catch (error) {
            // A user who has canceled doesn't want a copy either.
            if (error.name === "AbortError") return undefined;
        }
    }
    const text = [content.text, content.url].filter(Boolean).join("\n") || content.title;
    const isCopied = await copy(text);
    const message = !isCopied ? text : text === content.url ? words.linkCopied : words.wordsCopied;
    announce(message);
    showNotice(message);
    return undefined;
}

/** Shares the file of a picture, or saves it where the browser can't share files. */
async function sharePicture(address, name, content) {
    try {
        const data = await (await fetch(address)).blob();
        const shared = { ...content, files: [new File([data], name, { type: data.type })] };
        if (navigator.canShare?.(shared)) return await navigator.share(shared);
    } catch (error) {
        if (error.name === "AbortError") return undefined;
    }
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    return undefined;
}

const handlers = {
    open({ url, newTab }) {
        const address = addressOf(url);
        if (!address || !(isOfWeb(address.protocol) || isOfOtherProgram(address.protocol))) return false;
        if (newTab === true && isOfWeb(address.protocol)) openTab(address);
        else follow(address);
        return true;
    },
    window({ url }) {
        const address = addressOf(url);
        if (!address || !isOfApp(address)) return false;
        openTab(address);
        return true;
    },
    close() {
        window.close();
        // A page can't close a tab that a user has opened.
        setTimeout(() => { if (!window.closed) showNotice(words.closeTab); }, 300);
        return true;
    },
    share({ title, text, url }) {
        const address = url === "" ? undefined : addressOf(url);
        if (url !== "" && !isOfWeb(address?.protocol)) return false;
        const parts = Object.entries({ title, text, url: address?.href });
        const content = parts.filter(([, part]) => typeof part === "string" && part !== "");
        if (content.length === 0) return false;
        share(Object.fromEntries(content));
        return true;
    },
    picture({ title, text, url }) {
        if (typeof url !== "string" || !isPictureFile(url)) return false;
        const content = Object.entries({ title, text }).filter(([, part]) => typeof part === "string" && part !== "");
        const name = typeof title === "string" ? title.replaceAll(/[^\p{L}\p{N} _-]/gu, "").trim() : "";
        const kind = url.slice(url.lastIndexOf("."));
        sharePicture(`${basePath}/~/assets/${url}`, (name || "picture") + kind, Object.fromEntries(content));
        return true;
    },
    copy({ text }) {
        if (typeof text !== "string") return false;
        copy(text).then((isDone) => {
            // Without a recent tap, a browser lets no page write to the clipboard.
            if (!isDone) showNotice(words.copyText, words.copy, () => copy(text));
        });
        return true;
    },
    download({ url }) {
        const address = addressOf(url);
        if (!url?.startsWith("/~/files/") || address?.origin !== location.origin) return false;
        const link = document.createElement("a");
        link.href = address.href;
        link.download = "";
        link.click();
        return true;
    },
    blur() {
        document.activeElement?.blur?.();
        return true;
    },
};

/** Carries out a `request` frame. */
export function followRequest(frame) {
    const isKnown = Object.hasOwn(handlers, frame.request);
    if (!isKnown || !handlers[frame.request](frame)) {
        console.error(`Backstaff: the request "${frame.request}" was refused: ${frame.url ?? ""}`);
    }
}
