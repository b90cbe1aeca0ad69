// Reports the scene's phase when it changes: active while a person works with the tab, inactive while it is only
// visible, background while it is hidden. A new scene begins as active. A resumed scene was in the background without a
// connection, so its phase is reported again.

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
        /** Handles a new connection, for a new scene or a resumed one. */
        welcome(isNew) {
            told = isNew ? "active" : undefined;
            look();
        },
    };
}
