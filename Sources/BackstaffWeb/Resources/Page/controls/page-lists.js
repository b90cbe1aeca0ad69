// Pop-up lists that the page makes by itself: the options of a picker, the actions of a row.

/** Copies the content of an element, without the numbers by which patches find elements. */
export function copyOf(node) {
    const copy = node.cloneNode(true);
    for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
    return copy;
}

/** Makes an item of a list: a button with content and an action. */
function makeItem({ content, isChosen, isDestructive, isDisabled }, role, act) {
    const item = document.createElement("button");
    item.type = "button";
    item.className = "popup-item";
    item.setAttribute("role", role === "menu" ? "menuitem" : "option");
    if (role === "listbox") item.setAttribute("aria-selected", isChosen ? "true" : "false");
    if (isDestructive) item.dataset.roleName = "destructive";
    item.disabled = Boolean(isDisabled);
    item.append(...content);
    item.addEventListener("click", (event) => {
        event.stopPropagation();
        act();
    });
    return item;
}

/**
 * Adds items of the page to a menu of the server. `done` is called after one was chosen. Returns the added nodes.
 */
export function extendMenu(menu, items, done) {
    const divider = document.createElement("hr");
    divider.className = "divider added";
    const added = [divider, ...items.map((item) => makeItem(item, "menu", () => {
        item.choose();
        done();
    }))];
    menu.append(...added);
    return added;
}

export function makePageLists(popups) {
    let shown;      // {popup, opener, closed}

    function close(givesFocus) {
        if (!shown) return;
        const { popup, opener, closed } = shown;
        shown = undefined;
        popups.drop(popup);
        popup.remove();
        if (givesFocus) opener.focus({ preventScroll: true });
        closed?.();
    }

    return {
        close,
        get opener() { return shown?.opener; },

        /**
         * Opens a list of `{content: nodes, isChosen, isDestructive, choose}`. `role` is "menu" or "listbox". `closed` is
         * called when the list is gone, after the action of the chosen item.
         */
        open(items, { role, label, anchor, opener, byKey, closed }) {
            close(false);
            const popup = document.createElement("div");
            popup.className = "popup";
            popup.setAttribute("role", role);
            if (label) popup.setAttribute("aria-label", label);
            popup.append(...items.map((item) => makeItem(item, role, () => {
                if (shown?.popup !== popup) return;
                item.choose();
                close(true);
            })));
            // There it inherits the direction and appearance of its opener.
            opener.closest("[dir], [data-color-scheme], #app").append(popup);
            shown = { popup, opener, closed };
            popups.show(popup, { anchor, opener, close });
            const chosen = popup.querySelector('[aria-selected="true"]');
            chosen?.scrollIntoView({ block: "nearest" });
            if (byKey) (chosen ?? popup.querySelector("button:not(:disabled)"))?.focus();
        },
    };
}
