// Swipe actions without a swipe: the actions of a row as a list, and the Delete key.
//
//   Menu key, ⇧F10, right click ─► reveal of each edge ─► `swipe-actions` ─► their copies in a list ─► conceal

import { answers, idOf, isDisabled, isInTree } from "../elements/elements.js";
import { copyOf } from "../controls/page-lists.js";
import { isDeletable, nameOf, revealedActions } from "../list-rows/rows.js";
import { words } from "../text/strings.js";
import { isTyping } from "../controls/text-fields.js";

const controls = ".button, .link";

export function makeRowActions(root, connection, { lists, swipes, onDemand }) {
    let wanted;     // {row, edges, place} until the actions of all edges have arrived

    function itemFor(words, choose, isDestructive = false) {
        return { content: [document.createTextNode(words)], isDestructive, choose };
    }

    function itemOf(control) {
        return {
            content: [...copyOf(control).childNodes],
            isDestructive: control.dataset.roleName === "destructive",
            choose() {
                if (isInTree(control) && answers(control, "activate") && connection.acceptsTaps) {
                    connection.send({ e: idOf(control), do: "activate" });
                }
            },
        };
    }

    function itemsOf(row) {
        const items = ["leading", "trailing"].flatMap((edge) =>
            [...row.querySelectorAll(`:scope > .swipe-actions[data-placement="${edge}"]`)]
                .flatMap((actions) => [...actions.querySelectorAll(controls)].map(itemOf)));
        const { reorder } = onDemand;
        if (reorder?.canStep(row, -1)) items.push(itemFor(words.moveUp, () => reorder.step(row, -1)));
        if (reorder?.canStep(row, 1)) items.push(itemFor(words.moveDown, () => reorder.step(row, 1)));
        if (revealedActions(row, "trailing") === "delete") {
            items.push(itemFor(words.delete, () => swipes.remove(row), true));
        }
        return items;
    }

    const ownEdges = (row) => ["leading", "trailing"].filter((edge) => revealedActions(row, edge) === "own");

    function reveal(row, edges) {
        for (const edge of edges) connection.send({ e: idOf(row), do: "reveal", edge });
    }

    function conceal(row, edges) {
        if (edges.length > 0 && isInTree(row)) connection.send({ e: idOf(row), do: "conceal" });
    }

    function open({ row, edges, place }) {
        const label = `${words.actions}: ${nameOf(row)}`;
        lists.open(itemsOf(row), { ...place, role: "menu", label, closed: () => conceal(row, edges) });
    }

    const areThere = ({ row, edges }) =>
        edges.every((edge) => row.querySelector(`:scope > .swipe-actions[data-placement="${edge}"]`));

    root.addEventListener("keydown", (event) => {
        if (event.key !== "Delete" && event.key !== "Backspace") return;
        if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || isTyping(event.target)) return;
        const row = event.target.closest(".row");
        if (!row || !isDeletable(row) || !connection.acceptsTaps || isDisabled(row)) return;
        if (event.target.closest(".row :is(button, [role=switch])")) return;
        event.preventDefault();
        swipes.remove(row);
    });

    return {
        /** Shows the actions of a row as a list. Returns whether there are any. */
        list(row, place) {
            const edges = ownEdges(row);
            const { reorder } = onDemand;
            const moves = reorder && (reorder.canStep(row, -1) || reorder.canStep(row, 1));
            if (edges.length === 0 && !moves && revealedActions(row, "trailing") !== "delete") return false;
            if (!connection.acceptsTaps || isDisabled(row)) return true;
            wanted = { row, edges, place };
            reveal(row, edges);
            this.refresh();
            return true;
        },

        /** The actions of a row as items below its context menu. They are requested first, so they arrive before the menu. */
        beside(row) {
            const edges = ownEdges(row);
            if (connection.acceptsTaps) reveal(row, edges);
            return { items: () => itemsOf(row), gone: () => conceal(row, edges) };
        },

        /** Shows the list if the actions that it waits for have arrived. */
        refresh() {
            if (!wanted) return;
            if (!wanted.row.isConnected) wanted = undefined;
            else if (areThere(wanted)) {
                const ready = wanted;
                wanted = undefined;
                open(ready);
            }
        },
    };
}
