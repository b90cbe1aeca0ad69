// Keeps parts of the page itself, such as its messages, above the app's dialogs. A modal dialog covers everything outside of it and
// makes it inert. So such a part is a popover in the topmost dialog:
//
//     body ── a dialog opens ──► the topmost dialog ── it closes ──► the dialog below, or the body

const gestures = ["click", "dblclick", "contextmenu", "mousedown", "pointerdown", "pointerover", "touchstart", "touchmove", "wheel"];
const parts = new Set();
const observer = new MutationObserver(settle);

/** The innermost node that isn't inert: the topmost modal dialog, or the body. */
export const reachable = () => [...document.querySelectorAll("#app dialog:modal:not(.departing)")].at(-1) ?? document.body;

/** Shows a part of the page above everything else, until it is taken away. */
export function keepAbove(part) {
    // The dialog that contains the part isn't concerned by its events. The class marks it as the page's.
    part.classList.add("added");
    for (const name of gestures) part.addEventListener(name, stop, { passive: true });
    if (parts.size === 0) {
        observer.observe(document.getElementById("app"), { subtree: true, childList: true, attributeFilter: ["open", "class"] });
    }
    parts.add(part);
    settle();
}

export function takeAway(part) {
    parts.delete(part);
    part.remove();
    if (parts.size === 0) observer.disconnect();
}

const stop = (event) => event.stopPropagation();

function settle() {
    const host = reachable();
    for (const part of parts) {
        if (part.parentElement === host && part.matches(":popover-open")) continue;
        const focused = part.contains(document.activeElement) ? document.activeElement : undefined;
        const scrolled = [...part.querySelectorAll("*")].filter((node) => node.scrollTop > 0).map((node) => [node, node.scrollTop]);
        host.append(part);
        part.popover = "manual";
        part.showPopover();
        for (const [node, top] of scrolled) node.scrollTop = top;
        focused?.focus({ preventScroll: true });
    }
}
