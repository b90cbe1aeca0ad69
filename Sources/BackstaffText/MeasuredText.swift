/// A part of a text that has one font.
package struct TextRun: Hashable, Sendable {
    /// The characters.
    package var text: String
    /// Their font.
    package var font: TextFont

    /// Describes a part of a text.
    package init(_ text: String, font: TextFont) {
        self.text = text
        self.font = font
    }
}

/// A text whose characters have been measured, so that it can be broken into lines at any width.
///
///     characters    N o   s a l t ,   p l e a s e
///     positions     0 12 22 26 …                   the distance of each character from the start, in points
///     breaks             3         9              the offsets at which a line may begin
///
/// A line takes as many parts between two breaks as fit. A part that is wider than the line is broken anywhere.
package struct MeasuredText: Sendable {
    /// A line of a text.
    package struct Line: Hashable, Sendable {
        /// The characters, without the spaces at the end.
        package let text: String
        /// The width in points.
        package let width: Double
        /// The height in points.
        package let height: Double
        /// The characters of each part of the text that is in the line.
        package let pieces: [Piece]
    }

    /// The part of a line in one font.
    package struct Piece: Hashable, Sendable {
        /// The number of the part of the text, from 0 on.
        package let run: Int
        /// The characters.
        package let text: String
    }

    /// The font of lines without characters. No line is lower than one of this font.
    package let font: TextFont

    private struct Part {
        /// The offset of the first unit.
        let start: Int
        let font: TextFont
    }

    /// The units between two newlines.
    private struct Paragraph {
        let range: Range<Int>
        /// The offsets at which a line may begin, and the end.
        let breaks: [Int]
    }

    /// The text in UTF-16, with one space in place of several.
    private var units: [UInt16] = []
    /// The place of each unit, and of the end.
    private var positions: [Double] = [0]
    /// The units at which a character begins.
    private var isStart: [Bool] = []
    private var parts: [Part] = []
    private var paragraphs: [Paragraph] = []

    /// Measures a text.
    ///
    /// - Parameters:
    ///   - runs: The parts of the text in their order.
    ///   - font: The font of the text around the parts. It decides the least height of a line.
    package init(_ runs: [TextRun], font: TextFont) {
        self.font = font
        for run in runs { append(run) }
        while units.last == Self.space, parts.last?.font.keepsSpaces != true { removeLast() }
        let breaks = LineBreaks.offsets(in: units)
        var next = 0
        func add(_ range: Range<Int>) {
            var inside: [Int] = []
            while next < breaks.count, breaks[next] <= range.upperBound {
                if breaks[next] > range.lowerBound, breaks[next] < range.upperBound { inside.append(breaks[next]) }
                next += 1
            }
            paragraphs.append(Paragraph(range: range, breaks: inside + [range.upperBound]))
        }
        var start = 0
        for (offset, unit) in units.enumerated() where unit == Self.newline {
            add(start..<offset)
            start = offset + 1
        }
        // Nothing is below a newline at the end, and nothing is shown of a text without characters.
        if start < units.count { add(start..<units.count) }
    }

    /// Measures a text of one font.
    package init(_ text: String, font: TextFont) {
        self.init([TextRun(text, font: font)], font: font)
    }

    private static let newline = UInt16(0x0A)
    private static let space = UInt16(0x20)

    // MARK: Measuring

    private mutating func append(_ run: TextRun) {
        parts.append(Part(start: units.count, font: run.font))
        var previous: Unicode.Scalar?
        for character in run.text {
            var shown = character
            if character == "\n" || character == "\r\n" {
                shown = "\n"
                if !run.font.keepsSpaces { while units.last == Self.space { removeLast() } }
            } else if !run.font.keepsSpaces, character.isWhitespace, character != "\u{A0}" {
                if units.last == Self.space || units.last == Self.newline || units.isEmpty { continue }
                shown = " "
            }
            append(shown.unicodeScalars, font: run.font, after: previous)
            previous = shown.unicodeScalars.last
        }
    }

    /// Appends a character as a person sees it.
    private mutating func append(_ scalars: String.UnicodeScalarView, font: TextFont, after previous: Unicode.Scalar?) {
        guard let first = scalars.first else { return }
        var width = 0.0
        if first != "\n" {
            // Only the widest part of a character counts: accents lie on letters, and an emoji of several parts is one.
            for scalar in scalars { width = max(width, font.advance(of: scalar)) }
            width += font.letterSpacing
            if let previous { positions[positions.count - 1] += font.kerning(previous, first) }
        }
        let start = positions[positions.count - 1]
        for (index, unit) in String(scalars).utf16.enumerated() {
            units.append(unit)
            isStart.append(index == 0)
            positions.append(start + width)
        }
    }

    private mutating func removeLast() {
        units.removeLast()
        isStart.removeLast()
        positions.removeLast()
    }

    // MARK: Lines

    /// The width in points of the widest paragraph, if no line is broken.
    package var idealWidth: Double {
        paragraphs.reduce(0) { max($0, width(of: $1.range)) }
    }

    /// The height in points, if no line is broken.
    package var idealHeight: Double {
        paragraphs.reduce(0) { $0 + height(of: $1.range) }
    }

    /// The lines in a width.
    ///
    /// - Parameter width: The width in points. If it is infinite, each paragraph is one line.
    package func lines(at width: Double) -> [Line] {
        paragraphs.flatMap { paragraph in
            ranges(of: paragraph, at: width).map { range in
                let text = String(decoding: units[range], as: UTF16.self)
                return Line(
                    text: text, width: self.width(of: range), height: height(of: range), pieces: pieces(of: range))
            }
        }
    }

    /// The size of the lines in a width: the width of the widest line, and the height of all.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - limit: The number of lines of which only the first are shown, or nil for all.
    package func size(at width: Double, limit: Int? = nil) -> (width: Double, height: Double) {
        var size = (width: 0.0, height: 0.0)
        var count = 0
        for paragraph in paragraphs {
            for range in ranges(of: paragraph, at: width) {
                if let limit, count >= limit { return size }
                size.width = max(size.width, self.width(of: range))
                size.height += height(of: range)
                count += 1
            }
        }
        return size
    }

    /// The distance from the top to the first baseline in points, if no line is broken.
    package var firstBaseline: Double {
        guard let first = paragraphs.first else { return font.heightAboveBaseline }
        return fonts(in: first.range).reduce(font.heightAboveBaseline) { max($0, $1.heightAboveBaseline) }
    }

    /// The distance from the last baseline to the bottom in points, if no line is broken.
    package var depthBelowLastBaseline: Double {
        guard let last = paragraphs.last else { return font.depthBelowBaseline }
        return fonts(in: last.range).reduce(font.depthBelowBaseline) { max($0, $1.depthBelowBaseline) }
    }

    /// The lines of a paragraph in a width.
    private func ranges(of paragraph: Paragraph, at width: Double) -> [Range<Int>] {
        // Widths are sums of many small numbers. Less than this difference isn't seen.
        let width = max(0, width) + 0.01
        let range = paragraph.range
        if self.width(of: range) <= width { return [withoutSpaces(range)] }
        var lines: [Range<Int>] = []
        var start = range.lowerBound
        var end = start
        for offset in paragraph.breaks {
            while self.width(of: start..<offset) > width {
                let wrapped = end > start ? end : offsetThatFits(from: start, to: offset, width)
                if wrapped >= offset { break }
                lines.append(withoutSpaces(start..<wrapped))
                start = wrapped
                end = wrapped
            }
            end = offset
        }
        if start < range.upperBound || lines.isEmpty { lines.append(withoutSpaces(start..<range.upperBound)) }
        return lines
    }

    /// The last offset up to which characters fit into a width, at least one character.
    private func offsetThatFits(from start: Int, to end: Int, _ width: Double) -> Int {
        var last = start
        for offset in (start + 1)...end where offset == end || isStart[offset] {
            if last > start, positions[offset] - positions[start] > width { return last }
            last = offset
        }
        return last
    }

    private func withoutSpaces(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, units[end - 1] == Self.space { end -= 1 }
        return range.lowerBound..<end
    }

    private func width(of range: Range<Int>) -> Double {
        let range = withoutSpaces(range)
        return positions[range.upperBound] - positions[range.lowerBound]
    }

    private func height(of range: Range<Int>) -> Double {
        var above = font.heightAboveBaseline
        var below = font.depthBelowBaseline
        for font in fonts(in: range) {
            above = max(above, font.heightAboveBaseline)
            below = max(below, font.depthBelowBaseline)
        }
        return above + below
    }

    /// The characters of the parts in a range.
    private func pieces(of range: Range<Int>) -> [Piece] {
        parts.indices.compactMap { index in
            let end = index + 1 < parts.count ? parts[index + 1].start : units.count
            let (first, last) = (max(parts[index].start, range.lowerBound), min(end, range.upperBound))
            return first < last ? Piece(run: index, text: String(decoding: units[first..<last], as: UTF16.self)) : nil
        }
    }

    /// The fonts of the parts in a range.
    private func fonts(in range: Range<Int>) -> [TextFont] {
        guard parts.count > 1 else { return [] }
        return parts.indices.filter { index in
            let end = index + 1 < parts.count ? parts[index + 1].start : units.count
            return parts[index].start < range.upperBound && end > range.lowerBound && end > parts[index].start
        }.map { parts[$0].font }
    }
}

extension TextFont {
    /// Whether several spaces stay several.
    var keepsSpaces: Bool { design == .monospaced }
}
