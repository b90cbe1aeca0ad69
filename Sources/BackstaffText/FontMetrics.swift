/// The widths of a font's characters, in parts of its size, at any weight.
///
/// The values of a variable font change evenly between a few weights. The table has them at these weights:
///
///     weight    100 ──────── 400 ───────────── 900
///     advance   1524         1588              1664      regular (400) is 1588, semibold (600) is 1618.4
package struct FontMetrics: Sendable {
    /// The font that the page brings along.
    package static let inter = FontMetrics(
        unitsPerEm: InterTable.unitsPerEm, ascent: InterTable.ascent, descent: InterTable.descent,
        weights: InterTable.weights, advances: InterTable.advances, tabularFigures: InterTable.tabularFigures,
        pairs: InterTable.pairs, classes: InterTable.classes)

    /// The height of the font above the baseline, in parts of its size.
    package let ascent: Double
    /// The depth of the font below the baseline, in parts of its size.
    package let descent: Double

    private let weights: [Double]
    private var glyphs: [UInt32: Glyph] = [:]
    private var tabularFigures: [UInt32: ArraySlice<Double>] = [:]
    private var pairs: [UInt64: ArraySlice<Double>] = [:]
    private var classes: [UInt64: ArraySlice<Double>] = [:]

    private struct Glyph {
        let advances: ArraySlice<Double>
        /// The class of the character as the first of a pair, or nil if nothing is added after it.
        let left: UInt32?
        /// The class of the character as the second of a pair.
        let right: UInt32
    }

    private init(
        unitsPerEm: Double, ascent: Double, descent: Double, weights: [Double], advances: StaticString,
        tabularFigures: StaticString, pairs: StaticString, classes: StaticString
    ) {
        self.ascent = ascent / unitsPerEm
        self.descent = descent / unitsPerEm
        self.weights = weights
        let values = weights.count
        func parts(_ numbers: ArraySlice<Int>) -> ArraySlice<Double> {
            ArraySlice(numbers.prefix(values).map { Double($0) / unitsPerEm })
        }
        for entry in Self.entries(of: advances) where entry.count == values + 3 {
            let left = entry[values + 1]
            glyphs[UInt32(entry[0])] = Glyph(
                advances: parts(entry[1...]), left: left < 0 ? nil : UInt32(left), right: UInt32(entry[values + 2]))
        }
        for entry in Self.entries(of: tabularFigures) where entry.count == values + 1 {
            self.tabularFigures[UInt32(entry[0])] = parts(entry[1...])
        }
        for entry in Self.entries(of: pairs) where entry.count == values + 2 {
            self.pairs[Self.key(UInt32(entry[0]), UInt32(entry[1]))] = parts(entry[2...])
        }
        for entry in Self.entries(of: classes) where entry.count == values + 2 {
            self.classes[Self.key(UInt32(entry[0]), UInt32(entry[1]))] = parts(entry[2...])
        }
    }

    /// The entries of a table: numbers with white space between them, and a semicolon after each entry.
    private static func entries(of table: StaticString) -> [[Int]] {
        table.description.split(separator: ";").map { entry in
            entry.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        }
    }

    private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

    /// The width of a character, or nil if the font doesn't have it.
    ///
    /// - Parameters:
    ///   - weight: The weight, from 1 to 1000. Regular is 400.
    ///   - isTabular: Whether all figures have the same width.
    package func advance(of character: Unicode.Scalar, weight: Double, isTabular: Bool = false) -> Double? {
        if isTabular, let figure = tabularFigures[character.value] { return value(of: figure, at: weight) }
        return glyphs[character.value].map { value(of: $0.advances, at: weight) }
    }

    /// The distance that the font adds between two characters. It is negative where they move together.
    package func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar, weight: Double) -> Double {
        if let pair = pairs[Self.key(first.value, second.value)] { return value(of: pair, at: weight) }
        guard let left = glyphs[first.value]?.left, let right = glyphs[second.value]?.right,
            let pair = classes[Self.key(left, right)]
        else { return 0 }
        return value(of: pair, at: weight)
    }

    /// A value at any weight, from those at the weights of the table.
    private func value(of values: ArraySlice<Double>, at weight: Double) -> Double {
        var index = 0
        while index < weights.count - 2, weight > weights[index + 1] { index += 1 }
        let low = weights[index]
        let high = weights[index + 1]
        let part = min(max((weight - low) / (high - low), 0), 1)
        let start = values.startIndex + index
        return values[start] + (values[start + 1] - values[start]) * part
    }
}
