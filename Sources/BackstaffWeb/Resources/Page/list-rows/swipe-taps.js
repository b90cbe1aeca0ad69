// Taps, scrolls and keys while a row is swiped aside. `swipes` is the life cycle of the swipe: see swipe-actions.js.

export function startSwipeTaps(root, swipes) {
    // A tap outside the actions closes them and has no other effect. On the row itself, a finger may continue the
    // swipe, so the row stays open until the touch is known to be a tap.
    let ignoresClick = false;
    addEventListener("pointerdown", (event) => {
        ignoresClick = false;
        const { swipe } = swipes;
        if (swipe?.state !== "open" || swipe.actions?.contains(event.target)) return;
        ignoresClick = true;
        if (!swipe.row.contains(event.target)) swipes.close();
    }, true);
    addEventListener("click", (event) => {
        if (!ignoresClick) return;
        ignoresClick = false;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (swipes.swipe?.state === "open") swipes.close();
    }, true);
    // A scroll inside the row, or sideways, leaves it open.
    root.addEventListener("scroll", () => {
        const { swipe } = swipes;
        if (swipe?.state === "open" && Math.abs(swipe.row.getBoundingClientRect().top - swipe.top) > 1) swipes.close();
    }, { capture: true, passive: true });
    addEventListener("resize", () => { if (swipes.swipe && swipes.swipe.state !== "awaiting") swipes.finish(); });
    addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || swipes.swipe?.state !== "open" || event.defaultPrevented) return;
        event.preventDefault();
        swipes.close();
    });

    // This listener runs after the one that sends events, so the number of the tap's event is known.
    root.addEventListener("click", (event) => {
        const button = event.target.closest(".swipe-actions:not(.added) .button, .swipe-actions:not(.added) .link");
        const { swipe } = swipes;
        if (!button || swipe?.state !== "open" || !swipe.actions?.contains(button)) return;
        if (button.dataset.roleName === "destructive") swipes.expectDeletion();
        else swipes.close();
    });
}
