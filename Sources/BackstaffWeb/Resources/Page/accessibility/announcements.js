// Words for a screen reader, said in turn by a live region that nobody sees.

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
    // The region has to be in the page before words come into it, or they aren't said.
    setTimeout(() => region.append(line), 50);
    setTimeout(() => line.remove(), 5000);
}
