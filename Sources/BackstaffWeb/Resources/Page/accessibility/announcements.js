// Announces texts to a screen reader, one after the other, through an invisible live region. While a dialog is modal, only what is
// in it is announced, so the region is there.

import { reachable } from "../presentation/above-dialogs.js";

const region = document.createElement("div");
region.className = "announcements added";
region.setAttribute("aria-live", "polite");

export function announce(text) {
    const place = reachable();
    if (region.parentElement !== place) place.append(region);
    const line = document.createElement("p");
    line.textContent = text;
    // The region must be in the page before its text changes. Otherwise the text isn't announced.
    setTimeout(() => region.append(line), 50);
    setTimeout(() => line.remove(), 5000);
}
