// Hides the preview while this tab has state to resume, so that another state doesn't flash by. Unlike a module, this
// script runs before the first paint. If the session doesn't resume in time, the preview is shown.
(() => {
    const longest = 2000;
    const { basePath } = document.documentElement.dataset;
    const prefix = basePath ? `${basePath} ` : "";
    const isKept = (key) =>
        key.startsWith(prefix) && /^backstaff\.(session$|(scene|step|app)\.)/.test(key.slice(prefix.length));
    try {
        if (![sessionStorage, localStorage].some((storage) => Object.keys(storage).some(isKept))) return;
    } catch {
        return;
    }
    const { classList } = document.documentElement;
    classList.add("resuming");
    setTimeout(() => classList.remove("resuming"), longest);
})();
