// Announces screens that change without moving the focus to their titles: after going back to a link, in a column next
// to the focused one, and when columns collapse.

import { announce } from "../accessibility/announcements.js";
import { titleOf } from "./screens.js";

/** Announces the title of a new screen, unless the focus is on the title. */
export function announceScreen(screen) {
    const title = titleOf(screen);
    const words = title?.textContent.trim();
    if (words && document.activeElement !== title) announce(words);
}
