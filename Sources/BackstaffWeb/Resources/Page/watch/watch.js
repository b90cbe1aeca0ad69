// Shows the builds of `backstaff run --watch`: a chip during a build, and a panel while the source doesn't compile.
//
//   good ──► building ──► good           nothing ──► chip ──► nothing
//              │  ▲                                   │  ▲
//              ▼  │                                   ▼  │
//             failed                                panel ⇄ chip (minimized)
//              ▲  │ building: the panel stays until the build ends
//              └──┘
//
// The texts come from a compiler that quotes source code. So they are only put into text nodes.

import { phrase, words } from "../text/strings.js";

/** A build that takes less than this time in ms isn't shown. */
const showDelay = 300;

let part;
let timer;
let isMinimized = false;

const element = (name, kind, text) => {
    const node = document.createElement(name);
    node.className = kind;
    if (text !== undefined) node.textContent = text;
    return node;
};

function button(title, action) {
    const node = element("button", "watch-button", title);
    node.type = "button";
    node.addEventListener("click", action);
    return node;
}

/** Shows a node in front of everything, also of dialogs. It takes focus and keys only after a user uses it. */
function show(node) {
    hide();
    part = node;
    node.popover = "manual";
    document.body.append(node);
    node.showPopover?.();
    // Scrolls a long line so that the error is visible.
    for (const source of node.querySelectorAll(".watch-source")) {
        const place = source.querySelector(".watch-caret").offsetLeft;
        if (place > source.clientWidth * 0.8) source.scrollLeft = place - source.clientWidth * 0.5;
    }
}

function hide() {
    clearTimeout(timer);
    part?.remove();
    part = undefined;
}

function chip(text, action) {
    const node = element("div", "watch-chip");
    node.setAttribute("role", "status");
    if (action) {
        node.append(button(text, action));
    } else {
        node.append(element("span", "watch-spinner"), element("span", "watch-words", text));
    }
    return node;
}

const titleOf = (frame) => (frame.total === 1 ? words.oneError : phrase("manyErrors", { count: frame.total }));

/** The line of source, with a caret below the error. */
function sourceOf(problem) {
    const source = element("pre", "watch-source");
    source.dir = "ltr";
    const [marked = " ", ...rest] = problem.after ?? "";
    source.append((problem.before ?? "").trimStart(), element("mark", "watch-caret", marked), rest.join(""));
    return source;
}

function problemOf(problem) {
    const item = element("li", "watch-problem");
    if (problem.file) {
        const place = problem.line ? `${problem.file}:${problem.line}:${problem.column}` : problem.file;
        const node = element("div", "watch-place", place);
        node.dir = "ltr";
        item.append(node);
    }
    item.append(element("div", "watch-message", problem.message));
    if (problem.before || problem.after) item.append(sourceOf(problem));
    return item;
}

function panel(frame) {
    const node = element("section", "watch-panel");
    node.setAttribute("role", "region");
    node.setAttribute("aria-label", titleOf(frame));
    const head = element("header", "watch-head");
    const title = element("div", "watch-titles");
    const heading = element("h2", "watch-title", titleOf(frame));
    // A screen reader announces only that there are errors, because the list is long.
    heading.setAttribute("role", "status");
    title.append(heading, element("p", "watch-subtitle", words.lastBuildGoesOn));
    head.append(title, button(words.hide, () => minimize(frame)));
    const list = element("ol", "watch-problems");
    list.tabIndex = 0;
    list.append(...frame.problems.map(problemOf));
    const more = frame.total - frame.problems.length;
    if (more > 0) list.append(element("li", "watch-more", phrase("moreErrors", { count: more })));
    node.append(head, list);
    node.addEventListener("keydown", (event) => {
        event.stopPropagation();
        if (event.key === "Escape") minimize(frame);
    });
    return node;
}

function minimize(frame) {
    isMinimized = true;
    show(chip(titleOf(frame), () => {
        isMinimized = false;
        show(panel(frame));
        part.querySelector(".watch-button").focus();
    }));
}

/** Shows the state of a build from its `frame`. */
export function showBuild(frame) {
    switch (frame.build) {
    case "building":
        clearTimeout(timer);
        // The errors stay visible while a user fixes them.
        if (part?.matches(".watch-panel")) part.querySelector(".watch-title").textContent = words.building;
        else timer = setTimeout(() => show(chip(words.building)), part ? 0 : showDelay);
        break;
    case "failed":
        if (isMinimized) minimize(frame);
        else show(panel(frame));
        break;
    default:
        isMinimized = false;
        hide();
    }
}

/** Hides the state of the build after a reconnect. The server sends the current state again. */
export const forgetBuild = () => showBuild({ build: "good" });
