/// A leaf that only the host can measure, such as a text or the inside of a control.
///
/// The leaf asks first for its measures, then for the size of its lines at each width that a layout offers. An answer
/// counts for all widths at which the lines are the same:
///
///     offered 80 ──► the widest line is 59, two lines
///     offered 60 ──► the same, without a question: the lines still fit, and no line can take more words
package final class LayoutMeasuredLeaf: LayoutNode {
    private struct Broken {
        /// The greatest width that is known to give these lines.
        var offered: Double
        let size: LayoutSize
        /// The number of the last layout that used the lines.
        var usedIn: UInt32

        func isKnown(at width: Double) -> Bool { offered == width || (size.width <= width && width <= offered) }
    }

    /// What the host knows about the content. If it is nil, the leaf asks.
    package private(set) var measures: LayoutMeasures?

    /// The distances that the leaf wants from its neighbours.
    package var ownSpacing: LayoutSpacing {
        didSet { if ownSpacing != oldValue { invalidate() } }
    }
    private var broken: [Broken] = []
    /// The number of the last layout that looked for lines.
    private var round: UInt32 = 0

    /// The number of widths for which a leaf keeps the lines although no layout offers them.
    private static let capacity = 32

    /// Makes a leaf. Without measures, the leaf asks for them in its first layout.
    package init(_ measures: LayoutMeasures? = nil, spacing: LayoutSpacing = LayoutSpacing()) {
        self.measures = measures
        ownSpacing = spacing
        super.init(children: [])
    }

    /// Takes other measures, because the content has changed. Without any, the leaf asks for them.
    package func change(to measures: LayoutMeasures?) {
        self.measures = measures
        broken.removeAll(keepingCapacity: true)
        forgetSizes()
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        guard let measures else {
            pass.ask(.measures, about: self)
            return .zero
        }
        let greatest = measures.greatestWidth ?? measures.ideal.width
        guard let lines = measures.lines else {
            return LayoutSize(
                (proposal.width ?? measures.ideal.width).clamped(from: measures.leastWidth, to: greatest),
                measures.ideal.height)
        }
        let offered = (proposal.width ?? .infinity).clamped(from: measures.leastWidth, to: max(greatest, 0))
        // Nothing is visible of a text without width.
        if offered <= 0, measures.ideal.width > 0 { return .zero }
        let size = offered >= measures.ideal.width ? measures.ideal : linesSize(at: offered, measures, lines, pass)
        let width = measures.greatestWidth == nil ? min(size.width, offered) : offered
        return LayoutSize(
            proposal.width == nil ? min(width, measures.ideal.width) : width,
            lines.limited(size.height, to: proposal.height))
    }

    /// The size of the lines at a width that is less than the ideal one.
    private func linesSize(
        at width: Double, _ measures: LayoutMeasures, _ lines: LayoutMeasures.Lines, _ pass: LayoutPass
    ) -> LayoutSize {
        beginRound(pass.round)
        for index in broken.indices where broken[index].isKnown(at: width) {
            broken[index].usedIn = round
            return broken[index].size
        }
        // A single line that lacks width is cut off there.
        if let limit = lines.limit, limit <= 1 { return LayoutSize(width, lines.height) }
        pass.ask(.lines(width: width), about: self)
        let count = (measures.ideal.width / width).wholeAbove
        return LayoutSize(width, lines.height(of: min(count, 1_000)))
    }

    /// Forgets lines that the layout before didn't use, if there are many.
    private func beginRound(_ number: UInt32) {
        guard number != round else { return }
        if broken.count > Self.capacity { broken.removeAll { $0.usedIn != round } }
        round = number
    }

    /// Takes the measures, or the size of lines. Measures that are known already only change by ``change(to:)``.
    override func accept(_ answer: LayoutAnswer, to question: LayoutQuestion) -> Bool {
        switch (question.kind, answer) {
        case (.measures, .measures(let measures)):
            guard self.measures == nil else { return false }
            self.measures = measures
            return true
        case (.lines(let width), .size(let size)):
            let size = size.withoutNaN
            if let same = broken.firstIndex(where: { $0.size == size && $0.offered >= size.width }) {
                broken[same].offered = max(broken[same].offered, width)
                broken[same].usedIn = round
            } else {
                broken.append(Broken(offered: width, size: size, usedIn: round))
            }
            return true
        default: return false
        }
    }

    override func makeTraits() -> LayoutTraits {
        var traits = LayoutTraits()
        traits.spacing = ownSpacing
        traits.contents = [.guide(.firstTextBaseline), .guide(.lastTextBaseline)]
        return traits
    }

    override func explicitGuide(
        _ guide: LayoutGuide, in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> Double? {
        if guide == .firstTextBaseline { return measures?.firstBaseline }
        if guide == .lastTextBaseline { return measures?.belowLastBaseline.map { size.height - $0 } }
        return nil
    }
}
