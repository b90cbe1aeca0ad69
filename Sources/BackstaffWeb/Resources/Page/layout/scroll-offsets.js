/** How far the elements in a node are scrolled: `[id, top, left]` of each that is. */
export const scrollOffsets = (root) => Array.from(root.querySelectorAll("[id]"))
    .filter((node) => node.scrollTop || node.scrollLeft).map((node) => [node.id, node.scrollTop, node.scrollLeft]);
