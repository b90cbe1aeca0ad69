// Keeps Tab inside a modal dialog. Otherwise the focus would move on to the browser's own controls.

const stops = "button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), [tabindex='0']";

/** Keeps the focus in a dialog, for a press of Tab. */
export function keepFocus(dialog, event) {
    const all = [...dialog.querySelectorAll(stops)].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility()
        && !stop.closest("[inert], [data-covered]"));
    const end = event.shiftKey ? all[0] : all.at(-1);
    const active = document.activeElement;
    const isInside = all.includes(active) || (active !== dialog && dialog.contains(active));
    if (all.length > 0 && active !== end && isInside) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0])?.focus();
}
