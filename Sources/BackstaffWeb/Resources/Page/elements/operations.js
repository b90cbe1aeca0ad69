// Performs the operations of a patch. An operation on an element that the page doesn't have is ignored. An unknown
// operation means that the page is too old.

import { forget, make, nodeOf, set, setText } from "./elements.js";
import { settleInserted, settleUpward } from "../layout/flexibility.js";
import { describeHeader } from "../lists/section-headers.js";
import { settleSymbols } from "../images/symbols.js";
import { fieldOf, receiveValue } from "../controls/text-fields.js";

const verbs = {
    insert(scene, parentID, beforeID, tree) {
        const parent = nodeOf(parentID);
        if (!parent) return;
        const node = make(tree);
        parent.insertBefore(node, siblingOf(parent, beforeID));
        settleInserted(node);
        settleSymbols(node);
        const header = [node, parent].find((part) => part.classList.contains("section-header"));
        if (header) describeHeader(header);
        scene.inserted(node);
    },
    remove(scene, id) {
        const node = nodeOf(id);
        if (!node || node.id === "app") return;
        const parent = node.parentElement;
        if (scene.departs(node)) return;
        const sibling = node.nextSibling;
        forget(node);
        node.remove();
        settleUpward(parent);
        scene.removed(node, id, parent, sibling);
    },
    move(scene, id, beforeID) {
        const node = nodeOf(id);
        if (!node?.parentElement) return;
        const sibling = siblingOf(node.parentElement, beforeID);
        if (sibling !== node) node.parentElement.insertBefore(node, sibling);
    },
    text(scene, id, text) {
        const node = nodeOf(id);
        if (node) setText(node, text);
    },
    set(scene, id, key, value) {
        const node = nodeOf(id);
        if (!node) return;
        const field = key === "value" ? fieldOf(node) : undefined;
        if (field) receiveValue(field, value, scene.n);
        else set(node, key, value);
        if (key === "symbol-variant") settleSymbols(node);
        settleUpward(node);
    },
    focus(scene, id) {
        // Focus on the window means that no field has the focus.
        const node = nodeOf(id);
        if (node?.id === "app") document.activeElement?.blur();
        else scene.focus = node ?? scene.focus;
    },
    announce(scene, words) {
        scene.announce(words);
    },
};

/** The DOM node to insert before. The nodes that the page adds come after those of the server. */
function siblingOf(parent, id) {
    const sibling = id ? nodeOf(id) : undefined;
    if (sibling?.parentElement === parent) return sibling;
    return parent.querySelector(":scope > .added");
}

/** Performs all operations. Throws an error with the verb if an operation is unknown. */
export function perform(operations, scene) {
    for (const [verb, ...operands] of operations) {
        if (!Object.hasOwn(verbs, verb)) throw new UnknownVerb(verb);
        verbs[verb](scene, ...operands);
    }
}

export class UnknownVerb extends Error {
    constructor(verb) {
        super(`Backstaff: the page doesn't know the operation "${verb}"`);
    }
}
