"""Computed styles, and the contrast of two colors as in WCAG."""

# The contrast of two colors.
CONTRAST = """([one, other]) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    const light = (color) => {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
}"""


def style(locator, name, pseudo="null"):
    """A property of an element's style. `pseudo` is in quotation marks, as in `"'::after'"`."""
    return locator.evaluate(f"node => getComputedStyle(node, {pseudo}).{name}")
