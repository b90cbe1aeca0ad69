// Headers of sections that can be collapsed. A tap anywhere on one turns it; its chevron is the page's own button, since
// a heading itself can't say whether it is expanded.

import { register } from "../elements/elements.js";

/** In a list whatever isn't a row must be one to a screen reader: there a header is an item, and what it holds is the heading. */
export function describeHeader(header) {
    if (!header.parentElement?.classList.contains("list")) return;
    header.removeAttribute("aria-level");
    header.setAttribute("role", "listitem");
    for (const part of header.children) {
        if (part.hasAttribute("role") || part.classList.contains("added")) continue;
        part.setAttribute("role", "heading");
        part.setAttribute("aria-level", "2");
    }
}

/** Gives the header of a section that can be collapsed its chevron, or takes it away. */
function setCollapsible(header, isCollapsible) {
    const chevron = header.querySelector(":scope > .section-chevron");
    if (!isCollapsible) return chevron?.remove();
    if (chevron) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "section-chevron added";
    button.setAttribute("aria-labelledby", header.id);
    header.append(button);
    setExpanded(header, header.hasAttribute("data-on"));
}

/** Says of a section whether it is expanded. */
function setExpanded(header, isExpanded) {
    header.querySelector(":scope > .section-chevron")?.setAttribute("aria-expanded", isExpanded ? "true" : "false");
}

register("section-header", {
    attributes: {
        collapsible(header, value, usual) {
            usual();
            setCollapsible(header, value);
        },
        on(header, value, usual) {
            usual();
            setExpanded(header, value);
        },
    },
});

register("list", {
    filled(list) {
        for (const header of list.querySelectorAll(":scope > .section-header")) describeHeader(header);
    },
});
