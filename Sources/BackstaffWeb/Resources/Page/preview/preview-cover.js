// Hides the preview while the browser has stored state for it that the server doesn't know yet, so that another state doesn't
// flash by: that of this tab, or a value of `@AppStorage` for which the preview shows the default. Unlike a module, this script
// runs before the first paint. If the session doesn't resume in time, the preview is shown.
(() => {
    const longest = 2000;
    const { appStorage = "[]", basePath } = document.documentElement.dataset;
    const prefix = basePath ? `${basePath} ` : "";
    const isOfTab = (key) => key.startsWith(prefix) && /^backstaff\.(session$|(scene|step)\.)/.test(key.slice(prefix.length));
    const isOfApp = (name) => localStorage.getItem(`${prefix}backstaff.app.${name}`) !== null;
    try {
        if (!Object.keys(sessionStorage).some(isOfTab) && !JSON.parse(appStorage).some(isOfApp)) return;
    } catch {
        return;
    }
    const { classList } = document.documentElement;
    classList.add("resuming");
    setTimeout(() => classList.remove("resuming"), longest);
})();
