// Hides the preview while this tab has something to resume, so that nobody sees a state flash by that isn't theirs. It
// runs before the page is painted, which modules never do; after a while a preview is better than nothing.
(() => {
    const longest = 2000;
    const isKept = (key) => key === "backstaff.session" || /^backstaff\.(scene|step|app)\./.test(key);
    try {
        if (![sessionStorage, localStorage].some((storage) => Object.keys(storage).some(isKept))) return;
    } catch {
        return;
    }
    const { classList } = document.documentElement;
    classList.add("resuming");
    setTimeout(() => classList.remove("resuming"), longest);
})();
