// Which phase the scene is in: active while a person works with the tab, inactive while it is only seen, background
// while it isn't. It is told when it changes. A new scene begins active; one that goes on
// has been in the background while it had no line, and is told anew.

export function startPhase(connection) {
    let told = "active";

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
        /** The line is there, for a new scene or for one that goes on. */
        welcome(isNew) {
            told = isNew ? "active" : undefined;
            look();
        },
    };
}
