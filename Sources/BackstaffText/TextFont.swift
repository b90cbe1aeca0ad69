/// The font in which a run of text is shown, with everything that a style sheet says about it.
package struct TextFont: Hashable, Sendable {
    /// The kind of letters.
    package enum Design: String, Sendable {
        case standard, rounded, serif, monospaced
    }

    /// The size in points.
    package var size: Double
    /// The height of a line in points.
    package var lineHeight: Double
    /// The weight, from 1 to 1000. Regular is 400.
    package var weight: Double
    /// The distance that is added after each character, in points.
    package var letterSpacing: Double
    /// The kind of letters.
    package var design: Design
    /// Whether all figures have the same width.
    package var hasTabularFigures: Bool

    /// Describes a font.
    package init(
        size: Double, lineHeight: Double, weight: Double = 400, letterSpacing: Double = 0, design: Design = .standard,
        hasTabularFigures: Bool = false
    ) {
        self.size = size
        self.lineHeight = lineHeight
        self.weight = weight
        self.letterSpacing = letterSpacing
        self.design = design
        self.hasTabularFigures = hasTabularFigures
    }

    /// The width of a character in points, without the distance after it.
    func advance(of character: Unicode.Scalar) -> Double {
        // A soft hyphen is seen only where a word is broken at it.
        if character.value == 0xAD { return 0 }
        if design == .monospaced { return size * (character.isWide ? 1.2 : TextFont.monospacedAdvance) }
        if let advance = FontMetrics.inter.advance(of: character, weight: weight, isTabular: hasTabularFigures) {
            return size * advance
        }
        return size * character.usualAdvance
    }

    /// The distance that the font adds between two characters, in points.
    func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
        design == .monospaced ? 0 : size * FontMetrics.inter.kerning(first, second, weight: weight)
    }

    /// The part of a line that lies above the baseline, in points. The font stands in the middle of its line.
    ///
    /// Browsers round the font's height and depth to whole points.
    package var heightAboveBaseline: Double {
        let ascent = (size * FontMetrics.inter.ascent).rounded()
        let descent = (size * FontMetrics.inter.descent).rounded()
        return ((lineHeight - ascent - descent) / 2).rounded(.down) + ascent
    }

    /// The part of a line that lies below the baseline, in points.
    package var depthBelowBaseline: Double { lineHeight - heightAboveBaseline }

    /// The width of a character of a monospaced font, in parts of its size.
    private static let monospacedAdvance = 0.602
}

extension Unicode.Scalar {
    /// Whether a character of East Asia or an emoji has the width of a whole em.
    var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: properties.isEmojiPresentation
        }
    }

    /// The width of a character that the font doesn't have, in parts of the size. Another font shows it, whose widths aren't
    /// known, so this is what such characters usually take.
    var usualAdvance: Double {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: 0
        default: properties.isEmojiPresentation ? 1.25 : isWide ? 1 : 0.6
        }
    }
}
