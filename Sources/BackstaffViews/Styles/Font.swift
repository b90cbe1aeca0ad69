import BackstaffElements
import BackstaffGraph
import Foundation

/// A font.
public struct Font: Hashable, Sendable {
    /// A text style.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        /// The text styles from the largest to the smallest.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let name: String

        /// The lightest weight.
        public static let ultraLight = Weight(name: "ultraLight")
        /// Very thin.
        public static let thin = Weight(name: "thin")
        /// Thin.
        public static let light = Weight(name: "light")
        /// The regular weight.
        public static let regular = Weight(name: "regular")
        /// Slightly heavier than regular.
        public static let medium = Weight(name: "medium")
        /// Between medium and bold.
        public static let semibold = Weight(name: "semibold")
        /// Bold.
        public static let bold = Weight(name: "bold")
        /// Heavier than bold.
        public static let heavy = Weight(name: "heavy")
        /// The heaviest weight.
        public static let black = Weight(name: "black")
    }

    /// The design of a font.
    public enum Design: String, CaseIterable, Hashable, Sendable {
        /// The default design, and designs with serifs, rounded strokes and monospaced letters.
        case `default`, serif, rounded, monospaced
    }

    /// The width of a font. It has no effect, because the page's fonts have only one width.
    public enum Width: Hashable, Sendable {
        /// Widths from the narrowest to the widest.
        case compressed, condensed, standard, expanded
    }

    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable {
        /// Standard, reduced and increased line spacing.
        case standard, tight, loose
    }

    var style: TextStyle?
    var size: Double?
    /// The name of a font of the app in the page's style sheet.
    var typeface: String?
    var weight: Weight?
    var design: Design?
    var isItalic = false
    var hasMonospacedDigits = false
    /// The letters that are small capitals, or `nil` for none.
    var smallCapitals: SmallCapitals?

    /// Letters that are shown as small capitals.
    enum SmallCapitals: String, Hashable, Sendable {
        case lowercase, uppercase, all
    }

    private init(style: TextStyle?, size: Double? = nil) {
        self.style = style
        self.size = size
    }

    /// The largest title.
    public static let largeTitle = Font(style: .largeTitle)
    /// A first-level title.
    public static let title = Font(style: .title)
    /// A second-level title.
    public static let title2 = Font(style: .title2)
    /// A third-level title.
    public static let title3 = Font(style: .title3)
    /// A heading.
    public static let headline = Font(style: .headline)
    /// A subheading.
    public static let subheadline = Font(style: .subheadline)
    /// Body text.
    public static let body = Font(style: .body)
    /// The font of texts without a font, which is that of body text.
    public static let `default` = body
    /// A callout.
    public static let callout = Font(style: .callout)
    /// A footnote.
    public static let footnote = Font(style: .footnote)
    /// A caption.
    public static let caption = Font(style: .caption)
    /// A smaller caption.
    public static let caption2 = Font(style: .caption2)

    /// Returns the system font with a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(style: nil, size: Double(size))
        font.weight = weight
        font.design = design
        return font
    }

    /// Returns the system font with a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(style: style)
        font.weight = weight
        font.design = design
        return font
    }

    /// Returns a font of the app by its name, with a size in points.
    ///
    /// The font's file must be in the app's bundle, and its Info.plist must name the file under `UIAppFonts`. An app that is
    /// built from a folder has both. Without such a font, the page uses the system font with that size.
    ///
    /// - Parameters:
    ///   - name: The PostScript name, such as `Rubik-Bold`, the full name or the name of the family.
    ///   - size: The size in points. It follows the visitor's own text size.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        system(size: size).with { $0.typeface = FontLibrary.ofProcess.typeface(named: name) }
    }

    /// Returns a font of the app by its name, as ``custom(_:size:)`` does. The text style has no effect.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// Returns a font of the app by its name, as ``custom(_:size:)`` does. It follows the visitor's own text size too.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

    /// Sets the weight of the font.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// Makes the font bold.
    public func bold() -> Font { weight(.bold) }
    /// Makes the font italic.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// Makes the font monospaced.
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// Makes the digits of the font monospaced.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// Shows all letters as small capitals. If the font has none, the browser makes them from capitals.
    public func smallCaps() -> Font { with { $0.smallCapitals = .all } }
    /// Shows lowercase letters as small capitals. If the font has none, the browser makes them from capitals.
    public func lowercaseSmallCaps() -> Font {
        with { $0.smallCapitals = $0.smallCapitals == .uppercase ? .all : $0.smallCapitals ?? .lowercase }
    }
    /// Shows uppercase letters as small capitals. If the font has none, the browser makes them from capitals.
    public func uppercaseSmallCaps() -> Font {
        with { $0.smallCapitals = $0.smallCapitals == .lowercase ? .all : $0.smallCapitals ?? .uppercase }
    }
    /// Sets the width of the font. It has no effect, because the page's fonts have only one width.
    public func width(_ width: Width) -> Font { self }
    /// Sets the line spacing of the font. It has no effect.
    public func leading(_ leading: Leading) -> Font { self }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    /// The font with a size in points in place of its text style or its former size.
    package func resized(to size: CGFloat) -> Font {
        with {
            $0.style = nil
            $0.size = Double(size)
        }
    }

    /// The keys that a font can set.
    package static let keys: [AttributeKey] = [
        .font, .size, .typeface, .weight, .design, .italic, .monospacedDigit, .smallCaps,
    ]

    /// The attributes of the font. All keys are included, so that those of a former font are removed.
    var attributes: [(key: AttributeKey, value: AttributeValue?)] {
        [
            (.font, style.map { .text($0.rawValue) }), (.size, size.map { .number($0) }),
            (.typeface, typeface.map { .text($0) }), (.weight, weight.map { .text($0.name) }),
            (.design, design.flatMap { $0.attribute }),
            (.italic, isItalic ? .flag(true) : nil), (.monospacedDigit, hasMonospacedDigits ? .flag(true) : nil),
            (.smallCaps, smallCapitals.map { .text($0.rawValue) }),
        ]
    }
}

extension Font.Design {
    var attribute: AttributeValue? { .text(rawValue) }
}
