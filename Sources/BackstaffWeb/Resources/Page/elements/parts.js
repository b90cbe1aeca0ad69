// Parts of the page that few screens need. A part is loaded when a frame first has one of its words: a role, an attribute or a
// verb of the vocabulary, or a field of the frame. The frame waits for it, and so do the frames after it.
//
//   frame ──► has a word of a part that isn't there? ──no──► shown
//                        │ yes                                ▲
//                        └──► the part is loaded, and begins ─┘

/**
 * The waits in milliseconds before a part that couldn't be loaded is tried again. Chromium remembers that a module couldn't be
 * loaded. There, these attempts fail too, and the page offers to be reloaded.
 */
const waits = [500, 2000];

/**
 * Each part has `load`, which loads its module and begins it, and lists of its `roles`, `attributes`, `verbs` and `fields`.
 *
 * The result is a function. It returns a promise if a frame needs a part that isn't there yet, and otherwise `undefined`.
 */
export function makeParts(parts) {
    const missing = { roles: new Map(), attributes: new Map(), verbs: new Map(), fields: new Map() };
    for (const part of parts) {
        for (const kind in missing) for (const word of part[kind] ?? []) missing[kind].set(word, part);
    }

    const isMissing = () => Object.values(missing).some((words) => words.size > 0);

    function addPartsOf(key, value, found) {
        found.add(missing.attributes.get(key));
        if (key === "verbs" && value) for (const verb of value.split(" ")) found.add(missing.verbs.get(verb));
    }

    function addPartsIn([, role, attributes, , children], found) {
        found.add(missing.roles.get(role));
        for (const key in attributes || {}) addPartsOf(key, attributes[key], found);
        for (const child of children ?? []) addPartsIn(child, found);
    }

    async function load(part) {
        for (const wait of waits) {
            try {
                return await part.load();
            } catch {
                await new Promise((resolve) => setTimeout(resolve, wait));
            }
        }
        return part.load();
    }

    async function loadAll(found) {
        await Promise.all([...found].map(load));
        for (const words of Object.values(missing)) {
            for (const [word, part] of words) if (found.has(part)) words.delete(word);
        }
    }

    return (frame) => {
        if (!isMissing()) return undefined;
        const { tree, ops = [] } = frame;
        const found = new Set(Object.keys(frame).map((field) => missing.fields.get(field)));
        if (tree) addPartsIn(tree, found);
        for (const [verb, , key, value] of ops) {
            if (verb === "insert") addPartsIn(value, found);
            else if (verb === "set") addPartsOf(key, value, found);
        }
        found.delete(undefined);
        return found.size > 0 ? loadAll(found) : undefined;
    };
}
