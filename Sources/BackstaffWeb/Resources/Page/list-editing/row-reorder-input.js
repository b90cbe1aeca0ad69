// The pointer and the keys that lift, move and drop a row by its handle. `reorder` is the life cycle of the lifted row.
//
//     pointer   down ─► lifted ─► move … ─┬─ up ─► dropped        keys   Space ─► lifted ─► arrows … ─┬─ Space ─► dropped
//                                         └─ cancel ─► back                                           └─ Escape ─► back

export function startRowReorderInput(root, connection, reorder) {
    const heldBy = (handle) => reorder.lift?.handle === handle && !reorder.lift.isDropped;
    const isFollowing = (event) => reorder.lift?.pointer?.id === event.pointerId && !reorder.lift.isDropped;

    root.addEventListener("pointerdown", (event) => {
        const handle = event.target.closest?.(".row-handle");
        if (!handle || event.button > 0 || !connection.acceptsTaps) return;
        if (reorder.lift && !reorder.lift.isDropped) reorder.cancel();
        if (reorder.lift) return;
        event.preventDefault();
        handle.focus({ preventScroll: true, focusVisible: false });
        handle.setPointerCapture(event.pointerId);
        const grab = event.clientY - handle.closest(".row").getBoundingClientRect().top;
        reorder.begin(handle, { id: event.pointerId, y: event.clientY, grab });
    });
    root.addEventListener("pointermove", (event) => {
        if (isFollowing(event)) reorder.moveTo(event.clientY);
    });
    for (const name of ["pointerup", "pointercancel"]) {
        root.addEventListener(name, (event) => {
            if (!isFollowing(event)) return;
            if (name === "pointerup") reorder.drop();
            else reorder.cancel();
        });
    }

    root.addEventListener("keydown", (event) => {
        const handle = event.target.closest?.(".row-handle");
        if (!handle || event.ctrlKey || event.metaKey || event.altKey) return;
        const isHeld = heldBy(handle);
        const turn = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
        if (event.key === " " || event.key === "Enter") {
            if (isHeld) reorder.drop();
            else if (!reorder.lift && !event.repeat && connection.acceptsTaps) reorder.begin(handle);
        } else if (isHeld && turn !== 0) {
            reorder.stepBy(turn);
        } else if (isHeld && event.key === "Escape") {
            reorder.cancel();
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    });
    // A screen reader clicks without key events.
    root.addEventListener("click", (event) => {
        const handle = event.target.closest?.(".row-handle");
        if (!handle) return;
        event.stopImmediatePropagation();
        if (event.detail > 0 || !connection.acceptsTaps) return;
        if (heldBy(handle)) reorder.drop();
        else if (!reorder.lift) reorder.begin(handle);
    }, true);
    root.addEventListener("focusout", (event) => {
        const { lift } = reorder;
        if (heldBy(event.target) && !lift.pointer && lift.row.isConnected) reorder.cancel();
    });
}
