// Asks for the document again if it was made for another kind of window than this one. The server knows the window's size
// only from a cookie. A new visitor has none, and one with two windows has the size of the other one. Columns that are
// squeezed into a narrow window, or a phone's screen in a wide one, would be the first thing that is seen.
(() => {
    const root = document.documentElement;
    const { size, basePath } = root.dataset;
    const asked = "backstaff-document-size";
    /** The least widths of a window with columns, and of one that has room for all of them. */
    const kind = (width) => [660, 1194].filter((least) => width >= least).length;
    if (!size || root.classList.contains("resuming")) return;
    try {
        // Early in a document, a browser may not know its width yet. Some phones say 980 then.
        if (innerWidth < 1 || innerWidth > Math.max(screen.width, screen.height)) return;
        if (kind(innerWidth) === kind(Number.parseInt(size, 10))) {
            sessionStorage.removeItem(asked);
            return;
        }
        // A server that never gets the cookie is asked only once.
        if (sessionStorage.getItem(asked)) return;
        sessionStorage.setItem(asked, "1");
        document.cookie =
            `backstaff-viewport=${innerWidth}x${innerHeight}; path=${basePath || "/"}; max-age=31536000; samesite=lax`;
        root.dataset.reloads = "";
        stop();
        location.reload();
    } catch {
        // Without storage there is nothing that would end the questions.
    }
})();
