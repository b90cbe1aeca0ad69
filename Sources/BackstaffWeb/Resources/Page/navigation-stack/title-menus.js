// The menu of a title opens by a tap on the words too, large or small; and a title that is being changed is selected.

/** The button that opens the menu of a title, if the bar's title has one. */
export const titleMenuButton = (bar) =>
    bar?.querySelector(':scope > .bar-title > .bar-items[data-placement="title-menu"] .button[data-role-name="menu"]');

/** Where the menu of a title is to open: beside the words that are seen. */
export function titleMenuAnchor(button) {
    const bar = button.closest(".bar-title")?.closest(".navigation-bar");
    const copy = bar?.querySelector(":scope > .inline-title");
    return copy && bar.classList.contains("title-inline") ? copy : button;
}

/** The words of a title: its own, and the copy that stands in the row for a large one. */
const titlesOf = (bar) => bar.querySelectorAll(":scope > .bar-title, :scope > .inline-title");

/** Lets words and the sign of their menu take what room they want, before a bar is measured. */
export function releaseTitle(bar) {
    for (const title of titlesOf(bar)) title.classList.remove("is-cut");
}

/** Cuts words that are too long before the sign of their menu, not over it. */
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
    // An item above the keyboard is about the field that has the focus: a tap on it doesn't take that away.
    root.addEventListener("mousedown", (event) => {
        if (event.target.closest('.navigation-bar[data-placement="keyboard"]')) event.preventDefault();
    });
}
