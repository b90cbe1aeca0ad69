import BackstaffElements
import BackstaffGraph
import Foundation

/// A type face and size.
public struct Font: Hashable, Sendable {
    /// A size by its purpose.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        /// Purposes, from the title of a screen to the smallest print.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// How thick strokes are.
    public struct Weight: Hashable, Sendable {
        let name: String

        /// The thinnest.
        public static let ultraLight = Weight(name: "ultraLight")
        /// Very thin.
        public static let thin = Weight(name: "thin")
        /// Thin.
        public static let light = Weight(name: "light")
        /// The usual.
        public static let regular = Weight(name: "regular")
        /// A little thicker than usual.
        public static let medium = Weight(name: "medium")
        /// Between medium and bold.
        public static let semibold = Weight(name: "semibold")
        /// Thick.
        public static let bold = Weight(name: "bold")
        /// Very thick.
        public static let heavy = Weight(name: "heavy")
        /// The thickest.
        public static let black = Weight(name: "black")
    }

    /// The character of a face.
    public enum Design: String, CaseIterable, Hashable, Sendable {
        /// The usual face, one with serifs, one with round ends, and one whose letters have one width.
        case `default`, serif, rounded, monospaced
    }

    /// How wide letters are. The page's faces have one width.
    public enum Width: Hashable, Sendable {
        /// Widths from the narrowest; `standard` is the usual one.
        case compressed, condensed, standard, expanded
    }

    /// How far apart lines are.
    public enum Leading: Hashable, Sendable {
        /// The usual distance, less, and more.
        case standard, tight, loose
    }

    var style: TextStyle?
    var size: Double?
    var weight: Weight?
    var design: Design?
    var isItalic = false
    var hasMonospacedDigits = false

    private init(style: TextStyle?, size: Double? = nil) {
        self.style = style
        self.size = size
    }

    /// The largest title.
    public static let largeTitle = Font(style: .largeTitle)
    /// A title of the first rank.
    public static let title = Font(style: .title)
    /// A title of the second rank.
    public static let title2 = Font(style: .title2)
    /// A title of the third rank.
    public static let title3 = Font(style: .title3)
    /// A heading.
    public static let headline = Font(style: .headline)
    /// A heading of the second rank.
    public static let subheadline = Font(style: .subheadline)
    /// Text.
    public static let body = Font(style: .body)
    /// A remark.
    public static let callout = Font(style: .callout)
    /// A foot note.
    public static let footnote = Font(style: .footnote)
    /// What stands below a picture.
    public static let caption = Font(style: .caption)
    /// What stands below a picture, smaller.
    public static let caption2 = Font(style: .caption2)

    /// The platform's face in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(style: nil, size: Double(size))
        font.weight = weight
        font.design = design
        return font
    }

    /// The platform's face in a size by its purpose.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(style: style)
        font.weight = weight
        font.design = design
        return font
    }

    /// A face by name, in a size in points. The page shows the platform's face in that size.
    public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }

    /// A face by name. The page shows the platform's face in that size.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        system(size: size)
    }

    /// A face by name. The page shows the platform's face in that size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { system(size: fixedSize) }

    /// The same font with thicker or thinner strokes.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// The same font, bold.
    public func bold() -> Font { weight(.bold) }
    /// The same font, slanted.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// The same font with letters of one width.
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// The same font with digits of one width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// The same font. The page's faces have no small capitals.
    public func smallCaps() -> Font { self }
    /// The same font. The page's faces have one width.
    public func width(_ width: Width) -> Font { self }
    /// The same font. Lines stay as far apart as they are.
    public func leading(_ leading: Leading) -> Font { self }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    /// The keys that a font can set.
    static let keys: [AttributeKey] = [.font, .size, .weight, .design, .italic, .monospacedDigit]

    /// What the page is told: every key, so that a former font leaves nothing behind.
    var attributes: [(key: AttributeKey, value: AttributeValue?)] {
        [
            (.font, style.map { .text($0.rawValue) }), (.size, size.map { .number($0) }),
            (.weight, weight.map { .text($0.name) }), (.design, design.flatMap { $0.attribute }),
            (.italic, isItalic ? .flag(true) : nil), (.monospacedDigit, hasMonospacedDigits ? .flag(true) : nil),
        ]
    }
}

extension Font.Design {
    var attribute: AttributeValue? { .text(rawValue) }
}
