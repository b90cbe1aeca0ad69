// Asks before the tab is closed or goes elsewhere, while the scene has something that would be lost: its root element
// then has `guards-leaving`. The browser asks in words of its own. Without need nobody listens: a page that does is
// never kept for the way back.

export function makeLeaving(root) {
    let isGuarded = false;

    const ask = (event) => {
        event.preventDefault();
        event.returnValue = true;
    };

    return {
        /** Follows the root element, after a tree or a patch. */
        settle() {
            if (isGuarded === root.hasAttribute("data-guards-leaving")) return;
            isGuarded = !isGuarded;
            if (isGuarded) addEventListener("beforeunload", ask);
            else removeEventListener("beforeunload", ask);
        },
    };
}
