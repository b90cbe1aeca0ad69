"""Reads the colours of a screenshot."""

import base64


def pixel_of(page, screenshot, x, y):
    """The colour at a place of a screenshot, in shares of its width and height."""
    address = "data:image/png;base64," + base64.b64encode(screenshot).decode()
    return tuple(page.evaluate("""async ([address, x, y]) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [image.width, image.height];
        const drawing = canvas.getContext("2d");
        drawing.drawImage(image, 0, 0);
        return [...drawing.getImageData(Math.floor(x * image.width), Math.floor(y * image.height), 1, 1).data].slice(0, 3);
    }""", [address, x, y]))
