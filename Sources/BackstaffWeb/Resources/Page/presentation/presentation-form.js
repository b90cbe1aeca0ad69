// Interprets the attributes of a presentation for the current window.

export const isColumn = (node) => node.dataset.displayMode === "column";
export const isCard = (node) => node.classList.contains("presentation") && node.dataset.displayMode === "sheet";

/** The names of a sheet's heights, the lowest first. */
export const detentsOf = (sheet) => (sheet.dataset.detents ?? "large").split(" ");

const most = () => innerHeight - 20;

/** The height in points for a name. */
export function heightOf(name) {
    if (name === "large") return most();
    if (name === "medium") return Math.round(innerHeight / 2);
    return Math.min(Number(name) || most(), most());
}

export const detentOf = (sheet) => sheet.dataset.detent ?? detentsOf(sheet)[0];
export const sheetHeight = (sheet) => heightOf(detentOf(sheet));

/** Whether what is below a presentation can be tapped. */
export function isPassable(node) {
    const limit = node.dataset.backgroundInteraction;
    if (!limit || !isCard(node)) return false;
    return limit === "enabled" || sheetHeight(node) <= heightOf(limit);
}
