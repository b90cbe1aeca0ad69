// Announces texts to a screen reader, one after the other, through an invisible live region.

let region;

export function announce(text) {
    if (!region) {
        region = document.createElement("div");
        region.className = "announcements";
        region.setAttribute("aria-live", "polite");
        document.body.append(region);
    }
    const line = document.createElement("p");
    line.textContent = text;
    // The region must be in the page before its text changes. Otherwise the text isn't announced.
    setTimeout(() => region.append(line), 50);
    setTimeout(() => line.remove(), 5000);
}
