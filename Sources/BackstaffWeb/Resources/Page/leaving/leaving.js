// Asks a user before the tab closes or leaves the app, while the scene has unsaved data. The root element then has
// `guards-leaving`. The browser chooses the text. The page listens only while it must, because a browser doesn't keep a
// page with this listener in its back-forward cache.

export function makeLeaving(root) {
    let isGuarded = false;

    const confirmLeaving = (event) => {
        event.preventDefault();
        event.returnValue = true;
    };

    return {
        /** Updates the listener from the root element, after a tree or a patch. */
        settle() {
            if (isGuarded === root.hasAttribute("data-guards-leaving")) return;
            isGuarded = !isGuarded;
            if (isGuarded) addEventListener("beforeunload", confirmLeaving);
            else removeEventListener("beforeunload", confirmLeaving);
        },
    };
}
