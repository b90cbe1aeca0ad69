// The navigation inspector shows developers the state of the scene and the reasons for its changes. It is a panel next
// to the scene, or a sheet over it if there isn't enough space. When it is closed, only a handle at the edge is
// visible, and the server sends it nothing.
//
//     handle, Control-Alt-I ──► open: the server sends tables, then those that change ──► close, Escape ──► handle
//
// Both are above the app's dialogs.

import { keepAbove, takeAway } from "../presentation/above-dialogs.js";
import { dock } from "../scenes/sizes.js";
import { make, makeButton, tabs } from "./inspector-tabs.js";

const width = 380;
/** The window width from which the panel is next to the scene. */
const wide = matchMedia("(min-width: 900px)");
const mostRows = 100;

export function makeInspector(connection) {
    const tables = {};
    let log = [];
    let panel;
    let body;
    let isLoaded = false;
    let tab = "state";

    const handle = makeButton("", "inspector-handle", open);
    handle.setAttribute("aria-label", "Navigation Inspector");
    handle.title = "Navigation Inspector (Control-Alt-I)";
    handle.lang = "en";
    // Its style sheet is loaded when the inspector is first shown. Until then it stays invisible.
    const sheet = make("link");
    sheet.rel = "stylesheet";
    sheet.href = new URL("navigation-inspector.css", import.meta.url).pathname;
    sheet.addEventListener("load", () => {
        isLoaded = true;
        keepAbove(handle);
    });
    document.head.append(sheet);

    const send = (how, more = {}) => connection.send({ do: "inspect", how, ...more });

    function open() {
        if (panel || !isLoaded) return;
        const title = make("h2", "", "Navigation");
        title.tabIndex = -1;
        const done = makeButton("Done", "inspector-done", close);
        const choices = make("div", "inspector-tabs");
        choices.setAttribute("role", "tablist");
        for (const [name, words] of tabs) {
            const choice = makeButton(words, "", () => choose(name));
            choice.id = `inspector-tab-${name}`;
            choice.setAttribute("role", "tab");
            choice.setAttribute("aria-controls", "inspector-body");
            choices.append(choice);
        }
        choices.addEventListener("keydown", moveChoice);
        body = make("div", "inspector-body");
        body.id = "inspector-body";
        body.tabIndex = 0;
        body.setAttribute("role", "tabpanel");
        panel = make("aside", "inspector-panel", make("header", "", title, done), choices, body);
        panel.setAttribute("aria-label", "Navigation Inspector");
        panel.lang = "en";
        panel.addEventListener("keydown", (event) => {
            if (event.key === "Escape") {
                // A dialog that contains the inspector must stay open.
                event.preventDefault();
                close();
            }
            // The scene's keyboard control doesn't apply in the inspector.
            if (!isShortcut(event)) event.stopPropagation();
        });
        takeAway(handle);
        keepAbove(panel);
        settleDock();
        choose(tab);
        title.focus({ preventScroll: true });
        forget();
        send("open");
    }

    function close() {
        if (!panel) return;
        takeAway(panel);
        panel = undefined;
        keepAbove(handle);
        settleDock();
        handle.focus({ preventScroll: true });
        send("close");
    }

    function forget() {
        log = [];
        for (const name of Object.keys(tables)) delete tables[name];
    }

    function settleDock() {
        const isBeside = panel !== undefined && wide.matches;
        document.documentElement.classList.toggle("inspecting", isBeside);
        dock(isBeside ? width : 0);
    }
    wide.addEventListener("change", settleDock);

    const isShortcut = (event) => event.code === "KeyI" && event.ctrlKey && event.altKey && !event.shiftKey
        && !event.metaKey;
    addEventListener("keydown", (event) => {
        if (!isShortcut(event) || event.repeat) return;
        event.preventDefault();
        if (panel) close(); else open();
    });

    // MARK: Tabs

    function choose(name) {
        tab = name;
        for (const choice of panel.querySelectorAll("[role=tab]")) {
            const isChosen = choice.id === `inspector-tab-${name}`;
            choice.setAttribute("aria-selected", `${isChosen}`);
            choice.tabIndex = isChosen ? 0 : -1;
        }
        body.setAttribute("aria-labelledby", `inspector-tab-${name}`);
        body.scrollTop = 0;
        if (name === "flow") send("flow");
        draw();
    }

    function moveChoice(event) {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const names = tabs.map(([name]) => name);
        choose(names[(names.indexOf(tab) + step + names.length) % names.length]);
        panel.querySelector("[aria-selected=true]").focus();
    }

    function draw() {
        const top = body.scrollTop;
        const [, , content] = tabs.find(([name]) => name === tab);
        body.replaceChildren(...content({ tables, log, send }));
        body.scrollTop = top;
        const count = tables.reports?.length ?? 0;
        panel.querySelector("#inspector-tab-reports").textContent = count ? `Mistakes (${count})` : "Mistakes";
    }

    return {
        /** Shows an update from the server. */
        show(news) {
            for (const [name, rows] of Object.entries(news)) {
                if (name === "log") log = [...log, ...rows].slice(-mostRows); else tables[name] = rows;
            }
            if (panel) draw();
        },

        /** Opens the inspector again on the server after a reconnect. */
        welcome() {
            if (!panel) return;
            forget();
            send("open");
        },
    };
}
