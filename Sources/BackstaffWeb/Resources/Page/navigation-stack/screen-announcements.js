// What a screen reader says of screens that change while the focus isn't led to their titles: back to the link that led
// away, in a column beside the one with the focus, and when columns collapse into one.

import { announce } from "../accessibility/announcements.js";
import { titleOf } from "./screens.js";

/** Says the title of a screen that has come, unless it is read out as what has the focus. */
export function announceScreen(screen) {
    const title = titleOf(screen);
    const words = title?.textContent.trim();
    if (words && document.activeElement !== title) announce(words);
}
