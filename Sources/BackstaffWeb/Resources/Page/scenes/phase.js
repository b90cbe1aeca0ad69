// Reports the scene's phase when it changes: active while a user works with the tab, inactive while it is only
// visible, background while it is hidden. A new scene begins as active. A resumed scene was in the background without a
// connection, so its phase is reported again.

export function startPhase(connection) {
    let reported = "active";

    function report(phase) {
        if (phase === reported || !connection.hasTree) return;
        reported = phase;
        connection.send({ do: "phase", phase });
    }

    const currentPhase = () => (document.hidden ? "background" : document.hasFocus() ? "active" : "inactive");
    const update = () => report(currentPhase());

    document.addEventListener("visibilitychange", update);
    addEventListener("focus", update);
    addEventListener("blur", update);
    addEventListener("pageshow", update);
    addEventListener("pagehide", () => report("background"));

    return {
        /** Handles a new connection, for a new scene or a resumed one. */
        welcome(isNew) {
            reported = isNew ? "active" : undefined;
            update();
        },
    };
}
