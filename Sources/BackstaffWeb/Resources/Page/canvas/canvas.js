// Shows the drawing of a canvas. The server makes its markup, and what isn't in these lists is left out.

import { inBrowser } from "../base-path/base-path.js";
import { register } from "../elements/elements.js";
import { isPictureFile } from "../images/asset-pictures.js";

const svg = "http://www.w3.org/2000/svg";

const words = (text) => new Set(text.split(" "));

const tags = words("defs g path rect text tspan image svg use clipPath mask pattern linearGradient radialGradient stop filter"
    + " feGaussianBlur feDropShadow feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB feFuncA feOffset feFlood feComposite");

const attributes = words("id d transform opacity fill fill-rule stroke stroke-width stroke-linecap stroke-linejoin"
    + " stroke-miterlimit stroke-dasharray stroke-dashoffset shape-rendering clip-path clip-rule mask mask-type maskUnits filter"
    + " filterUnits color-interpolation-filters x y width height viewBox preserveAspectRatio image-rendering display color cx cy r fr"
    + " x1 y1 x2 y2 gradientUnits spreadMethod offset stop-color patternUnits patternTransform text-anchor font-size font-weight"
    + " font-style letter-spacing text-decoration data-design data-small-caps data-monospaced-digit type values tableValues slope"
    + " intercept stdDeviation dx dy flood-color result in2 operator k1");

const symbol = /^#symbol-[a-z0-9.]+$/;
const picture = "/~/assets/";

/** The address of a symbol of the page or of a picture of the app. There are no others. */
function addressOf(tag, value) {
    if (tag === "use") return symbol.test(value) ? value : undefined;
    const isPicture = tag === "image" && value.startsWith(picture) && isPictureFile(value.slice(picture.length));
    return isPicture ? inBrowser(value) : undefined;
}

/** The value that an attribute has in the page, or `undefined` if it has none. */
function allowed(tag, name, value) {
    if (name === "href") return addressOf(tag, value);
    if (name === "style") return /^(mix-blend-mode:[a-z-]+|isolation:isolate)$/.test(value) ? value : undefined;
    if (!attributes.has(name)) return undefined;
    // What a drawing refers to is a part of it.
    return /url\(/i.test(value) && !/^url\(#d[\d-]+\)$/.test(value) ? undefined : value;
}

function clean(node) {
    for (const { name, value } of [...node.attributes]) {
        const kept = allowed(node.localName, name, value);
        if (kept === undefined) node.removeAttribute(name);
        else if (kept !== value) node.setAttribute(name, kept);
    }
    for (const child of [...node.children]) {
        if (child.namespaceURI === svg && tags.has(child.localName)) clean(child);
        else child.remove();
    }
}

/** Parses a drawing as browsers parse that of the preview. */
function parsed(markup) {
    const page = new DOMParser().parseFromString(`<svg>${markup}</svg>`, "text/html");
    const drawing = page.body.firstElementChild;
    clean(drawing);
    return drawing.childNodes;
}

export function startCanvases() {
    register("canvas", {
        build(canvas) {
            const drawing = document.createElementNS(svg, "svg");
            drawing.setAttribute("class", "drawing added");
            canvas.append(drawing);
        },
        attributes: {
            drawing(canvas, markup) {
                canvas.querySelector(":scope > .drawing").replaceChildren(...(markup ? parsed(markup) : []));
            },
        },
    });
}
