"""Reads the colors of a drawing in a frame."""

from pixels import pixel_of


def seen(page):
    """A function that reads the color of a pixel, whose place is counted from the corner of the frame."""
    box, size, picture = page.locator(".frame").bounding_box(), page.viewport_size, page.screenshot()
    return lambda x, y: pixel_of(page, picture, (box["x"] + x) / size["width"], (box["y"] + y) / size["height"])
