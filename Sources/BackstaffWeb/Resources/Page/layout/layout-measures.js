// Measures what the browser lays out: texts, controls and lists. All questions of a round are asked together, so that the
// browser lays out once for them.

import { attributesOf, nodeOf, roleOf } from "../elements/elements.js";

const none = NaN;

/** The distances of the baselines from the edges of a line, by font and line height. */
const baselines = new Map();
let context;

function baselineIn(style, lineHeight) {
    const key = `${style.font} ${lineHeight}`;
    const known = baselines.get(key);
    if (known !== undefined) return known;
    context ??= new OffscreenCanvas(1, 1).getContext("2d");
    context.font = style.font;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText("x");
    const baseline = (lineHeight - ascent - descent) / 2 + ascent;
    baselines.set(key, baseline);
    return baseline;
}

/** The distances of the first baseline from the top edge, and of the last one from the bottom edge. */
function baselinesOf(node, style, height, scale) {
    if (attributesOf(node).symbol !== undefined) {
        // The middle of a symbol is level with the middle of capital letters.
        const last = height / 2 - 0.364 * Number.parseFloat(style.fontSize);
        return [height - last, last];
    }
    const text = roleOf(node) === "text" ? node : node.querySelector(".text");
    if (!text) return [none, none];
    const inside = text === node ? style : getComputedStyle(text);
    const lineHeight = Number.parseFloat(inside.lineHeight) || height;
    const baseline = baselineIn(inside, lineHeight);
    const [outer, inner] = [node.getBoundingClientRect(), text.getBoundingClientRect()];
    return [(inner.top - outer.top) / scale + baseline, (outer.bottom - inner.bottom) / scale + lineHeight - baseline];
}

const hasLines = new Set(["text", "label", "button", "link"]);

/** Whether the browser says how wide an element is that is offered more room than it needs. */
const fillsWidth = (node) => node.classList.contains("fills-width");

/** Prepares an element for a question. */
function prepare(node, { kind, width }) {
    const { style } = node;
    style.position = "absolute";
    if (roleOf(node) === "image") {
        // The style sheet gives a picture its size.
        style.width = style.height = "";
        return;
    }
    style.height = "auto";
    style.width = kind === "measures" || !(width < Infinity) ? "max-content" : `${width}px`;
    if (kind === "size" && width < Infinity && !fillsWidth(node)) {
        style.width = "max-content";
        style.maxWidth = `${width}px`;
    }
}

/** The size of what an element shows, without the part of a line that is empty. */
function contentSize(node, kind, scale) {
    const box = node.getBoundingClientRect();
    if (kind !== "lines" || roleOf(node) !== "text") return [box.width / scale, box.height / scale];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [Math.min(range.getBoundingClientRect().width, box.width) / scale, box.height / scale];
}

function answerTo(node, question, scale) {
    const [width, height] = contentSize(node, question.kind, scale);
    const rest = [none, none, none, none, none, none];
    if (question.kind === "lines") return [width, height, ...rest];
    if (question.kind === "size") {
        const offered = Number.isNaN(question.width) ? width : question.width;
        return [fillsWidth(node) ? offered : width, height, ...rest];
    }
    const role = roleOf(node);
    const style = getComputedStyle(node);
    const lineHeight = Number.parseFloat(style.lineHeight) || height;
    const [first, last] = baselinesOf(node, style, height, scale);
    const breaks = hasLines.has(role);
    return [width, height, breaks ? 0 : width, none, breaks ? lineHeight : none, 0, first, last];
}

/**
 * Measures elements. Each question is `{ id, kind, width, height }`, and each answer has the eight numbers that layout-rules.js
 * passes on. `changed` gets each element whose own size was set for measuring.
 */
export function measure(questions, scale, changed) {
    const nodes = questions.map(({ id }) => nodeOf(id));
    questions.forEach((question, index) => {
        if (!nodes[index]) return;
        prepare(nodes[index], question);
        changed(nodes[index]);
    });
    const answers = questions.map((question, index) =>
        nodes[index] ? answerTo(nodes[index], question, scale) : [0, 0, none, none, none, none, none, none]);
    for (const node of nodes) if (node) node.style.maxWidth = "";
    return answers;
}
