// What a list whose rows can be selected is to a screen reader. A listbox may hold nothing but options, and an option
// nothing to be tapped by itself; where that isn't so, the list stays a list, and its selected rows are current.

const interactive = "a, button:not(.leaving), input, textarea, [role=switch], [role=radio], [role=button], [role=link]";

function holdsOptionsOnly(list) {
    return !list.querySelector(`:scope > .row :is(${interactive})`)
        && !list.querySelector(":scope > :is(.section-header, .section-footer, .refresher):not(:empty)");
}

/** Says of a row that it is selected, in the words that go with its role. */
export function describeSelection(row) {
    const isSelected = row.hasAttribute("data-selected");
    if (row.getAttribute("role") === "option") {
        row.setAttribute("aria-selected", isSelected ? "true" : "false");
        row.removeAttribute("aria-current");
    } else {
        row.removeAttribute("aria-selected");
        if (isSelected) row.setAttribute("aria-current", "true");
        else row.removeAttribute("aria-current");
    }
}

/** The lists that have a name of the page's, and none of the app's. */
const named = new WeakSet();

/** A listbox has a name, like every field: that of its screen, else the tab's. */
function nameListbox(list, isListbox) {
    if (list.hasAttribute("aria-label") && !named.has(list)) return;
    for (const name of ["aria-labelledby", "aria-label"]) list.removeAttribute(name);
    if (!isListbox) return;
    named.add(list);
    const title = list.closest(".screen")?.querySelector(":scope > .navigation-bar > .bar-title");
    if (title?.textContent.trim()) list.setAttribute("aria-labelledby", title.id);
    else list.setAttribute("aria-label", document.title);
}

/** Gives a list and its rows their roles, after rows came or went. */
export function settleRoles(list, rows) {
    const isListbox = holdsOptionsOnly(list);
    list.setAttribute("role", isListbox ? "listbox" : "list");
    if (isListbox && list.dataset.selection === "many") list.setAttribute("aria-multiselectable", "true");
    else list.removeAttribute("aria-multiselectable");
    nameListbox(list, isListbox);
    for (const row of rows) {
        row.setAttribute("role", isListbox ? "option" : "listitem");
        describeSelection(row);
    }
}
