// The ARIA roles of a list with selection. A listbox may contain only options, and an option may not contain controls.
// If the rows contain controls, the list stays a list, and its selected rows have `aria-current`.

const interactive = "a, button:not(.leaving), input, textarea, [role=switch], [role=radio], [role=button], [role=link]";

function holdsOptionsOnly(list) {
    return !list.querySelector(`:scope > .row :is(${interactive})`)
        && !list.querySelector(":scope > :is(.section-header, .section-footer, .refresher):not(:empty)");
}

/** Sets the ARIA attribute for a row's selection that fits its role. */
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

/** The lists that have been named by the page instead of the app. */
const named = new WeakSet();

/** Names a listbox after its screen, or else after the browser tab. */
function nameListbox(list, isListbox) {
    if (list.hasAttribute("aria-label") && !named.has(list)) return;
    for (const name of ["aria-labelledby", "aria-label"]) list.removeAttribute(name);
    if (!isListbox) return;
    named.add(list);
    const title = list.closest(".screen")?.querySelector(":scope > .navigation-bar > .bar-title");
    if (title?.textContent.trim()) list.setAttribute("aria-labelledby", title.id);
    else list.setAttribute("aria-label", document.title);
}

/** Sets the roles of a list and its rows after rows were added or removed. */
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
