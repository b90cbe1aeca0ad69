import BackstaffLayout

// The leaves of the trees in these tests. Names have one letter, and a tree has at most one node of a name.

/// A leaf with one size.
func fixed(_ width: Double, _ height: Double, _ name: Character = " ") -> LayoutNode {
    LayoutFlexibleLeaf(width: .fixed(width), height: .fixed(height)).named(name)
}

/// A leaf of any width within bounds.
func wide(
    _ widths: ClosedRange<Double>, _ height: Double, ideal: Double? = nil, _ name: Character = " "
) -> LayoutNode {
    LayoutFlexibleLeaf(
        width: .init(widths.lowerBound, widths.upperBound, ideal: ideal), height: .fixed(height)
    ).named(name)
}

/// A leaf of any height within bounds.
func high(
    _ width: Double, _ heights: ClosedRange<Double>, ideal: Double? = nil, _ name: Character = " "
) -> LayoutNode {
    LayoutFlexibleLeaf(
        width: .fixed(width), height: .init(heights.lowerBound, heights.upperBound, ideal: ideal)
    ).named(name)
}

/// A leaf of any size within bounds.
func flexible(
    _ lengths: ClosedRange<Double> = 0 ... .infinity, ideal: LayoutSize = LayoutSize(10, 10), _ name: Character = " "
) -> LayoutNode {
    LayoutFlexibleLeaf(
        width: .init(lengths.lowerBound, lengths.upperBound, ideal: ideal.width),
        height: .init(lengths.lowerBound, lengths.upperBound, ideal: ideal.height)
    ).named(name)
}

/// A leaf of any size from 0, whose ideal size is 10 by 10 points.
func flexible(_ name: Character) -> LayoutNode { flexible().named(name) }

/// A leaf that takes whatever it is offered, such as a colour or a rectangle.
func color(_ name: Character = " ") -> LayoutNode { LayoutFlexibleLeaf().named(name) }

func spacer(least: Double? = nil, _ name: Character = " ") -> LayoutNode {
    LayoutSpacer(leastLength: least).named(name)
}

/// A leaf whose answers the host works out.
enum AskedLeaf: Int {
    /// Half the proposed width, and 10 high.
    case half = 1
    /// A height that keeps the area at 600. It is 10 wide if no width is proposed.
    case area

    func answer(to proposal: LayoutProposal) -> LayoutSize {
        switch self {
        case .half: return LayoutSize((proposal.width ?? 20) / 2, 10)
        case .area:
            let width = proposal.width ?? 10
            return LayoutSize(width, width > 0 ? 600 / width : .infinity)
        }
    }
}

/// A leaf that takes half of the proposed width.
func half(_ name: Character = " ") -> LayoutNode { asked(.half, name) }

/// A leaf that keeps its area of 600.
func area(_ name: Character = " ") -> LayoutNode { asked(.area, name) }

private func asked(_ kind: AskedLeaf, _ name: Character) -> LayoutNode {
    LayoutAskedLeaf().named(name, kind: kind.rawValue)
}

/// A text of one kind, with the lines that it has at some widths. The host measures it.
enum SampleText: Int, CaseIterable {
    case long = 16
    case short
    case wrapped
    case word

    var ideal: LayoutSize {
        switch self {
        case .long: LayoutSize(105, 16)
        case .short: LayoutSize(34, 16)
        case .wrapped: LayoutSize(139, 16)
        case .word: LayoutSize(13, 16)
        }
    }

    /// The sizes of the lines at widths.
    private var lines: [(width: Double, size: LayoutSize)] {
        switch self {
        case .long:
            [(80, LayoutSize(59, 32)), (46, LayoutSize(46, 48)), (40, LayoutSize(34, 64))]
        case .short: [(21, LayoutSize(18, 32))]
        case .wrapped: [(60, LayoutSize(45, 112))]
        case .word: []
        }
    }

    func size(at width: Double) -> LayoutSize? { lines.first { $0.width == width }?.size }

    /// The measures of a text whose baselines are 12 points below the top of a line.
    var measures: LayoutMeasures {
        var measures = LayoutMeasures(ideal: ideal)
        measures.lines = LayoutMeasures.Lines(height: 16)
        measures.firstBaseline = 12
        measures.belowLastBaseline = 4
        return measures
    }
}

/// The spacing that macOS gives to text in the system's font.
let textSpacing = LayoutSpacing(
    above: LayoutSpacing.TextDistances(toText: 0, toOthers: 4.74),
    below: LayoutSpacing.TextDistances(toText: 0, toOthers: 8.15))

/// A text that the host measures.
func text(_ sample: SampleText = .word, _ name: Character = " ") -> LayoutNode {
    LayoutMeasuredLeaf(spacing: textSpacing).named(name, kind: sample.rawValue)
}

extension LayoutNode {
    /// Gives the node a name, by which a test finds its frame. The kind says how the host answers.
    func named(_ name: Character, kind: Int = 0) -> LayoutNode {
        tag = Int(name.asciiValue ?? 32) | kind << 8
        return self
    }

    var name: Character { Character(UnicodeScalar(UInt8(truncatingIfNeeded: tag))) }
}
