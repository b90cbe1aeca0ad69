// Texts in a browser's storage under a common prefix. Storage may be full or forbidden, so a value that can't be
// written is kept in memory for the life of the page. Other scripts can write to storage, so a value in an unexpected
// form is ignored.

import { storageName } from "../base-path/base-path.js";

/** `"sessionStorage"` or `"localStorage"`, or `undefined` where the browser forbids it. */
function open(area) {
    try {
        return window[area];
    } catch {
        return undefined;
    }
}

export class GuardedStorage {
    #storage;
    #prefix;
    #isValid;
    #values = new Map();
    #held = new Set();      // the names that are only in memory

    /** `isValid(value, name)` checks the form of a value. */
    constructor(area, prefix, isValid) {
        this.#storage = open(area);
        this.#prefix = storageName(prefix);
        this.#isValid = isValid;
        this.reread();
    }

    /** Reads the storage again. Values that are only in memory are kept. */
    reread() {
        if (!this.#storage) return;
        const found = new Map();
        try {
            for (let index = 0; index < this.#storage.length; index += 1) {
                const key = this.#storage.key(index);
                if (!key?.startsWith(this.#prefix)) continue;
                const name = key.slice(this.#prefix.length);
                const value = this.#storage.getItem(key);
                if (this.#isValid(value, name)) found.set(name, value);
            }
        } catch {
            return;
        }
        for (const [name, value] of this.#values) {
            if (this.#held.has(name) && !found.has(name)) found.set(name, value);
        }
        this.#values = found;
    }

    get names() { return [...this.#values.keys()]; }
    get(name) { return this.#values.get(name); }

    /**
     * Stores a value, or removes it with `undefined`. If it doesn't fit, `makeRoom()` removes something and returns
     * whether it could. If nothing helps, the value is kept in memory for the life of the page.
     */
    set(name, value, makeRoom = () => false) {
        if (value === undefined) return this.#remove(name);
        if (!this.#isValid(value, name) || this.#values.get(name) === value) return;
        this.#values.set(name, value);
        while (this.#storage) {
            try {
                this.#storage.setItem(this.#prefix + name, value);
                this.#held.delete(name);
                return;
            } catch {
                if (!makeRoom()) break;
            }
        }
        this.#held.add(name);
        // Otherwise an older stored value would return instead of this one.
        try { this.#storage?.removeItem(this.#prefix + name); } catch { /* forbidden: nothing is stored */ }
    }

    #remove(name) {
        this.#values.delete(name);
        this.#held.delete(name);
        try { this.#storage?.removeItem(this.#prefix + name); } catch { /* forbidden: nothing is stored */ }
    }

    /** Takes over a value that another tab has stored or removed. Returns whether it is new. */
    take(name, value) {
        if (value === null) return this.#values.delete(name);
        if (!this.#isValid(value, name) || this.#values.get(name) === value) return false;
        this.#values.set(name, value);
        this.#held.delete(name);
        return true;
    }

    /** The name of a stored key, or `undefined` for one that isn't under this prefix. */
    nameOf(key) {
        return key?.startsWith(this.#prefix) ? key.slice(this.#prefix.length) : undefined;
    }
}
