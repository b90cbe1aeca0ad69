// Opens the socket while the page's script is still on its way, which saves two round trips. The script takes it over
// (socket.js), and sends the first frame. This one says nothing.
(() => {
    const { basePath = "", reloads } = document.documentElement.dataset;
    if (reloads !== undefined) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    window.earlySocket = new WebSocket(`${scheme}//${location.host}${basePath}/~/socket`);
})();
