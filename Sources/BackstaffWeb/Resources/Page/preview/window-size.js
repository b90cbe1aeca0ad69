// Asks for the document again if it was made for another kind of window than this one. The server knows the window's size
// only from a cookie. A new visitor has none, and one with two windows has the size of the other one. Columns that are
// squeezed into a narrow window, or a phone's screen in a wide one, would be the first thing that is seen.
(() => {
    const root = document.documentElement;
    const { size, columns, basePath } = root.dataset;
    const asked = "backstaff-document-size";
    /** Windows of the same kind show the same. Which columns are beside each other depends on the whole width. */
    const kind = ([width, height]) => (columns === undefined
        ? [660, 1194].filter((least) => width >= least).length + (height < 430 ? " short" : "")
        : width + (width >= height ? " wide" : " high"));
    if (!size || root.classList.contains("resuming")) return;
    try {
        // Early in a document, a browser may not know its width yet. Some phones say 980 then.
        if (innerWidth < 1 || innerWidth > Math.max(screen.width, screen.height)) return;
        if (kind([innerWidth, innerHeight]) === kind(size.split("x").map(Number))) {
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
