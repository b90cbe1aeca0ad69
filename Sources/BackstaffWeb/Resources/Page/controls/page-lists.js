// Lists that the page makes by itself and opens over all else: the options of a picker, the actions of a row.

/** A copy of what an element shows, without the numbers by which patches would find it. */
export function copyOf(node) {
    const copy = node.cloneNode(true);
    for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
    return copy;
}

/** One item of a list: a button that shows some nodes and does something. */
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
 * Adds items of the page's own to a menu of the server's. `done` is called after one of them was chosen. What has been
 * added is returned.
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
         * Opens a list of `{content: nodes, isChosen, isDestructive, choose}`. `role` is "menu" or "listbox"; `closed`
         * is called once it is gone, after what was chosen has been done.
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
            // Where direction and appearance are those of what it belongs to.
            opener.closest("[dir], [data-color-scheme], #app").append(popup);
            shown = { popup, opener, closed };
            popups.show(popup, { anchor, opener, close });
            const chosen = popup.querySelector('[aria-selected="true"]');
            chosen?.scrollIntoView({ block: "nearest" });
            if (byKey) (chosen ?? popup.querySelector("button:not(:disabled)"))?.focus();
        },
    };
}
