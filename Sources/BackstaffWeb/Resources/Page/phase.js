// Which phase the scene is in: active while a person works with the tab, inactive while it is only seen, background
// while it isn't. It is told when it changes; a new scene is taken to be active.

export function startPhase(connection) {
    let told = "active";
    let isKnown = false;

    function tell(phase) {
        if (phase === told || !connection.hasTree) return;
        told = phase;
        connection.send({ do: "phase", phase });
    }

    const present = () => (document.hidden ? "background" : document.hasFocus() ? "active" : "inactive");
    const look = () => tell(present());

    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    addEventListener("blur", look);
    addEventListener("pageshow", look);
    addEventListener("pagehide", () => tell("background"));

    return {
        /** A tree has come, for a new scene or for one that goes on. */
        welcome(isNew) {
            // What the page before a reload told last isn't known here.
            if (isNew) told = "active";
            else if (!isKnown) told = undefined;
            isKnown = true;
            look();
        },
    };
}
