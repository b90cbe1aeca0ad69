// Shows what a tab showed before it was loaded again, until the first tree arrives. Without it, nothing would be seen for as
// long as the line takes.
//
//     pagehide (screen-keeping.js) ──► sessionStorage ──► loaded again at the same address ──► in place of the preview
//
// Like the other scripts of the preview, this one runs before the first paint.
(() => {
    const { classList, dataset: { basePath } } = document.documentElement;
    if (!classList.contains("resuming")) return;
    let kept;
    try {
        const name = `${basePath ? `${basePath} ` : ""}backstaff.screen`;
        kept = JSON.parse(sessionStorage.getItem(name));
        sessionStorage.removeItem(name);
    } catch {
        return;
    }
    const isReturn = performance.getEntriesByType("navigation").some(({ type }) => type !== "navigate");
    if (!isReturn || kept?.url !== location.href) return;

    function show() {
        // What follows #app tells that the parser has left it.
        const app = document.getElementById("app");
        if (!app?.nextElementSibling && document.readyState === "loading") return;
        observer.disconnect();
        const parse = (text) => new DOMParser().parseFromString(text, "text/html").body.firstElementChild;
        const screen = parse(kept.html);
        if (!app || screen?.id !== "app" || classList.contains("live")) return;
        const symbols = document.getElementById("symbols");
        for (const symbol of parse(`<svg>${kept.symbols}</svg>`).querySelectorAll("symbol[id]")) {
            if (!document.getElementById(symbol.id)) symbols?.append(symbol);
        }
        app.replaceWith(screen);
        for (const dialog of screen.querySelectorAll("dialog[open]")) {
            dialog.removeAttribute("open");
            dialog.showModal();
        }
        classList.remove("resuming");
        scroll();
        // Some browsers go on without the style sheets. Nothing scrolls before they are there.
        document.addEventListener("load", scroll, true);
    }

    function scroll() {
        if (classList.contains("live")) return document.removeEventListener("load", scroll, true);
        try {
            for (const [id, top, left] of kept.places) {
                const node = document.getElementById(id);
                if (node && !node.scrollTop && !node.scrollLeft) node.scrollTo({ top, left, behavior: "instant" });
            }
        } catch {
            // Other scripts can write to the storage, too.
        }
    }

    const observer = new MutationObserver(show);
    observer.observe(document.documentElement, { childList: true, subtree: true });
})();
