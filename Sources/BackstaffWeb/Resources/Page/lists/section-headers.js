// Headers of collapsible sections. A tap anywhere on a header toggles its section. The chevron is a button that the
// page adds, because a heading itself can't have `aria-expanded`.

import { register } from "../elements/elements.js";

/** Sets the roles of a header. A list may contain only items, so the header is an item and its content the heading. */
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

/** Adds the chevron to the header of a collapsible section, or removes it. */
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

/** Shows whether a section is expanded. */
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
