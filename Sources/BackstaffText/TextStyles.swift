extension TextFont {
    /// The text styles of the platform by their names, such as `largeTitle`, at the usual text size.
    ///
    /// The page's style sheet for text has the same values in rem, so that they follow the reader's own text size. A test
    /// compares the two.
    package static let styles: [String: TextFont] = [
        "largeTitle": style(34, 41, spacing: -0.02),
        "title": style(28, 34, spacing: -0.019),
        "title2": style(22, 28, spacing: -0.016),
        "title3": style(20, 25, spacing: -0.014),
        "headline": style(17, 22, weight: 600, spacing: -0.011),
        "subheadline": style(15, 20, spacing: -0.006),
        "body": body,
        "callout": style(16, 21, spacing: -0.009),
        "footnote": style(13, 18, spacing: 0),
        "caption": style(12, 16, spacing: 0),
        "caption2": style(11, 13, spacing: 0.005),
    ]

    /// The style of text that has no other.
    package static let body = style(17, 22, spacing: -0.011)

    /// The weights by their names, such as `semibold`. The page's style sheet for text has the same.
    package static let weights: [String: Double] = [
        "ultraLight": 200, "thin": 250, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
        "heavy": 800, "black": 900,
    ]

    private static func style(_ size: Double, _ lineHeight: Double, weight: Double = 400, spacing: Double) -> TextFont {
        TextFont(size: size, lineHeight: lineHeight, weight: weight, letterSpacing: spacing * size)
    }
}
