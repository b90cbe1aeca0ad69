import BackstaffElementLayout
import BackstaffElements
import BackstaffText
import Foundation

extension GraphicsContext {
    /// A text that is prepared for drawing.
    ///
    /// Its size is that of the page's font. A visitor's own text size has no effect in a canvas.
    public struct ResolvedText {
        /// The shading of the parts of the text that have no color of their own.
        public var shading = Shading.foreground

        fileprivate let runs: [CanvasTextRun]
        private let measured: MeasuredText

        fileprivate init(_ text: Text, in environment: EnvironmentValues) {
            var looks: [AttributeKey: AttributeValue] = [:]
            for (key, value) in environment.font?.attributes ?? [] { looks[key] = value }
            var runs: [CanvasTextRun] = []
            text.resolved(in: environment).addRuns(to: &runs, looks: looks)
            self.runs = runs
            var font = TextFont.body
            font.read { looks[$0] }
            measured = MeasuredText(runs.map { TextRun($0.words, font: $0.font) }, font: font)
        }

        /// Returns the size of the text in points.
        ///
        /// - Parameter size: The available space. Lines are broken at its width, and those that don't fit are left out.
        public func measure(in size: CGSize) -> CGSize {
            Self.size(of: lines(in: size))
        }

        /// Returns the distance of the first baseline from the top, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { measured.firstBaseline }

        /// Returns the distance of the last baseline from the top, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            measure(in: size).height - measured.depthBelowLastBaseline
        }

        fileprivate static func size(of lines: [(line: MeasuredText.Line, width: CGFloat)]) -> CGSize {
            CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: lines.reduce(0) { $0 + $1.line.height })
        }

        /// The lines in a space, with their widths rounded up to half a point.
        fileprivate func lines(in size: CGSize) -> [(line: MeasuredText.Line, width: CGFloat)] {
            var height: CGFloat = 0
            var lines: [(line: MeasuredText.Line, width: CGFloat)] = []
            for line in measured.lines(at: size.width.isNaN ? .infinity : Double(size.width)) {
                height += line.height
                // The first line is always drawn.
                if !lines.isEmpty, height > size.height + 0.5 { break }
                lines.append((line, ((line.width * 2 - 0.01).rounded(.up) / 2)))
            }
            return lines
        }

        /// The distance of the baseline of a line from its top, in points.
        fileprivate func baseline(of line: MeasuredText.Line) -> CGFloat {
            line.pieces.reduce(measured.font.heightAboveBaseline) { max($0, runs[$1.run].font.heightAboveBaseline) }
        }
    }

    /// Prepares a text for drawing.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: environment) }

    /// Draws a text in a rectangle. Lines are broken at its width, and those that don't fit are left out.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text at a point.
    ///
    /// - Parameters:
    ///   - text: The text. Only newlines end its lines.
    ///   - point: The point.
    ///   - anchor: The place in the text's bounds that is at the point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text in a rectangle. Lines are broken at its width, and those that don't fit are left out.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text, text.lines(in: rect.size), at: rect.origin, anchor: .topLeading)
    }

    /// Draws a text at a point.
    ///
    /// - Parameters:
    ///   - text: The text. Only newlines end its lines.
    ///   - point: The point.
    ///   - anchor: The place in the text's bounds that is at the point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let all = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
        draw(text, text.lines(in: all), at: point, anchor: anchor)
    }

    private func draw(
        _ text: ResolvedText, _ lines: [(line: MeasuredText.Line, width: CGFloat)], at point: CGPoint,
        anchor: UnitPoint
    ) {
        guard point.x.isFinite, point.y.isFinite, !lines.isEmpty else { return }
        let size = ResolvedText.size(of: lines)
        let bounds = CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
        guard let paint = paint(for: text.shading, over: bounds) else { return }
        // A line whose middle or end is at the point has the right place, even if the page's font isn't the one that was
        // measured.
        let end: (name: StaticString, x: CGFloat)? =
            if lines.count > 1 { nil } else if anchor.x == 0.5 { ("middle", 0.5) } else if anchor.x == 1 {
                ("end", 1)
            } else { nil }
        var top = bounds.minY
        for (line, _) in lines {
            let baseline = top + text.baseline(of: line)
            top += line.height
            if line.text.isEmpty { continue }
            var element = DrawingMarkup()
            element.attribute("x", Double(bounds.minX + bounds.width * (end?.x ?? 0)), digits: digits)
            element.attribute("y", Double(baseline), digits: digits)
            if let end {
                element.begin("text-anchor")
                element.raw(end.name)
                element.raw("\"")
            }
            addTransform(to: &element)
            if line.pieces.count == 1 {
                element.add(text.runs[line.pieces[0].run], paint: paint)
                element.raw(">")
                element.words(line.text)
            } else {
                element.raw(">")
                for piece in line.pieces {
                    element.raw("<tspan")
                    element.add(text.runs[piece.run], paint: paint)
                    element.raw(">")
                    element.words(piece.text)
                    element.raw("</tspan>")
                }
            }
            element.raw("</text>")
            layer.add("<text", element, in: self)
        }
    }
}

/// A part of a text with one look.
struct CanvasTextRun {
    let words: String
    let font: TextFont
    let looks: [AttributeKey: AttributeValue]
}

extension Text {
    /// Adds the parts of a text that doesn't depend on the locale any more.
    ///
    /// - Parameter looks: The looks of the text around it, such as its font.
    fileprivate func addRuns(to runs: inout [CanvasTextRun], looks: [AttributeKey: AttributeValue]) {
        var looks = looks
        for attribute in extras?.attributes ?? [] {
            // A size replaces a text style, and the other way round.
            if attribute.key == .size { looks[.font] = nil }
            if attribute.key == .font { looks[.size] = nil }
            looks[attribute.key] = attribute.value
        }
        if let parts = extras?.runs, !parts.isEmpty {
            for part in parts { part.addRuns(to: &runs, looks: looks) }
            return
        }
        var font = TextFont.body
        font.read { looks[$0] }
        runs.append(CanvasTextRun(words: words, font: font, looks: looks))
    }
}

extension DrawingMarkup {
    /// Adds the looks of a part of a text. They are all set, because nothing of the view around a canvas applies.
    fileprivate mutating func add(_ run: CanvasTextRun, paint: String) {
        var color: String?
        if case .color(let name) = run.looks[.foreground] { color = CSSColor.css(name) }
        attribute("fill", color ?? paint)
        attribute("font-size", run.font.size)
        attribute("font-weight", run.font.weight)
        attribute("letter-spacing", run.font.letterSpacing, digits: 4)
        for (key, name) in [(AttributeKey.design, "data-design" as StaticString), (.smallCaps, "data-small-caps")] {
            if case .text(let words) = run.looks[key] { attribute(name, words) }
        }
        if run.looks[.monospacedDigit] == .flag(true) { raw(" data-monospaced-digit=\"\"") }
        if run.looks[.italic] == .flag(true) { raw(" font-style=\"italic\"") }
        let isUnderlined = run.looks[.underline] == .flag(true)
        if run.looks[.strikethrough] == .flag(true) {
            raw(isUnderlined ? " text-decoration=\"underline line-through\"" : " text-decoration=\"line-through\"")
        } else if isUnderlined {
            raw(" text-decoration=\"underline\"")
        }
    }
}
