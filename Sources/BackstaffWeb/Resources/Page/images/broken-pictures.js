// Hides pictures from elsewhere that can't be loaded, and tells the app about each of them.

import { answers, idOf, isCovered, isInTree } from "../elements/elements.js";

const pictures = "img.image";

export function makeBrokenPictures(root, connection) {
    const broken = new Map();     // image that can't be loaded → whether the app knows that

    function tell(node) {
        if (broken.get(node) || !connection.acceptsTaps) return;
        if (!isInTree(node) || isCovered(node) || !answers(node, "fail")) return;
        broken.set(node, true);
        connection.send({ e: idOf(node), do: "fail" });
    }

    function note(node) {
        node.dataset.broken = "";
        broken.set(node, false);
        tell(node);
    }

    /** Notes an image that failed before it was observed. One without a size of its own may be loaded, too. */
    async function check(node) {
        if (!node.complete || node.naturalWidth > 0 || !node.hasAttribute("src")) return;
        const address = node.getAttribute("src");
        try {
            await node.decode();
        } catch {
            // Another picture may have come meanwhile.
            if (node.isConnected && node.getAttribute("src") === address) note(node);
        }
    }

    // These events don't bubble.
    root.addEventListener("error", ({ target }) => { if (target.matches(pictures)) note(target); }, true);
    root.addEventListener("load", ({ target }) => {
        if (!broken.delete(target)) return;
        delete target.dataset.broken;
    }, true);

    return {
        /** After a patch or a new tree. */
        settle(ops) {
            if (!ops) for (const node of root.querySelectorAll(pictures)) check(node);
            for (const node of broken.keys()) {
                if (node.isConnected) tell(node);
                else broken.delete(node);
            }
        },
    };
}
