// Keeps the taps on the preview for the first tree (kept-taps.js), because they come before the page's script or its socket.
// A link with an address needs no help. Text that is typed stays in its field, which the page takes over.
(() => {
    const most = 20;
    const controls = 'button, [role="button"], [role="link"], [role="radio"], .row, .menu, .disclosure';
    const taps = window.earlyTaps = [];

    /** What tells a control from others: its role, its words, those of its row, and its symbols. */
    window.likenessOf = (control) => {
        const words = (node) => Array.from(node?.querySelectorAll(".text") ?? [], (text) => text.textContent);
        const signs = Array.from(control.querySelectorAll("use"), (use) => use.getAttribute("href"));
        const label = control.getAttribute("aria-label");
        return JSON.stringify([control.classList[0], control.textContent, label, words(control.closest(".row")), signs]);
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
})();
