// Menus whose items the server makes when a menu opens, and removes when it closes.
//
//   menu           tap ─► activate ─► `menu-items` ─► shown beside the button
//                  a tap outside, Escape ─► activate again ─► the server takes the items away
//   context menu   right click, long press, Menu key ─► reveal ─► `menu-items` ─► shown at the pointer
//                  a tap outside, Escape ─► conceal
//   back button    the same, and the arrow key down ─► the list of the screens below
//   “More”         a menu whose items are there all the time: `covered` while it is closed
//
// A context menu belongs to a `context-menu` element around a view, or to a list whose rows have one.

import { answers, idOf, isInTree, isOff } from "../elements/elements.js";
import { extendMenu } from "./page-lists.js";
import { titleMenuAnchor } from "../navigation-stack/title-menus.js";
import { overflowAnchor, overflowEntries } from "../toolbar/toolbar-overflow.js";

const wanted = ".button, .link, .toggle, .option";

/** The ARIA roles of controls in a menu. */
const itemRoles = { button: "menuitem", link: "menuitem", toggle: "menuitemcheckbox", option: "menuitemradio" };

function describeItems(items) {
    for (const [name, role] of Object.entries(itemRoles)) {
        for (const item of items.querySelectorAll(`.${name}`)) {
            if (item.getAttribute("role") !== role) item.setAttribute("role", role);
        }
    }
}

/** The element whose context menu belongs to a place in the page, if there is one. */
export function contextAt(target) {
    if (!target.closest || target.closest(".menu-items")) return undefined;
    const back = target.closest(".back-button");
    if (back) return answers(back, "reveal") ? back : undefined;
    // A menu that covers a row's whole content belongs to the row with its margins.
    const row = target.closest(".row");
    const inner = target.closest(".context-menu");
    const own = row?.contains(inner) ? inner
        : row?.querySelector(":scope > .context-menu, :scope > .style > .context-menu");
    const node = own ?? target.closest(".context-menu, .list[data-context-menu]");
    if (!node) return undefined;
    if (!node.classList.contains("list")) return answers(node, "reveal") ? node : undefined;
    if (row && answers(row, "reveal")) return row;
    return answers(node, "reveal") ? node : undefined;
}

export function makeMenus(root, connection, popups) {
    let requested;  // {anchor, opener, byKey, more} of the context menu that is requested or open

    const buttonOf = (items) => items.closest(".menu")?.querySelector('.button[data-role-name="menu"]');
    const isContextMenu = (items) => !items.parentElement.matches(".menu");
    /** The element that owns a menu's items. The list of a back button is next to the button in the bar. */
    const holderOf = (items) => (items.parentElement.matches(".navigation-bar")
        ? items.parentElement.querySelector(":scope > .back-button") : items.parentElement);
    const added = new WeakMap();    // menu with permanent items → the items that the page has added

    function send(event) {
        if (connection.acceptsTaps) connection.send(event);
    }

    function showMenu(items) {
        const button = buttonOf(items);
        if (!button) return;
        const close = (byKey) => {
            send({ e: idOf(button), do: "activate" });
            if (byKey) button.focus({ preventScroll: true });
        };
        const bar = items.parentElement.parentElement;
        const extra = bar?.matches(".navigation-bar") ? overflowEntries(bar) : [];
        if (extra.length > 0) added.set(items, extendMenu(items, extra, () => close(true)));
        popups.show(items, { anchor: overflowAnchor(button) ?? titleMenuAnchor(button), opener: button, close });
        if (button.matches(":focus-visible")) items.querySelector(wanted)?.focus();
    }

    /** Hides a menu with permanent items. */
    function hide(items) {
        if (!popups.isOpen(items)) return;
        popups.drop(items);
        items.hidePopover();
        for (const part of added.get(items) ?? []) part.remove();
        added.delete(items);
    }

    function showContextMenu(items) {
        const holder = holderOf(items);
        if (!holder) return;
        const opener = requested?.opener ?? holder;
        const more = requested?.more;
        const close = (byKey) => {
            if (isInTree(holder)) send({ e: idOf(holder), do: "conceal" });
            if (byKey) opener.focus({ preventScroll: true });
        };
        const extra = more?.items() ?? [];
        if (extra.length > 0) extendMenu(items, extra, () => close(true));
        // A tap on a back button while its list is open only closes the list.
        const origin = holder.matches(".back-button") ? holder.parentElement : opener;
        popups.show(items, { anchor: requested?.anchor ?? holder, opener: origin, close, gone: more?.gone });
        if (requested?.byKey) items.querySelector(wanted)?.focus();
    }

    return {
        /**
         * Requests the context menu of an element. `anchor` is an element or a point in the window. `more` provides items of
         * the page that come below the menu, and is told when they are gone.
         */
        requestMenu(element, { anchor, opener, byKey, more }) {
            if (!connection.acceptsTaps || isOff(element)) return;
            requested = { anchor, opener, byKey, more };
            connection.send({ e: idOf(element), do: "reveal" });
        },

        /** Updates all menus after a patch or a new tree. */
        refresh() {
            for (const items of root.querySelectorAll(".menu-items")) {
                if (items.hasAttribute("data-covered")) hide(items);
                describeItems(items);
                if (popups.isOpen(items) || items.hasAttribute("data-covered")) continue;
                if (isContextMenu(items)) showContextMenu(items);
                else showMenu(items);
            }
        },
    };
}
