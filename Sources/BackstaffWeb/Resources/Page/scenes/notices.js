// Messages of the page itself: a banner while the connection is lost, a full-screen message when the session is over,
// and a notice about a request of the server.

import { keepAbove, takeAway } from "../presentation/above-dialogs.js";
import { words } from "../text/strings.js";

let banner;
let message;

function button(title, action) {
    const node = document.createElement("button");
    node.type = "button";
    node.className = "notice-button";
    node.textContent = title;
    node.addEventListener("click", action);
    return node;
}

/** `why`: lost, hangs, full, crowded, blocked or gone. */
export function showBanner(why, tryAgain) {
    hideBanner();
    banner = document.createElement("div");
    banner.className = "banner";
    banner.setAttribute("role", "alert");
    const text = document.createElement("span");
    text.textContent = {
        lost: words.connectionLost, hangs: words.appHangs, full: words.serverFull, crowded: words.tooManyConnections,
        blocked: words.connectionBlocked, gone: words.connectionGone,
    }[why];
    banner.append(text);
    if (why === "gone") banner.append(button(words.tryAgain, tryAgain));
    keepAbove(banner);
    document.documentElement.classList.add("connection-lost");
}

export function hideBanner() {
    if (banner) takeAway(banner);
    banner = undefined;
    document.documentElement.classList.remove("connection-lost");
}

let notice;
let noticeTimer;

/** Shows a temporary notice, with a button if there is an `action`. */
export function showNotice(text, label, action) {
    hideNotice();
    notice = document.createElement("div");
    notice.className = "banner notice";
    notice.setAttribute("role", "status");
    const line = document.createElement("span");
    line.textContent = text;
    notice.append(line);
    if (action) {
        notice.append(button(label, () => {
            hideNotice();
            action();
        }));
    }
    keepAbove(notice);
    noticeTimer = setTimeout(hideNotice, action ? 30_000 : 8000);
}

function hideNotice() {
    clearTimeout(noticeTimer);
    if (notice) takeAway(notice);
    notice = undefined;
}

/** Shows a message in place of the scene, which can't be reached as long as it is there. */
function showMessage(title, detail, label, action) {
    hideMessage();
    const shown = message = document.createElement("dialog");
    message.className = "message";
    message.setAttribute("role", "alertdialog");
    message.setAttribute("aria-label", title);
    const heading = document.createElement("h1");
    heading.textContent = title;
    message.append(heading);
    if (detail) {
        const text = document.createElement("p");
        text.id = "message-detail";
        text.textContent = detail;
        message.setAttribute("aria-describedby", text.id);
        message.append(text);
    }
    const act = button(label, action);
    message.append(act);
    // Neither Escape nor the back gesture of a phone closes it. A browser may close it all the same at the second gesture.
    message.addEventListener("keydown", (event) => { if (event.key === "Escape") event.preventDefault(); });
    message.addEventListener("cancel", (event) => event.preventDefault());
    message.addEventListener("close", () => { if (message === shown) shown.showModal(); });
    document.body.append(message);
    message.showModal();
    act.focus();
}

export function hideMessage() {
    const shown = message;
    message = undefined;
    shown?.close();
    shown?.remove();
}

/** Offers to reload, because the page is too old for the server. */
export function showReload() {
    showMessage(words.outdated, "", words.reload, () => location.reload());
}

/** Shows a message in place of a scene that the app can't show. */
export function showTrouble(text, startOver) {
    showMessage(words.trouble, text, words.startOver, () => {
        hideMessage();
        startOver();
    });
}
