/// The color names that apps and hosts share.
package enum Palette {
    /// Colors that are the same everywhere on a page. Each is a variable of the page's style sheet, `--color-NAME`.
    package static let names: [String] = [
        "primary", "secondary", "tertiary", "quaternary", "placeholder", "separator", "background",
        "secondary-background", "grouped-background", "grouped-row", "fill", "white", "black", "clear", "blue", "red",
        "green", "orange", "yellow", "teal", "cyan", "mint", "indigo", "purple", "pink", "brown", "gray", "accent",
    ]

    /// Colors that depend on the element that uses them, with their values in a style sheet.
    package static let local: KeyValuePairs = [
        "tint": "var(--tint, var(--color-accent))", "foreground": "currentColor",
    ]
}
