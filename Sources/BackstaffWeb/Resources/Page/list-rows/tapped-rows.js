// A tapped row stays highlighted until the server has answered. If the answer covers the row's screen, the row stays
// highlighted until the screen comes back, as on the platform. The server marks the row's link meanwhile, if it leads to a
// value. If the link gets another value, the mark goes, and the highlight with it.

const parts = ".badge, .layer, .swipe-actions, .row-part";
const only = `:nth-child(1 of :not(${parts})):nth-last-child(1 of :not(${parts}))`;

/** The control that fills a row and highlights it, if the row has one. */
function controlOf(row) {
    const content = row.querySelector(`:scope > ${only}`);
    return content?.matches(".style, .context-menu") ? content.querySelector(":scope > :is(.link, .button)") : content;
}

/** Whether a press on a node highlights its whole row. */
function highlights(row, node) {
    const control = node.closest(".link, .button, .toggle, input, textarea");
    if (!row.contains(control)) return row.classList.contains("selectable");
    return control.matches(".link, .button") && control === controlOf(row);
}

export function makeTappedRows(root, connection) {
    const answers = new Map();      // row → the number of its event
    const marked = new WeakSet();   // rows whose links the server has marked
    let sent = 0;

    function release(row) {
        row.classList.remove("tapped");
        answers.delete(row);
        marked.delete(row);
    }

    /** Whether the server has marked the link of a row before, and doesn't any more. */
    function isUnmarked(row) {
        const isMarked = row.querySelector(".link[data-presented]") !== null;
        if (isMarked) marked.add(row);
        return !isMarked && marked.has(row);
    }

    root.addEventListener("click", () => { sent = connection.n; }, true);
    // On the document, this runs after the listeners that send events.
    document.addEventListener("click", ({ target }) => {
        const row = target.closest(".list > .row");
        if (!row || connection.n === sent || !highlights(row, target)) return;
        row.classList.add("tapped");
        answers.set(row, connection.n);
    });

    return {
        /** Releases rows after a patch that answers events up to `n`. */
        settle(n) {
            for (const [row, awaited] of answers) {
                if (n >= awaited && (isUnmarked(row) || !row.closest("[data-covered]"))) release(row);
            }
        },
        /** Releases a row whose event the server has refused. */
        refused(n) {
            for (const [row, awaited] of answers) if (awaited === n) release(row);
        },
        /** Releases all rows, because a tap was lost or a new tree was shown. */
        reset() {
            for (const row of [...answers.keys()]) release(row);
        },
    };
}
