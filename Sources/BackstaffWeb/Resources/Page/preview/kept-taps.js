// Repeats the taps on the preview (early-taps.js) in the first tree. A control is the same one if it has the same number and
// the same words. The preview may have been of another state, such as that before a reload: then the tap is dropped.

export function repeatEarlyTaps() {
    for (const { id, control, words, x, y, detail } of window.earlyTaps?.splice(0) ?? []) {
        const node = document.getElementById(id);
        if (!node || document.getElementById(control)?.textContent !== words) continue;
        const click = { clientX: x, clientY: y, detail, view: window, bubbles: true, cancelable: true, composed: true };
        node.dispatchEvent(new MouseEvent("click", click));
    }
}
