// A row that is swiped aside, and the actions that the swipe reveals. Only one row at a time is open.
//
//            begin ─► reveal ─► the server inserts `swipe-actions`         (the built-in Delete is the page's own)
//   following ──┬─ released before half ───────────────► closing ─► conceal ─► gone
//               ├─ past half ─► open ── a tap beside, a scroll, an action ──► closing
//               └─ past the whole ─► reveal full, or delete ─► awaiting ─┬─ patch: the row is gone
//                                                                       └─ the row stays ─► closing

import { idOf, isInTree } from "../elements/elements.js";
import { focusableIn } from "../list-selection/list-selection.js";
import { isFullSwipe, listOf, minusActions, revealedActions } from "./rows.js";
import { isRTL } from "../navigation-stack/screens.js";
import { startSwipeTaps } from "./swipe-taps.js";
import { words } from "../text/strings.js";

/** The part of a row that a full swipe must cross. */
const fullPart = 0.6;
const defaultWidth = 74;
/** From this height in points, a row shows the titles of its actions below their symbols. */
const tall = 62;

/** Makes the actions of a row that has only the built-in Delete. */
function makeDeleteActions(remove) {
    const actions = document.createElement("div");
    actions.className = "swipe-actions added";
    actions.dataset.placement = "trailing";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.dataset.roleName = "destructive";
    button.textContent = words.delete;
    button.addEventListener("click", (event) => {
        event.stopPropagation();
        remove();
    });
    actions.append(button);
    return actions;
}

export function makeSwipeActions(root, connection, motion) {
    let swipe;      // {row, edge, kind, isFull, width, sign, offset, state, n, actions}

    const ownActions = ({ row, edge }) => row.querySelector(`:scope > .swipe-actions[data-placement="${edge}"]`);

    /** The width of the actions, measured when they have arrived. */
    function actionsWidth() {
        if (!swipe.actions) {
            swipe.actions = ownActions(swipe) ?? undefined;
            if (!swipe.actions) return defaultWidth;
            swipe.actions.toggleAttribute("data-tall", swipe.row.offsetHeight >= tall);
            swipe.actions.style.inlineSize = "max-content";
            swipe.actionsWidth = Math.min(swipe.actions.offsetWidth, swipe.width * 0.75);
            swipe.actions.style.inlineSize = "";
        }
        return swipe.actionsWidth;
    }

    const passesFull = () => swipe.isFull && swipe.offset >= Math.max(swipe.width * fullPart, actionsWidth() + 40);

    function draw() {
        const { row, edge, offset, sign } = swipe;
        row.style.setProperty("--swipe", (edge === "leading" ? offset : -offset) * sign);
        swipe.actions?.classList.toggle("full", passesFull());
    }

    function begin(row, edge, kind = revealedActions(row, edge)) {
        if (swipe) finish();
        const style = getComputedStyle(row);
        const corners = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"]
            .map((corner) => style[`border${corner}Radius`].split(" ")[0]);
        swipe = {
            row, edge, kind, isFull: isFullSwipe(row, edge), width: row.offsetWidth,
            sign: isRTL(row) ? -1 : 1, offset: 0, state: "following", top: row.getBoundingClientRect().top,
        };
        row.style.setProperty("--swipe-corners", corners.join(" "));
        row.classList.add("swiping");
        if (swipe.kind === "own") connection.send({ e: idOf(row), do: "reveal", edge });
        else row.append(makeDeleteActions(() => { if (connection.acceptsTaps) remove(row); }));
    }

    /** Asks the server to delete a row, and keeps the row swiped aside until the answer. */
    function remove(row) {
        const n = connection.send({ e: idOf(row), do: "delete" });
        motion.expect(listOf(row), n);
        if (swipe?.row === row) waitFor(n);
    }

    function waitFor(n) {
        swipe.state = "awaiting";
        swipe.n = n;
    }

    /** Animates the row, then calls `then`, unless another swipe has begun in the meantime. */
    function glide(offset, then) {
        const current = swipe;
        current.row.classList.add("gliding");
        current.offset = offset;
        draw();
        const running = current.row.getAnimations().map((animation) => animation.finished);
        Promise.allSettled(running).then(() => {
            if (swipe !== current || current.offset !== offset || current.state === "following") return;
            current.row.classList.remove("gliding");
            then?.();
        });
    }

    function finish() {
        if (!swipe) return;
        const { row, kind, isTaken } = swipe;
        const made = swipe.actions;
        swipe = undefined;
        row.classList.remove("swiping", "gliding");
        for (const name of ["--swipe", "--swipe-corners"]) row.style.removeProperty(name);
        if (kind === "delete") {
            if (made?.contains(document.activeElement)) {
                const minus = row.querySelector(":scope > .row-delete");
                (minus ?? focusableIn(row)).focus({ preventScroll: true });
            }
            row.querySelector(":scope > .swipe-actions.added")?.remove();
        } else if (!isTaken && row.isConnected && isInTree(row)) {
            connection.send({ e: idOf(row), do: "conceal" });
        }
    }

    function close() {
        if (!swipe || swipe.state === "closing") return;
        swipe.state = "closing";
        glide(0, finish);
    }

    function open() {
        swipe.state = "open";
        glide(actionsWidth());
    }

    function performFullSwipe() {
        const { row, edge, kind } = swipe;
        const first = swipe.actions?.querySelector(".button");
        const isDestructive = kind === "delete" || first?.dataset.roleName === "destructive";
        if (kind === "delete") {
            remove(row);
        } else {
            const n = connection.send({ e: idOf(row), do: "reveal", edge, full: true });
            if (isDestructive) motion.expect(listOf(row), n);
            waitFor(n);
        }
        glide(isDestructive ? swipe.width : 0);
    }

    /** Moves focus to the first action when it has arrived, if the actions were revealed by keys. */
    function focusFirst() {
        if (!swipe.wantsFocus || !swipe.actions) return;
        swipe.wantsFocus = false;
        swipe.actions.querySelector(".button")?.focus({ preventScroll: true });
    }

    startSwipeTaps(root, {
        get swipe() { return swipe; },
        close, finish,
        /** Keeps the row swiped aside until the server has answered the tap that was sent last. */
        expectDeletion() {
            motion.expect(listOf(swipe.row), connection.n);
            waitFor(connection.n);
        },
    });

    return {
        remove, close,
        get row() { return swipe?.row; },
        get offset() { return swipe?.offset ?? 0; },
        get edge() { return swipe?.edge; },

        begin: (row, edge) => begin(row, edge),
        /** Reveals the Delete button of a row, or the app's own actions, after a tap on its minus. */
        reveal(row) {
            begin(row, "trailing", minusActions(row));
            swipe.wantsFocus = true;
            actionsWidth();
            row.getBoundingClientRect();    // so that there is a place to glide from
            open();
            focusFirst();
        },
        /** Continues with a row that is already open or closing. */
        resume() {
            swipe.state = "following";
            swipe.offset = Math.abs(parseFloat(getComputedStyle(swipe.row).getPropertyValue("--swipe"))) || 0;
            swipe.row.classList.remove("gliding");
            draw();
        },
        /** Moves the row so that `offset` points of its actions are visible. */
        drag(offset) {
            const most = actionsWidth();
            const isOver = offset > most && !swipe.isFull;
            swipe.offset = Math.max(isOver ? most + (offset - most) * 0.2 : offset, 0);
            draw();
        },
        /** Ends the swipe. `speed` is in points per millisecond in the revealing direction. */
        release(speed, mayBeFull = true) {
            if (!connection.acceptsTaps) return close();
            if (mayBeFull && passesFull() && speed > -0.3) performFullSwipe();
            else if (speed > 0.4 || (swipe.offset > actionsWidth() / 2 && speed > -0.3)) open();
            else close();
        },

        /** Updates the row after a patch that answers events up to `n`. */
        settle(n) {
            if (!swipe) return;
            if (!swipe.row.isConnected) {
                swipe = undefined;
                return;
            }
            const hadActions = swipe.actions !== undefined;
            if (hadActions && !swipe.actions.isConnected) {
                // The server has removed the actions by itself.
                swipe.isTaken = true;
                if (swipe.state !== "following") close();
            } else if (!hadActions) {
                if (swipe.state === "open") glide(actionsWidth());
                else draw();
                focusFirst();
            }
            if (swipe?.state === "awaiting" && n >= swipe.n) close();
        },
        refused(n) { if (swipe?.state === "awaiting" && swipe.n === n) close(); },
        reset() { swipe = undefined; },
    };
}
