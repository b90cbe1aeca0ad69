"""Reads the colors of a drawing in a frame."""

from pixels import pixel_of


# Waits for the pictures of masks. WebKit decodes them after the first paint.
MASKS = """async () => {
    const masks = [...document.querySelectorAll(".frame *")].map((node) => getComputedStyle(node).maskImage);
    const addresses = masks.flatMap((mask) => [...(mask ?? "").matchAll(/url\\("(.*?)"\\)/g)]).map((match) => match[1]);
    await Promise.allSettled(addresses.map((address) => {
        const image = new Image();
        image.src = address;
        return image.decode();
    }));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""


def seen(page):
    """A function that reads the color of a pixel, whose place is counted from the corner of the frame."""
    page.evaluate(MASKS)
    box, size, picture = page.locator(".frame").bounding_box(), page.viewport_size, page.screenshot()
    return lambda x, y: pixel_of(page, picture, (box["x"] + x) / size["width"], (box["y"] + y) / size["height"])
