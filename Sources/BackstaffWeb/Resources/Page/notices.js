// What the page itself has to say: a banner while the connection is lost, a full-screen message when it is over.

import { words } from "./strings.js";

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

/** `why`: lost, full or gone. */
export function showBanner(why, tryAgain) {
    hideBanner();
    banner = document.createElement("div");
    banner.className = "banner";
    banner.setAttribute("role", "alert");
    const text = document.createElement("span");
    text.textContent = { lost: words.connectionLost, full: words.serverFull, gone: words.connectionGone }[why];
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

/** The page doesn't know what the server says: a newer page does. */
export function showReload() {
    showMessage(words.outdated, "", words.reload, () => location.reload());
}

/** The app can't show this scene. */
export function showTrouble(text, startOver) {
    showMessage(words.trouble, text, words.startOver, () => {
        hideMessage();
        startOver();
    });
}
