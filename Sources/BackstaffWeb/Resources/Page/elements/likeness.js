// What tells an element from others for a user. In another tree, another element may have the same number.

/** The kind of an element, its label and its words. `field` is its field, if it has one, whose text doesn't count. */
export function likeness(element, field) {
    const words = field ? wordsAround(field) : [element.textContent];
    return JSON.stringify([element.classList[0], element.getAttribute("aria-label"), ...words]);
}

/** What a field asks for, the words of its row, and the title of its screen. */
function wordsAround(field) {
    const texts = field.closest(".row")?.querySelectorAll(".text") ?? [];
    const title = field.closest(".screen")?.querySelector(":scope > .navigation-bar > .bar-title");
    return [
        field.localName, field.type, field.placeholder, field.getAttribute("aria-label"), title?.textContent,
        ...Array.from(texts, (text) => text.textContent),
    ];
}
