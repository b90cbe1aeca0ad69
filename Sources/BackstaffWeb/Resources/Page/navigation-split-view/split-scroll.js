// Where lists and scroll views of a split view stand, across changes of form. A browser keeps that by itself, unless
// the content is too short for it in the new form (a wide column has shorter text): it is then put back when a later
// form has room for it again, if nobody has scrolled there in the meantime.

export function makeSplitScroll() {
    const kept = new WeakMap();     // scroller → {goal, got}: where it should stand, and where it could
    const moving = new WeakMap();   // split view → goals of the change under way

    return {
        /** The places to keep, before a change. */
        note(split) {
            const goals = new Map(moving.get(split));
            for (const node of split.querySelectorAll(".list, .scroll")) {
                // Rows that aren't made are held by lazy-rows.js, which knows them by their index.
                if (goals.has(node) || node.querySelector(":scope > .extent")) continue;
                const known = kept.get(node);
                const goal = known && Math.abs(node.scrollTop - known.got) <= 1 ? known.goal : node.scrollTop;
                if (goal > 0) goals.set(node, goal);
            }
            return goals;
        },

        /** Puts back what has room already when a change begins … */
        begin(split, goals) {
            moving.set(split, goals);
            for (const [node, goal] of goals) node.scrollTop = goal;
        },

        /** … and everything else once it has come to rest. */
        end(split) {
            for (const [node, goal] of moving.get(split) ?? []) {
                node.scrollTop = goal;
                kept.set(node, { goal, got: node.scrollTop });
            }
            moving.delete(split);
        },
    };
}
