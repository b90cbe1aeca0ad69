// Applies an element's attributes to its DOM node, according to the vocabulary. Each attribute has effects, which may
// depend on the role. For an attribute without a rule, the type of the value decides: a flag or a text becomes
// data-key, and a number becomes a custom property.

import { basePath, inBrowser } from "../base-path/base-path.js";
import { assetPicture } from "../images/asset-pictures.js";
import { words } from "../text/strings.js";
import { cssColor } from "./colors.js";
import { isPicture, isSafe } from "./safe-addresses.js";
import { columnGap, formats, gridColumns } from "./style-values.js";
import { attributes as rules, nestedControls, roles } from "./vocabulary.js";

/** DOM node of an element → its role, and the places where its attributes go: its own node, and the part in it. */
const shown = new WeakMap();

/** Makes a place from a node and its default HTML attributes. */
function makePlace(node, defaults = {}) {
    const place = { node, defaults };
    for (const name in defaults) put(place, name, null);
    return place;
}

/** Sets an HTML attribute. `null` restores the default. */
function put({ node, defaults }, name, value) {
    const usual = defaults[name];
    const text = value ?? (usual?.phrase ? words[usual.phrase] : usual);
    if (text === undefined) node.removeAttribute(name);
    else node.setAttribute(name, text);
}

/** Sets a custom property. `null`, `undefined` and an empty text remove it. */
function putProperty({ node }, name, value) {
    if (value === null || value === undefined || value === "") node.style.removeProperty(name);
    else node.style.setProperty(name, value);
}

const isHeading = (node) => /^h[1-6]$/.test(node.localName);
const textOf = (value) => (value === true ? "" : value);

/** The effects of attributes: `(place, key, value, …operands)`. The value is `null` when the attribute is removed. */
const effects = {
    byType(place, key, value) {
        const isNumber = typeof value === "number";
        if (value === null || !isNumber) putProperty(place, `--${key}`, null);
        if (value === null || isNumber) put(place, `data-${key}`, null);
        if (isNumber) putProperty(place, `--${key}`, value);
        else if (value !== null) put(place, `data-${key}`, textOf(value));
    },
    color: (place, key, value) => putProperty(place, `--${key}`, value && cssColor(value)),
    style: (place, key, value, format) => putProperty(place, `--${key}`, value && formats[format](value)),
    attribute: (place, key, value, name) => put(place, name, textOf(value)),
    state: (place, key, value, name, off) => put(place, name, value === null ? off : "true"),
    /** `others` decides about a text that isn't in the list: `{ unchanged }`, another text, or nothing. */
    mapped(place, key, value, name, list, others) {
        const other = others?.unchanged ? value : others;
        put(place, name, value === null ? null : Object.hasOwn(list, value) ? list[value] : other);
    },
    whileSet(place, key, value, name, fixed) {
        if (value !== null && fixed === null) place.node.removeAttribute(name);
        else put(place, name, value === null ? null : fixed);
    },
    fieldValue: ({ node }, key, value) => { node.value = value ?? ""; },
    amount(place, key, value) {
        const isNumber = typeof value === "number";
        if (value === null || isNumber) {
            putProperty(place, "--value", value);
            put(place, "aria-valuenow", isNumber ? Math.round(value * 100) : null);
        }
        if (!isNumber) put(place, "aria-valuetext", value);
    },
    heading(place, key, value) {
        if (isHeading(place.node)) return;
        put(place, "role", value === null ? null : "heading");
        put(place, "aria-level", value);
    },
    // An address from the app reaches the browser only if it can't be a script.
    address: (place, key, value) => put(place, "href", isSafe(value) ? inBrowser(value) : null),
    picture(place, key, value) {
        put(place, "referrerpolicy", value === null ? null : "no-referrer");
        put(place, "src", isPicture(value) ? value : null);
    },
    assetPicture: (place, key, value) => putProperty(place, `--${key}`, value && assetPicture(value, basePath)),
    columns(place, key, value) {
        const isCount = value === null || /^\d+$/.test(value);
        putProperty(place, "--span", isCount ? value : null);
        putProperty(place, "--columns", isCount ? null : gridColumns(value));
        putProperty(place, "--column-gap", isCount ? null : columnGap(value));
    },
};

function perform([name, ...operands], { own, part }, key, value) {
    if (name === "onPart") perform(operands[0], { own: part ?? own }, key, value);
    else effects[name](own, key, value, ...operands);
}

/** The default HTML attributes. A control around other controls is a `span`, which says itself what a button is. */
function defaultsOf(node, { tag, defaults = {} }) {
    if (node.localName !== "span" || !(tag in nestedControls.excluded)) return defaults;
    const { [nestedControls.dropped]: dropped, ...others } = defaults;
    return { ...nestedControls.attributes, ...others };
}

/** Sets the defaults of a new node's role, and adds the form control if the role has one. */
export function prepare(node, role) {
    const { part } = roles[role] ?? {};
    const places = { role, own: makePlace(node, defaultsOf(node, roles[role] ?? {})) };
    shown.set(node, places);
    if (!part) return;
    const control = document.createElement(part.tag);
    control.className = part.class;
    places.part = makePlace(control, part.defaults);
    const top = part.box ? document.createElement("span") : control;
    if (part.box) {
        top.className = part.box;
        top.append(control);
    }
    top.classList.add("added");
    node.append(top);
}

/** Sets one attribute, or removes it with `null`. */
export function setAttribute(node, key, value) {
    const places = shown.get(node);
    const rule = rules[key]?.find(({ only }) => !only || only.includes(places.role));
    const given = value === false ? null : value;
    for (const effect of rule?.effects ?? [["byType"]]) perform(effect, places, key, given);
}

/** Applies the HTML attributes that depend on the events that an element accepts. */
export function showAnswers(node, answers) {
    const { role, own } = shown.get(node);
    const { defaults, whileAnswering } = roles[role] ?? {};
    if (!whileAnswering) return;
    own.defaults = Object.assign({}, defaults, ...whileAnswering.filter(({ verbs }) => verbs.some(answers))
        .map(({ attributes }) => attributes));
    for (const { attributes } of whileAnswering) for (const name in attributes) put(own, name, null);
}
