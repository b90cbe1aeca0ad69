import BackstaffElements
import Foundation

extension Text {
    /// The style of an underline or strikethrough line.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of the line. The page draws all patterns as a solid line.
        public struct Pattern: Hashable, Sendable {
            let name: String
            /// A solid line.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// Alternating dashes and dots.
            public static let dashDot = Pattern(name: "dash-dot")
            /// A dash followed by two dots.
            public static let dashDotDot = Pattern(name: "dash-dot-dot")
        }

        private let pattern: Pattern
        private let color: Color?

        /// Creates a style. The page draws every pattern as a solid line in the color of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line.
        public static let single = LineStyle()
    }

    /// The letter case of a text.
    public enum Case: Hashable, Sendable {
        /// Uppercase or lowercase letters.
        case uppercase, lowercase
    }

    /// The truncation of a text that is too long.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning, at the end or in the middle.
        case head, tail, middle
    }

    /// The size of a text in relation to its font.
    public struct Scale: Hashable, Sendable {
        let name: String?

        /// The size of the font.
        public static let `default` = Scale(name: nil)
        /// A smaller size, such as that of a unit behind a number. The page shows 80 percent of the font's size.
        public static let secondary = Scale(name: "secondary")
    }

    /// Sets the size of the text in relation to its font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        with([(.textScale, isEnabled ? scale.name.map { .text($0) } : nil)])
    }

    /// Sets the font of the text. If it is `nil`, the inherited font is used.
    public func font(_ font: Font?) -> Text {
        guard let font else { return self }
        var changes = font.attributes.filter { $0.value != nil }
        changes.append(font.style == nil ? (.font, nil) : (.size, nil))
        return with(changes)
    }

    /// Sets the font weight of the text.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with([(.weight, weight.map { .text($0.name) })]) }

    /// Sets the font design of the text.
    public func fontDesign(_ design: Font.Design?) -> Text { with([(.design, design?.attribute)]) }

    /// Sets the font width of the text. It has no effect, because the page's fonts have only one width.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// Makes the text bold.
    public func bold() -> Text { fontWeight(.bold) }

    /// Sets whether the text is bold.
    public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

    /// Makes the text italic.
    public func italic() -> Text { italic(true) }

    /// Sets whether the text is italic.
    public func italic(_ isActive: Bool) -> Text { with([(.italic, isActive ? .flag(true) : nil)]) }

    /// Sets the color of the text. If it is `nil`, the inherited color is used.
    public func foregroundColor(_ color: Color?) -> Text {
        with([(.foreground, color.map { .color($0.wireName) })])
    }

    /// Sets the style of the text. For a gradient its first color is used.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { foregroundColor(style._paint.color) }

    /// Underlines the text. The page draws every pattern as a solid line in the color of the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        with([(.underline, isActive ? .flag(true) : nil)])
    }

    /// Adds a strikethrough line. The page draws every pattern as a solid line in the color of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with([(.strikethrough, isActive ? .flag(true) : nil)])
    }

    /// Sets the additional space between letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { with([(.kerning, .number(Double(kerning)))]) }

    /// Sets the additional space between letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { with([(.tracking, .number(Double(tracking)))]) }

    /// Sets the offset of the text above its baseline, in points.
    public func baselineOffset(_ offset: CGFloat) -> Text { with([(.baseline, .number(Double(offset)))]) }

    /// Sets whether the text has a monospaced font.
    public func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

    /// Makes the digits of the text monospaced.
    public func monospacedDigit() -> Text { with([(.monospacedDigit, .flag(true))]) }

    private func with(_ changes: [(key: AttributeKey, value: AttributeValue?)]) -> Text {
        var attributes = extras?.attributes ?? []
        for (key, value) in changes {
            attributes.removeAll { $0.key == key }
            if let value { attributes.append(TextAttribute(key, value)) }
        }
        let runs = extras?.runs ?? []
        let source = extras?.source
        if attributes.isEmpty, runs.isEmpty, source == nil { return Text(words, extras: nil) }
        return Text(words, extras: TextExtras(runs: runs, attributes: attributes, source: source))
    }
}

extension View {
    /// Sets the size of the texts in this view in relation to their fonts. It is that of each whole text.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        modifier(ElementModifier(StyleWrapper.self) { $0.set(.textScale, isEnabled ? scale.name : nil) })
    }
}
