// Keeps the taps on the preview, by finger or by key, for the first tree (kept-taps.js), because they come before the page's
// script or its socket.
// A link with an address needs no help. Text that is typed stays in its field, which the page takes over.
(() => {
    const most = 20;
    const controls = 'button, [role="button"], [role="link"], [role="radio"], .row, .menu, .disclosure';
    const taps = window.earlyTaps = [];

    // What holds items instead of being one. Its words change too often.
    const wholes = ".window, .screen, .column, .tab-panel, .presentation";

    /** What a control shows by itself: its role, its words and its symbols. */
    function nameOf(control) {
        const signs = Array.from(control.querySelectorAll("use"), (use) => use.getAttribute("href"));
        return JSON.stringify([control.classList[0], control.textContent, control.getAttribute("aria-label"), signs]);
    }

    /** The row of a control, or else the smallest part around it that has an equal control beside it, such as a card. */
    function itemOf(control, name) {
        const isNamed = (other) => other.matches(controls) && nameOf(other) === name;
        const isRepeated = (node) => Array.from(node.parentElement.children).some((other) =>
            other !== node && [other, ...other.querySelectorAll(controls)].some(isNamed));
        const row = control.closest(".row");
        if (row) return row;
        for (let node = control.parentElement; node?.parentElement && !node.matches(wholes); node = node.parentElement) {
            if (isRepeated(node)) return node;
        }
        return undefined;
    }

    /** The words of an item, without those in lazy containers in it: the preview may have other rows than the page. */
    function wordsOf(item) {
        const lazy = (node) => node.closest(".list, .lazy-stack, .lazy-grid");
        return Array.from(item.querySelectorAll(".text")).filter((text) => lazy(text) === lazy(item))
            .map((text) => text.textContent);
    }

    /** What tells a control from others: what it shows, and the words of the row or card that it is in. */
    window.likenessOf = (control) => {
        const name = nameOf(control);
        const item = itemOf(control, name);
        return JSON.stringify([name, item ? wordsOf(item) : []]);
    };

    function keep(event) {
        const { classList } = document.documentElement;
        if (classList.contains("live")) return document.removeEventListener("click", keep, true);
        const { target, clientX: x, clientY: y, detail } = event;
        const control = target.closest?.(controls);
        if (!control || taps.length === most || target.closest("a[href], input, textarea")) return;
        event.preventDefault();
        // The page shows that the connection is lost, so nobody expects that a tap does something.
        if (classList.contains("connection-lost")) return;
        const likeness = window.likenessOf(control);
        taps.push({ id: target.closest("[id]").id, control: control.id, likeness, x, y, detail, at: performance.now() });
    }

    document.addEventListener("click", keep, true);
    // A browser makes clicks of keys only for buttons and links.
    document.addEventListener("keydown", (event) => {
        const { key, repeat, target } = event;
        if ((key === "Enter" || key === " ") && !repeat && target.matches?.(controls) && !target.matches("button")) keep(event);
    }, true);
})();
