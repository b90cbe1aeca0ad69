// Repeats the taps on the preview (early-taps.js) in the first tree, on controls that are like those that were tapped. The
// preview may have been of another state, such as that before a reload. And who has waited for long has given up.

/** The time in milliseconds after which a tap isn't repeated. */
const longest = 10_000;

/** The result is whether all taps were repeated. */
export function repeatEarlyTaps() {
    let isWhole = true;
    for (const { id, control, likeness, x, y, detail, at } of window.earlyTaps?.splice(0) ?? []) {
        const node = document.getElementById(id);
        const found = document.getElementById(control);
        if (!node || !found || window.likenessOf(found) !== likeness || performance.now() - at > longest) {
            isWhole = false;
            continue;
        }
        const click = { clientX: x, clientY: y, detail, view: window, bubbles: true, cancelable: true, composed: true };
        node.dispatchEvent(new MouseEvent("click", click));
    }
    return isWhole;
}
