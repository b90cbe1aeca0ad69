// Messages of the page itself: a banner while the connection is lost, a full-screen message when the session is over,
// and a notice about a request of the server.

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
    document.body.append(banner);
    document.documentElement.classList.add("connection-lost");
}

export function hideBanner() {
    banner?.remove();
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
    document.body.append(notice);
    noticeTimer = setTimeout(hideNotice, action ? 30_000 : 8000);
}

function hideNotice() {
    clearTimeout(noticeTimer);
    notice?.remove();
    notice = undefined;
}

function showMessage(title, detail, label, action) {
    hideMessage();
    message = document.createElement("div");
    message.className = "message";
    message.setAttribute("role", "alertdialog");
    message.setAttribute("aria-label", title);
    const heading = document.createElement("h1");
    heading.textContent = title;
    message.append(heading);
    if (detail) {
        const text = document.createElement("p");
        text.textContent = detail;
        message.append(text);
    }
    const act = button(label, action);
    message.append(act);
    document.getElementById("app").inert = true;
    document.body.append(message);
    act.focus();
}

export function hideMessage() {
    if (!message) return;
    message.remove();
    message = undefined;
    document.getElementById("app").inert = false;
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
