// Words in a browser's storage under a prefix of their own. Storage may be full or forbidden, and what is in it is
// anybody's: what can't be written holds until the page goes, and what isn't of the expected form isn't there.

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
    #held = new Set();      // what the storage wouldn't take

    /** `isValid(value, name)` says what belongs here. */
    constructor(area, prefix, isValid) {
        this.#storage = open(area);
        this.#prefix = prefix;
        this.#isValid = isValid;
        this.reread();
    }

    /** Reads what is stored, and forgets what isn't, except what could only be held. */
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
     * Keeps a value, or with `undefined` none. Where it doesn't fit, `makeRoom()` gives up something and says whether
     * it could; at last the value is held as long as the page lives.
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
        // An older value that is still stored would come back in place of this one.
        try { this.#storage?.removeItem(this.#prefix + name); } catch { /* forbidden: nothing is stored */ }
    }

    #remove(name) {
        this.#values.delete(name);
        this.#held.delete(name);
        try { this.#storage?.removeItem(this.#prefix + name); } catch { /* forbidden: nothing is stored */ }
    }

    /** Takes a value that another tab has stored, or removed. Says whether it is a new one. */
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
