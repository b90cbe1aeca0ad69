// A tap on a title's text also opens its menu. When a user begins to rename a title, its text is selected.

/** The button that opens the menu of a title, if the bar's title has one. */
export const titleMenuButton = (bar) =>
    bar?.querySelector(':scope > .bar-title > .bar-items[data-placement="title-menu"] .button[data-role-name="menu"]');

/** The anchor for the menu of a title: the visible text. */
export function titleMenuAnchor(button) {
    const bar = button.closest(".bar-title")?.closest(".navigation-bar");
    const copy = bar?.querySelector(":scope > .inline-title");
    return copy && bar.classList.contains("title-inline") ? copy : button;
}

/** The nodes with a title's text: the title, and the copy of a large title in the bar's row. */
const titlesOf = (bar) => bar.querySelectorAll(":scope > .bar-title, :scope > .inline-title");

/** Removes the limit on a title's width before a bar is measured. */
export function releaseTitle(bar) {
    for (const title of titlesOf(bar)) title.classList.remove("is-cut");
}

/** Truncates a long title before its menu symbol. */
export function cutTitle(bar) {
    if (!titleMenuButton(bar)) return;
    for (const title of titlesOf(bar)) title.classList.toggle("is-cut", title.scrollWidth > title.clientWidth + 1);
}

export function startTitleMenus(root) {
    root.addEventListener("click", (event) => {
        const title = event.target.closest?.(".bar-title, .inline-title");
        if (!title || event.target.closest(".bar-items")) return;
        titleMenuButton(title.closest(".navigation-bar"))?.click();
    });
    root.addEventListener("focusin", ({ target }) => {
        if (target.matches('.text-field[data-role-name="title"]')) target.select();
    });
    // A tap on an item above the keyboard leaves the focus in its field.
    root.addEventListener("mousedown", (event) => {
        if (event.target.closest('.navigation-bar[data-placement="keyboard"]')) event.preventDefault();
    });
}
