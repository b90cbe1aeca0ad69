import BackstaffElements
import Foundation

extension Text {
    /// A line below or through text.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is drawn. The page draws each as a plain line.
        public struct Pattern: Hashable, Sendable {
            let name: String
            /// A plain line.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// A dash, a dot and so on.
            public static let dashDot = Pattern(name: "dash-dot")
            /// A dash, two dots and so on.
            public static let dashDotDot = Pattern(name: "dash-dot-dot")
        }
    }

    /// Which letters text is shown in.
    public enum Case: Hashable, Sendable {
        /// Capitals, or small letters.
        case uppercase, lowercase
    }

    /// Where text that is too long is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning, at the end, or between them.
        case head, tail, middle
    }

    /// The same text in a font, or with `nil` in that of the surroundings.
    public func font(_ font: Font?) -> Text {
        guard let font else { return self }
        var changes = font.attributes.filter { $0.value != nil }
        changes.append(font.style == nil ? (.font, nil) : (.size, nil))
        return with(changes)
    }

    /// The same text with thicker or thinner strokes.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with([(.weight, weight.map { .text($0.name) })]) }

    /// The same text in a face of another character.
    public func fontDesign(_ design: Font.Design?) -> Text { with([(.design, design?.attribute)]) }

    /// The same text. The page's faces have one width.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// The same text, bold.
    public func bold() -> Text { fontWeight(.bold) }

    /// The same text, bold or not.
    public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

    /// The same text, slanted.
    public func italic() -> Text { italic(true) }

    /// The same text, slanted or not.
    public func italic(_ isActive: Bool) -> Text { with([(.italic, isActive ? .flag(true) : nil)]) }

    /// The same text in a colour, or with `nil` in that of the surroundings.
    public func foregroundColor(_ color: Color?) -> Text {
        with([(.foreground, color.map { .color($0.wireName) })])
    }

    /// The same text in a colour. Of a gradient the first colour is taken.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { foregroundColor(style._paint.color) }

    /// The same text with a line below it. The page draws every pattern as a plain line in the colour of the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        with([(.underline, isActive ? .flag(true) : nil)])
    }

    /// The same text with a line through it. The page draws every pattern as a plain line in the colour of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with([(.strikethrough, isActive ? .flag(true) : nil)])
    }

    /// The same text with room between letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { with([(.kerning, .number(Double(kerning)))]) }

    /// The same text with room between letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { with([(.tracking, .number(Double(tracking)))]) }

    /// The same text, raised above its line, in points.
    public func baselineOffset(_ offset: CGFloat) -> Text { with([(.baseline, .number(Double(offset)))]) }

    /// The same text in letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

    /// The same text with digits of one width.
    public func monospacedDigit() -> Text { with([(.monospacedDigit, .flag(true))]) }

    private func with(_ changes: [(key: AttributeKey, value: AttributeValue?)]) -> Text {
        var attributes = extras?.attributes ?? []
        for (key, value) in changes {
            attributes.removeAll { $0.key == key }
            if let value { attributes.append(TextAttribute(key, value)) }
        }
        let runs = extras?.runs ?? []
        if attributes.isEmpty, runs.isEmpty { return Text(plainText, extras: nil) }
        return Text(plainText, extras: TextExtras(runs: runs, attributes: attributes))
    }
}
