// Keeps the scroll positions in a split view over changes of its form. A browser keeps them by itself, unless the
// content becomes too short, as text does in a wider column. Then the position is restored when a later form has enough
// content, unless a user has scrolled in the meantime.

export function makeSplitScroll() {
    const kept = new WeakMap();     // scroller → {goal, got}: the position it should have, and the one it could reach
    const moving = new WeakMap();   // split view → goals of the current change

    return {
        /** The positions to keep, read before a change. */
        note(split) {
            const goals = new Map(moving.get(split));
            for (const node of split.querySelectorAll(".list, .scroll")) {
                // lazy-rows.js keeps the position of a list with rows that aren't made, by their index.
                if (goals.has(node) || node.querySelector(":scope > .extent")) continue;
                const known = kept.get(node);
                const goal = known && Math.abs(node.scrollTop - known.got) <= 1 ? known.goal : node.scrollTop;
                if (goal > 0) goals.set(node, goal);
            }
            return goals;
        },

        /** Restores the positions that can be reached when a change begins. */
        begin(split, goals) {
            moving.set(split, goals);
            for (const [node, goal] of goals) node.scrollTop = goal;
        },

        /** Restores the other positions when the change has ended. */
        end(split) {
            for (const [node, goal] of moving.get(split) ?? []) {
                node.scrollTop = goal;
                kept.set(node, { goal, got: node.scrollTop });
            }
            moving.delete(split);
        },
    };
}
