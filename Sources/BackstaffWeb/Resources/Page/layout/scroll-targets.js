// Brings onto the screen what the app asks for. `scroll-target` of an element is a number that counts up, the place where
// it is to stand, and whether it glides there: "3 top smooth". A number is followed once, so that an element which comes
// back with an old one, or with a whole tree, doesn't scroll again.

const blocks = { top: "start", bottom: "end", center: "center", leading: "center", trailing: "center" };
const inlines = { leading: "start", trailing: "end", center: "center", top: "center", bottom: "center" };

function optionsOf(node) {
    const [, ...words] = node.dataset.scrollTarget.split(" ");
    const isGliding = words.includes("smooth") && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const [first, second] = (words.find((word) => word !== "smooth") ?? "").split("-");
    return {
        block: blocks[first] ?? "nearest",
        inline: inlines[second ?? first] ?? "nearest",
        behavior: isGliding ? "smooth" : "instant",
    };
}

/** What has a box of its own: a row for what it holds, and for an element without a box what is in it. */
function boxOf(node) {
    if (node.parentElement.matches(".row")) return node.parentElement;
    let box = node;
    while (box.getClientRects().length === 0 && box.firstElementChild) box = box.firstElementChild;
    return box;
}

export function makeScrollTargets(root) {
    let last = 0;

    const numberOf = (node) => parseInt(node.dataset.scrollTarget, 10) || 0;
    const targets = () => [...root.querySelectorAll("[data-scroll-target]")];

    return {
        /** A whole tree has come: what was asked for in it was asked for before. */
        reset() {
            last = Math.max(0, ...targets().map(numberOf));
        },

        /** Follows what is new in a patch, in the order in which it was asked for. Says whether there was something. */
        settle(ops) {
            if (!ops.some(([verb, , key]) => verb === "insert" || key === "scroll-target")) return false;
            const wanted = targets().filter((node) => numberOf(node) > last);
            for (const node of wanted.sort((a, b) => numberOf(a) - numberOf(b))) {
                last = numberOf(node);
                boxOf(node).scrollIntoView(optionsOf(node));
            }
            return wanted.length > 0;
        },
    };
}
