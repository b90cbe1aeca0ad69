// What doesn't fit into a bar is in its menu, “More”: the server's, if there is one, else one of the page's own.
//
//   measured: too tight ─► one item after the other is hidden, those for the screen's main purpose last
//   menu opened ─► a copy of each stands in it ─► chosen: the hidden item is tapped
//
// An item that a person types into or drags stays where it is.

import { copyOf } from "../controls/page-lists.js";
import { words } from "../text/strings.js";
import { makeSymbol } from "../images/symbols.js";

const controls = ".button, .link, .toggle";
const keepsPlace = ".picker, .text-field, .slider, .stepper, .date-picker, .search-field, .spacer";
const mainPurposes = new Set(["primary", "confirmation", "cancellation"]);
/** What a title is to have of the row before items go. */
const leastTitle = 80;

const serversMenu = (bar) => bar.querySelector(":scope > .menu:not([data-covered])");
/** The page's own. It stays while the bar is measured, so that the focus on it does. */
const pagesButton = (bar) => bar.querySelector(":scope > .more-button");

/** The items of a bar that may leave it, those that go first in front. */
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

/** Puts into the menu what doesn't fit into a bar, and says whether there is something. */
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

/** What stands for an item in the menu. */
function entryOf(control) {
    const content = [...copyOf(control).childNodes];
    const name = control.getAttribute("aria-label");
    if (name && !control.textContent.trim()) content.push(document.createTextNode(name));
    return {
        content,
        isDisabled: control.closest('[aria-disabled="true"]') !== null,
        isDestructive: control.dataset.roleName === "destructive",
        choose: () => control.click(),
    };
}

/** What stands in the menu for the items that a bar has no room for, in the bar's order. */
export function overflowEntries(bar) {
    return [...bar.querySelectorAll(".bar-item > .overflowed")].flatMap((item) =>
        (item.matches(controls) ? [item] : [...item.querySelectorAll(controls)])
            .filter((control) => !control.closest(".menu-items")).map(entryOf));
}

/** Where a menu of an item opens: beside “More” if the item is there. */
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
