// An element's attributes on its DOM node. How a value is shown follows from its type: flag and words → data-key,
// number and colour → custom property. The table below is for what HTML or a screen reader has a word of its own for.

import { cssColor } from "./colors.js";
import { setCollapsible, setExpanded } from "./section-headers.js";
import { describeSelection } from "./selection-roles.js";
import { setRange } from "./sliders.js";
import { words } from "./strings.js";
import { drawSymbol } from "./symbols.js";

const colorKeys = new Set(["foreground", "secondary-foreground", "tint", "fill", "stroke", "border", "separator-tint"]);
const isField = (node) => node.localName === "input" || node.localName === "textarea";
/** What a person and a screen reader meet of an element: a search field is met through the input in it. */
function partOf(node) {
    if (node.classList.contains("search-field")) return node.querySelector(":scope > .search-input");
    if (node.classList.contains("color-picker")) return node.querySelector(".color-field");
    return node;
}

function setOrRemove(node, name, value) {
    if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : value);
}

/** Shows a picture from elsewhere. Where it is from isn't told which page shows it. */
function loadPicture(node, address) {
    const safe = typeof address === "string" && /^(https:\/\/|data:image\/)/i.test(address) ? address : null;
    node.referrerPolicy = "no-referrer";
    setOrRemove(node, "src", safe);
}

const isDatePicker = (node) => node.classList.contains("date-picker");

const keyboards = {
    "number-pad": "numeric", "decimal-pad": "decimal", "phone-pad": "tel", "email-address": "email", URL: "url",
    "web-search": "search", "numbers-and-punctuation": "text", "ascii-capable": "text",
};
const submitLabels = { return: "enter", continue: "next", join: "go", route: "go" };

const special = {
    label(node, value) {
        setOrRemove(node.querySelector(":scope > .range") ?? partOf(node), "aria-label", value);
        if (!node.classList.contains("image")) return;
        // A picture says nothing unless it has a label of its own.
        setOrRemove(node, "role", value ? "img" : null);
        setOrRemove(node, "aria-hidden", value ? null : "true");
    },
    hint: (node, value) => setOrRemove(node, "title", value),
    "hidden-from-accessibility": (node, value) => setOrRemove(node, "aria-hidden", value ? "true" : null),
    disabled(node, value) {
        const control = partOf(node);
        if ("disabled" in control) control.disabled = Boolean(value);
        setOrRemove(node, "aria-disabled", value ? "true" : null);
    },
    placeholder(node, value) {
        const isSearch = node.classList.contains("search-field");
        setOrRemove(partOf(node), "placeholder", value ?? (isSearch ? words.search : null));
    },
    value(node, value) {
        // What a link shares is nothing to be read out.
        if (isDatePicker(node) || node.localName === "a") {
            setOrRemove(node, "data-value", value);
        } else if (isField(partOf(node))) {
            partOf(node).value = value ?? "";
        } else if (node.classList.contains("slider")) {
            setRange(node, "value", value);
        } else if (typeof value === "number") {
            node.style.setProperty("--value", value);
            node.setAttribute("aria-valuenow", Math.round(value * 100));
        } else {
            if (value === null) {
                node.style.removeProperty("--value");
                node.removeAttribute("aria-valuenow");
            }
            setOrRemove(node, "aria-valuetext", value);
        }
    },
    on(node, value) {
        if (node.classList.contains("section-header")) return setExpanded(node, value);
        const name = node.classList.contains("toggle") ? "aria-checked" : "aria-pressed";
        node.setAttribute(name, value ? "true" : "false");
    },
    selected(node, value) {
        if (node.classList.contains("row")) {
            setOrRemove(node, "data-selected", value);
            describeSelection(node);
            return;
        }
        if (node.classList.contains("tab-panel")) return setOrRemove(node, "data-selected", value);
        if (node.classList.contains("option")) node.setAttribute("aria-checked", value ? "true" : "false");
        else setOrRemove(node, "aria-selected", value ? "true" : node.classList.contains("tab") ? "false" : null);
    },
    presented(node, value) {
        setOrRemove(node, "data-presented", value ? "" : null);
        if (node.localName === "button") node.setAttribute("aria-expanded", value ? "true" : "false");
    },
    "role-name"(node, value) {
        setOrRemove(node, "data-role-name", value);
        // Said of other views than controls, it is what a screen reader takes them for.
        if (node.localName === "div" && (value === "button" || value === "link")) node.setAttribute("role", value);
    },
    minimum(node, value) {
        if (isDatePicker(node)) setOrRemove(node, "data-minimum", value);
        else setRange(node, "min", value);
    },
    maximum(node, value) {
        if (isDatePicker(node)) setOrRemove(node, "data-maximum", value);
        else setRange(node, "max", value);
    },
    step: (node, value) => setRange(node, "step", value ?? "any"),
    href(node, value) {
        if (node.localName === "img") return loadPicture(node, value);
        // An address from the app reaches the browser only if it can't be a script.
        const safe = typeof value === "string" && /^(https?:|mailto:|tel:|sms:|[/?#])/i.test(value) ? value : null;
        setOrRemove(node, "href", safe);
    },
    identifier: (node, value) => setOrRemove(node, "data-identifier", value),
    heading(node, value) {
        if (/^h[1-6]$/.test(node.localName)) return;
        setOrRemove(node, "role", value ? "heading" : null);
        setOrRemove(node, "aria-level", value);
    },
    symbol(node, value) {
        setOrRemove(node, "data-symbol", value);
        drawSymbol(node);
    },
    asset(node, value) {
        setOrRemove(node, "data-asset", value);
        if (node.localName === "img") node.src = `/~/assets/${encodeURIComponent(value ?? "")}`;
    },
    collapsible: (node, value) => setCollapsible(node, value),
    secure(node, value) {
        setOrRemove(node, "data-secure", value);
        if (node.localName === "input") node.type = value ? "password" : "text";
    },
    keyboard: (node, value) => setOrRemove(partOf(node), "inputmode", value && (keyboards[value] ?? "text")),
    "submit-label": (node, value) => setOrRemove(partOf(node), "enterkeyhint", value && (submitLabels[value] ?? value)),
    "content-type": (node, value) => setOrRemove(node, "autocomplete", value ?? "off"),
    autocorrection: (node, value) => setOrRemove(partOf(node), "autocorrect", value),
    capitalization: (node, value) => setOrRemove(partOf(node), "autocapitalize", value),
    busy: (node, value) => setOrRemove(node, "aria-busy", value ? "true" : null),
    "layout-direction"(node, value) {
        setOrRemove(node, "dir", value === "right-to-left" ? "rtl" : value === "left-to-right" ? "ltr" : value);
    },
    shape(node, value) {
        const [name, points] = typeof value === "string" && value.startsWith("polygon ")
            ? ["polygon", value.slice("polygon ".length)] : [value];
        setOrRemove(node, "data-shape", name);
        setProperty(node, "--points", points && polygon(points));
    },
    columns(node, value) {
        // A number alone is how many columns a cell of a grid takes.
        if (/^\d+$/.test(value ?? "")) setProperty(node, "--span", value);
        else {
            setProperty(node, "--columns", value && gridColumns(value));
            setProperty(node, "--column-gap", value && columnGap(value));
        }
    },
    stops: (node, value) => setProperty(node, "--stops", value && gradientStops(value)),
    shadow: (node, value) => setProperty(node, "--shadow", value && dropShadow(value)),
    "content-margins": (node, value) => setProperty(node, "--content-margins", value && lengths(value)),
    insets: (node, value) => setProperty(node, "--insets", value && lengths(value)),
};

function setProperty(node, name, value) {
    if (value === null || value === undefined || value === "") node.style.removeProperty(name);
    else node.style.setProperty(name, value);
}

/** "adaptive 240 400 8;flexible 10 -1 8;fixed 100 8" as grid tracks. */
function gridColumns(text) {
    const tracks = text.split(";").map((column) => {
        const [kind, ...numbers] = column.trim().split(/\s+/);
        const [least, most] = numbers.map(Number);
        if (kind === "fixed") return `${least}px`;
        if (kind === "adaptive") return `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`;
        return most > 0 ? `minmax(${least}px, ${most}px)` : `minmax(${Math.min(least || 0, 10)}px, 1fr)`;
    });
    return tracks.join(" ");
}

/** The room between columns, which the first column says with its fourth word. */
function columnGap(text) {
    const gap = Number(text.split(";")[0].trim().split(/\s+/)[3]);
    return gap >= 0 ? `${gap}px` : undefined;
}

/** "50 0,100 100,0 100" in hundredths of the room as the corners of a polygon. */
function polygon(text) {
    const corners = text.split(",").map((corner) => corner.trim().split(/\s+/).map((number) => `${Number(number)}%`));
    return `polygon(${corners.map((corner) => corner.join(" ")).join(", ")})`;
}

/** "red 0, #00ff00ff 1" as the stops of a CSS gradient. */
function gradientStops(text) {
    return text.split(",").map((stop) => {
        const [color, place] = stop.trim().split(/\s+/);
        return place === undefined ? cssColor(color) : `${cssColor(color)} ${Number(place) * 100}%`;
    }).join(", ");
}

/** "radius x y #rrggbbaa" as a filter. The platform's radius is twice the deviation that CSS wants. */
function dropShadow(text) {
    const [radius, x, y, color] = text.trim().split(/\s+/);
    return `drop-shadow(${Number(x)}px ${Number(y)}px ${Number(radius) / 2}px ${cssColor(color ?? "black")})`;
}

/** "top leading bottom trailing" in points, as CSS wants them. */
function lengths(text) {
    const [top, leading, bottom, trailing] = text.trim().split(/[\s,]+/).map((number) => `${Number(number)}px`);
    return `${top} ${trailing} ${bottom} ${leading}`;
}

/** Sets one attribute, or takes it away with `null`. */
export function setAttribute(node, key, value) {
    if (key in special) {
        special[key](node, value);
    } else if (value === null || value === false) {
        node.removeAttribute(`data-${key}`);
        node.style.removeProperty(`--${key}`);
    } else if (typeof value === "number") {
        node.style.setProperty(`--${key}`, value);
    } else if (typeof value === "string" && colorKeys.has(key)) {
        node.style.setProperty(`--${key}`, cssColor(value));
    } else {
        node.setAttribute(`data-${key}`, value === true ? "" : value);
    }
}

/** What every element of a role has before its attributes are set. */
export function setDefaults(node, role) {
    switch (role) {
    case "button": case "back-button": case "sidebar-toggle": node.type = "button"; break;
    case "tab":
        node.type = "button";
        node.setAttribute("role", "tab");
        node.setAttribute("aria-selected", "false");
        break;
    case "tab-bar": node.setAttribute("role", "tablist"); break;
    case "tab-panel": node.setAttribute("role", "tabpanel"); break;
    case "tab-section": node.setAttribute("role", "presentation"); break;
    case "toggle":
        node.type = "button";
        node.setAttribute("role", "switch");
        node.setAttribute("aria-checked", "false");
        break;
    // Without an address a browser takes a link for mere words: no Tab stop and no Return.
    case "link": node.setAttribute("role", "link"); node.tabIndex = 0; break;
    case "option":
        node.setAttribute("role", "radio");
        node.setAttribute("aria-checked", "false");
        node.tabIndex = 0;
        break;
    case "picker": case "stepper": case "control-group": case "date-picker": node.setAttribute("role", "group"); break;
    case "dialog": node.setAttribute("role", "alertdialog"); break;
    case "presentation": node.setAttribute("role", "dialog"); break;
    case "search-field": node.setAttribute("role", "search"); break;
    case "search-token":
        node.type = "button";
        node.setAttribute("aria-description", words.delete);
        break;
    case "search-scopes": node.setAttribute("role", "radiogroup"); break;
    case "search-suggestions":
        node.setAttribute("role", "list");
        node.setAttribute("aria-label", words.suggestions);
        break;
    case "menu-items": node.setAttribute("role", "menu"); break;
    case "list": node.setAttribute("role", "list"); break;
    case "row": node.setAttribute("role", "listitem"); break;
    case "section-header": node.setAttribute("role", "heading"); node.setAttribute("aria-level", "2"); break;
    case "image": node.setAttribute("aria-hidden", "true"); break;
    case "progress": node.setAttribute("role", "progressbar"); break;
    case "bar-title": node.tabIndex = -1; break;
    case "column-divider":
        node.setAttribute("role", "separator");
        node.setAttribute("aria-orientation", "vertical");
        node.setAttribute("aria-label", words.columnWidth);
        break;
    case "extent": node.setAttribute("aria-hidden", "true"); break;
    case "text-field": node.autocomplete = "off"; break;
    }
    if (role === "back-button") node.setAttribute("aria-label", words.back);
}
