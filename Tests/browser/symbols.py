"""A few symbols of the test bed's own, as the sprite that the server sends."""

STROKE = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

PATHS = {
    "plus": "M12 4.5V19.5M4.5 12H19.5",
    "heart": "M12 20C5 15 3.5 11.5 3.5 9A4.5 4.5 0 0 1 12 7A4.5 4.5 0 0 1 20.5 9C20.5 11.5 19 15 12 20Z",
    "clock": "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 7.5V12L15 14",
    "star": "M12 3.5L14.6 9L20.5 9.7L16.1 13.8L17.3 19.7L12 16.7L6.7 19.7L7.9 13.8L3.5 9.7L9.4 9Z",
    "tray": "M4 14L6.5 5.5H17.5L20 14V18.5H4ZM4 14H8.5L10 16H14L15.5 14H20",
    "book": "M12 6.5C10 5 7 4.8 4 5.3V18.3C7 17.8 10 18 12 19.5C14 18 17 17.8 20 18.3V5.3C17 4.8 14 5 12 6.5ZM12 6.5V19.5",
    "person": "M12 4.5A3.5 3.5 0 1 0 12 11.5A3.5 3.5 0 1 0 12 4.5M5 19.5C5 16 8 14 12 14C16 14 19 16 19 19.5Z",
    "square.and.pencil": "M19.5 11V19A1.5 1.5 0 0 1 18 20.5H5A1.5 1.5 0 0 1 3.5 19V6A1.5 1.5 0 0 1 5 4.5H13M9 15L9.8 12L18.5 3.3L20.7 5.5L12 14.2Z",
    "ellipsis.circle": "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M8 12H8.01M12 12H12.01M16 12H16.01",
    "sidebar.leading": "M5.9 4.4h12.2a3 3 0 0 1 3 3v9.2a3 3 0 0 1 -3 3h-12.2a3 3 0 0 1 -3 -3v-9.2a3 3 0 0 1 3 -3zM9.2 4.4v15.2",
    "bell": "M6 16.5V11A6 6 0 0 1 18 11V16.5L19.5 18H4.5ZM10 20.5H14",
    "wifi": "M3.5 9.5A12 12 0 0 1 20.5 9.5M6.5 13A8 8 0 0 1 17.5 13M9.5 16.3A3.5 3.5 0 0 1 14.5 16.3M12 19.5H12.01",
}


def sprite():
    symbols = "".join(
        f'<symbol id="{name}" viewBox="0 0 24 24" {STROKE}><path d="{path}"/></symbol>' for name, path in PATHS.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'
