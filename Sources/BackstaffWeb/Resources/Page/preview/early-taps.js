// Keeps the taps on the preview for the first tree (kept-taps.js), because they come before the page's script or its socket.
// A link with an address needs no help. Text that is typed stays in its field, which the page takes over.
(() => {
    const most = 20;
    const controls = 'button, [role="button"], [role="link"], [role="radio"], .row, .menu, .disclosure';
    const taps = window.earlyTaps = [];

    function keep(event) {
        if (document.documentElement.classList.contains("live")) return document.removeEventListener("click", keep, true);
        const { target, clientX: x, clientY: y, detail } = event;
        const control = target.closest?.(controls);
        if (!control || taps.length === most || target.closest("a[href], input, textarea")) return;
        event.preventDefault();
        taps.push({ id: target.closest("[id]").id, control: control.id, words: control.textContent, x, y, detail });
    }

    document.addEventListener("click", keep, true);
})();
