// What tells an element from others for a user. In another tree, another element may have the same number.

/** The kind of an element, its label and its words. `field` is its field, if it has one, whose text doesn't count. */
export function likeness(element, field) {
    const words = field ? wordsAround(field) : [element.textContent];
    return JSON.stringify([element.classList[0], element.getAttribute("aria-label"), ...words]);
}

/** What a field asks for, the words before it in its row, and the title of its screen. Words behind it may follow from its text. */
function wordsAround(field) {
    const isBefore = (text) => text.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
    const texts = Array.from(field.closest(".row")?.querySelectorAll(".text") ?? []).filter(isBefore);
    const title = field.closest(".screen")?.querySelector(":scope > .navigation-bar > .bar-title");
    return [
        field.localName, field.type, field.placeholder, field.getAttribute("aria-label"), title?.textContent,
        ...texts.map((text) => text.textContent),
    ];
}
