// Moves items that don't fit into a bar to its menu “More”. If the server has no such menu, the page adds one.
//
//   measured: too tight ─► one item after the other is hidden, the primary actions last
//   menu opened ─► it has a copy of each hidden item ─► chosen: the hidden item is tapped
//
// A text field or a slider always stays in the bar.

import { isDisabled } from "../elements/elements.js";
import { copyOf } from "../controls/page-lists.js";
import { words } from "../text/strings.js";
import { makeSymbol } from "../images/symbols.js";

const controls = ".button, .link, .toggle";
const keepsPlace = ".picker, .text-field, .slider, .stepper, .date-picker, .search-field, .spacer";
const mainPurposes = new Set(["primary", "confirmation", "cancellation"]);
/** The least width in points of a title. Below it, items are moved to the menu. */
const leastTitle = 80;

const serversMenu = (bar) => bar.querySelector(":scope > .menu:not([data-covered])");
/** The page's own menu button. It stays during measurement, so that it doesn't lose the focus. */
const pagesButton = (bar) => bar.querySelector(":scope > .more-button");

/** The items that may leave a bar, in the order in which they leave. */
function candidates(bar) {
    const found = ["trailing", "leading", "center", "bottom"].flatMap((place) =>
        [...bar.querySelectorAll(`:scope > .bar-items[data-placement=${place}] > .bar-item > *`)].reverse());
    const movable = found.filter((item) => !item.matches(keepsPlace) && !item.querySelector(keepsPlace)
        && (item.matches(controls) || item.querySelector(controls)));
    const isMain = (item) => mainPurposes.has(item.parentElement.dataset.placement);
    return [...movable.filter((item) => !isMain(item)), ...movable.filter(isMain)];
}

function isTight(bar) {
    if (bar.scrollWidth > bar.clientWidth + 1) return true;
    if ([...bar.querySelectorAll(":scope > .bar-items")].some((items) => items.scrollWidth > items.clientWidth + 1)) return true;
    if (bar.dataset.placement === "bottom") return false;
    const isLarge = bar.dataset.displayMode === "large";
    const title = bar.querySelector(":scope > .bar-items[data-placement=principal]")
        ?? bar.querySelector(isLarge ? ":scope > .inline-title" : ":scope > .bar-title:not([data-covered])");
    return title !== null && title.clientWidth < Math.min(title.scrollWidth, leastTitle);
}

function makeButton(bar) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "more-button added";
    button.setAttribute("aria-label", words.more);
    button.setAttribute("aria-haspopup", "menu");
    button.append(makeSymbol("ellipsis.circle"));
    bar.append(button);
}

/** Puts all items back into their bar, before it is measured. */
export function releaseItems(bar) {
    for (const item of bar.querySelectorAll(".overflowed")) item.classList.remove("overflowed");
    pagesButton(bar)?.classList.add("unused");
}

/** Moves the items that don't fit to the menu. Returns whether there are any. */
export function fitItems(bar) {
    const items = candidates(bar);
    // A single item would make room for nothing but its own menu.
    const least = serversMenu(bar) ? 1 : 2;
    if (items.length < least || !isTight(bar)) {
        pagesButton(bar)?.remove();
        return false;
    }
    if (least === 2 && !pagesButton(bar)) makeButton(bar);
    pagesButton(bar)?.classList.remove("unused");
    for (const item of items) {
        item.classList.add("overflowed");
        if (!isTight(bar)) break;
    }
    return true;
}

/** The menu entry for an item. */
function entryOf(control) {
    const content = [...copyOf(control).childNodes];
    const name = control.getAttribute("aria-label");
    if (name && !control.textContent.trim()) content.push(document.createTextNode(name));
    return {
        content,
        isDisabled: isDisabled(control),
        isDestructive: control.dataset.roleName === "destructive",
        choose: () => control.click(),
    };
}

/** The menu entries for the hidden items of a bar, in the bar's order. */
export function overflowEntries(bar) {
    return [...bar.querySelectorAll(".bar-item > .overflowed")].flatMap((item) =>
        (item.matches(controls) ? [item] : [...item.querySelectorAll(controls)])
            .filter((control) => !control.closest(".menu-items")).map(entryOf));
}

/** The anchor for an item's own menu: the “More” button if the item is hidden. */
export function overflowAnchor(control) {
    const bar = control.closest(".overflowed")?.closest(".navigation-bar");
    return bar && (pagesButton(bar) ?? serversMenu(bar));
}

export function startToolbarOverflow(root, lists) {
    root.addEventListener("click", (event) => {
        const button = event.target.closest?.(".more-button");
        if (!button) return;
        if (lists.opener === button) return lists.close(true);
        const bar = button.closest(".navigation-bar");
        lists.open(overflowEntries(bar), {
            role: "menu", label: words.more, anchor: button, opener: button, byKey: event.detail === 0,
        });
    });
}
