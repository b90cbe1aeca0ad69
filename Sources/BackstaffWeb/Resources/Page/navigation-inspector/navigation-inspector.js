// The navigation inspector shows developers the state of the scene and the reasons for its changes. It is a panel next
// to the scene, or a sheet over it if there isn't enough space. When it is closed, only a handle at the edge is
// visible, and the server sends it nothing.
//
//     handle, Control-Alt-I ──► open: the server sends tables, then those that change ──► close, Escape ──► handle
//
// While the app shows a dialog, everything outside of it is inert. So the panel or the handle moves into the dialog.
//
//     body ── a dialog opens ──► the topmost dialog ── it closes ──► the dialog below, or the body

import { dock } from "../scenes/sizes.js";

const width = 380;
/** The window width from which the panel is next to the scene. */
const wide = matchMedia("(min-width: 900px)");
const tabs = [["state", "State"], ["log", "Log"], ["outline", "Outline"], ["reports", "Mistakes"], ["flow", "Flow"]];
const mostRows = 100;

function make(name, className, ...children) {
    const node = document.createElement(name);
    if (className) node.className = className;
    node.append(...children);
    return node;
}

function makeButton(title, className, action) {
    const button = make("button", className, title);
    button.type = "button";
    button.addEventListener("click", action);
    return button;
}

const gestures = ["click", "dblclick", "contextmenu", "mousedown", "pointerdown", "pointerover", "touchstart", "touchmove",
    "wheel"];

/** Keeps the inspector's events from the app's dialog that may contain it. The class `added` marks it as the page's. */
function isolateEvents(node) {
    node.classList.add("added");
    for (const name of gestures) node.addEventListener(name, (event) => event.stopPropagation(), { passive: true });
}

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
    isolateEvents(handle);
    // Its style sheet is loaded when the inspector is first shown. Until then it stays invisible.
    const sheet = make("link");
    sheet.rel = "stylesheet";
    sheet.href = new URL("navigation-inspector.css", import.meta.url).pathname;
    sheet.addEventListener("load", () => { isLoaded = true; settlePlace(); });
    document.head.append(sheet);

    const app = document.getElementById("app");
    new MutationObserver(() => { if (isLoaded) settlePlace(); })
        .observe(app, { subtree: true, childList: true, attributeFilter: ["open"] });

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
        isolateEvents(panel);
        handle.remove();
        settlePlace();
        settleDock();
        choose(tab);
        title.focus({ preventScroll: true });
        forget();
        send("open");
    }

    function close() {
        if (!panel) return;
        panel.remove();
        panel = undefined;
        settlePlace();
        settleDock();
        handle.focus({ preventScroll: true });
        send("close");
    }

    /** Moves the panel or the handle to a place where it can be reached, above everything else. */
    function settlePlace() {
        const node = panel ?? handle;
        const host = [...app.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
        if (node.parentElement === host && node.matches(":popover-open")) return;
        const focused = node.contains(document.activeElement) ? document.activeElement : undefined;
        const top = body?.scrollTop;
        host.append(node);
        node.popover = "manual";
        node.showPopover();
        if (body) body.scrollTop = top;
        focused?.focus({ preventScroll: true });
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
        body.replaceChildren(...{ state: drawState, log: drawLog, outline: drawOutline, reports: drawReports,
            flow: drawFlow }[tab]());
        body.scrollTop = top;
        const count = tables.reports?.length ?? 0;
        panel.querySelector("#inspector-tab-reports").textContent = count ? `Mistakes (${count})` : "Mistakes";
    }

    const group = (title, rows) => (rows.length === 0 ? []
        : [make("h3", "", title), make("div", "inspector-group", ...rows)]);

    /** A row with a name and its value. */
    function row(name, value, detail) {
        const texts = make("div", "inspector-value", make("span", "", value));
        if (detail) texts.append(make("span", "inspector-detail", detail));
        // A file path may break between its components.
        const parts = name.split(/(?<=\/)/).flatMap((part, index) => index ? [make("wbr", ""), part] : [part]);
        return make("div", "inspector-row", make("span", "inspector-name", ...parts), texts);
    }

    function drawState() {
        const rows = { tab: [], presentation: [], selection: [], path: [] };
        for (const [place, kind, type, value] of tables.state ?? []) {
            if (kind in rows) rows[kind].push(row(place, value, type));
            else if (kind === "stack") rows.path.push(row(place, value, ""));
            else rows.path.push(row(kind, value, type));
        }
        return [
            ...group("Tabs", rows.tab), ...group("Presented", rows.presentation),
            ...group("Paths", rows.path), ...group("Selections", rows.selection),
            ...group("Columns", (tables.columns ?? []).map(([name, value]) => row(name, value))),
            ...group("Environment", (tables.environment ?? []).map(([name, value]) => row(name, value))),
        ];
    }

    function drawLog() {
        return log.toReversed().map(([number, cause, changes, writes], index) => {
            const lines = [make("p", "inspector-cause", `${number}. ${cause}`)];
            for (const change of changes ? changes.split("\n") : []) lines.push(make("p", "inspector-change", change));
            for (const write of writes ? writes.split("\n") : []) {
                lines.push(make("p", "inspector-detail", `wrote ${write}`));
            }
            const entry = make("div", "inspector-group inspector-entry", ...lines);
            if (index > 0) {
                const back = makeButton("Show again", "inspector-back", () => send("go", { step: Number(number) }));
                back.setAttribute("aria-label", `Show again what was shown after ${number}`);
                entry.append(back);
            }
            return entry;
        });
    }

    const drawOutline = () => [make("pre", "", tables.outline?.[0]?.[0] ?? "")];

    function drawReports() {
        const reports = tables.reports ?? [];
        if (reports.length === 0) return [make("p", "inspector-empty", "No mistake was reported.")];
        return reports.map(([kind, place, words]) => make("div", "inspector-group inspector-entry",
            make("p", "inspector-cause", kind), make("p", "inspector-change", words),
            make("p", "inspector-detail", place || "No place is known.")));
    }

    function drawFlow() {
        const text = tables.flow?.[0]?.[0] ?? "";
        const copy = makeButton("Copy", "inspector-back", () => navigator.clipboard?.writeText(text));
        const save = make("a", "inspector-back", "Save");
        save.download = "Inspected.flow";
        save.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
        const again = makeButton("Update", "inspector-back", () => send("flow"));
        return [make("pre", "", text), make("div", "inspector-actions", again, copy, save)];
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
