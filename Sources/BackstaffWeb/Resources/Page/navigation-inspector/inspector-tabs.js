// The contents of the navigation inspector's tabs. Each is made of what the server has sent: `tables`, and the `log` of
// transitions. `send` asks the server for more.

export function make(name, className, ...children) {
    const node = document.createElement(name);
    if (className) node.className = className;
    node.append(...children);
    return node;
}

export function makeButton(title, className, action) {
    const button = make("button", className, title);
    button.type = "button";
    button.addEventListener("click", action);
    return button;
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

function drawState({ tables }) {
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

function drawLog({ log, send }) {
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

const drawOutline = ({ tables }) => [make("pre", "", tables.outline?.[0]?.[0] ?? "")];

function drawReports({ tables }) {
    const reports = tables.reports ?? [];
    if (reports.length === 0) return [make("p", "inspector-empty", "No mistake was reported.")];
    return reports.map(([kind, place, words]) => make("div", "inspector-group inspector-entry",
        make("p", "inspector-cause", kind), make("p", "inspector-change", words),
        make("p", "inspector-detail", place || "No place is known.")));
}

function drawFlow({ tables, send }) {
    const text = tables.flow?.[0]?.[0] ?? "";
    const copy = makeButton("Copy", "inspector-back", () => navigator.clipboard?.writeText(text));
    const save = make("a", "inspector-back", "Save");
    save.download = "Inspected.flow";
    save.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
    const again = makeButton("Update", "inspector-back", () => send("flow"));
    return [make("pre", "", text), make("div", "inspector-actions", again, copy, save)];
}

/** The tabs, in order: a name, a title, and the function that makes the content. */
export const tabs = [
    ["state", "State", drawState], ["log", "Log", drawLog], ["outline", "Outline", drawOutline],
    ["reports", "Mistakes", drawReports], ["flow", "Flow", drawFlow],
];
