// Lengths and places as the page reports them.

/** A length in points, to a tenth. */
export const rounded = (value) => Math.round(value * 10) / 10;

/** The node whose box a view has. A view without a box of its own has that of its content. */
export function boxed(node) {
    let box = node;
    while (box.getClientRects().length === 0 && box.firstElementChild) box = box.firstElementChild;
    return box;
}

/** The box whose corner the places of a view's gestures are measured from: that of its coordinate space. */
export function spaceOf(node) {
    const space = node.dataset.coordinateSpace;
    if (space === undefined) return boxed(node).getBoundingClientRect();
    const name = space.startsWith("named ") ? space.slice("named ".length) : undefined;
    const owner = name !== undefined && node.closest(`[data-space-name="${CSS.escape(name)}"]`);
    return owner ? boxed(owner).getBoundingClientRect() : { left: 0, top: 0 };
}

/** A place on the screen in the coordinate space of a view's gestures. */
export function placeFor(node, { clientX, clientY }) {
    const { left, top } = spaceOf(node);
    return [rounded(clientX - left), rounded(clientY - top)];
}

/** The middle of a view on the screen. */
export function middleOf(node) {
    const { left, top, width, height } = boxed(node).getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
}
