import BackstaffLayout

/// Numbers that are the same for the same seed on each machine.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func below(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}

/// A tree of random nodes around leaves whose sizes can change.
struct RandomTree {
    let root: LayoutNode
    let leaves: [LayoutMeasuredLeaf]

    /// - Parameter sizes: The sizes of the leaves, used one after the other.
    init(seed: UInt64, depth: Int, sizes: [LayoutSize]) {
        var maker = Maker(numbers: SeededNumbers(seed: seed), sizes: sizes)
        root = maker.node(depth)
        leaves = maker.leaves
    }

    static func measures(_ size: LayoutSize) -> LayoutMeasures {
        var measures = LayoutMeasures(ideal: size)
        measures.lines = LayoutMeasures.Lines(height: 10)
        measures.firstBaseline = 8
        measures.belowLastBaseline = 2
        return measures
    }

    /// Breaks a content into lines that are as wide as they can be.
    static func answer(_ question: LayoutQuestion) -> LayoutAnswer? {
        guard case .lines(let width) = question.kind, let leaf = question.node as? LayoutMeasuredLeaf,
            let ideal = leaf.measures?.ideal
        else { return nil }
        return .size(LayoutSize(width, 10 * (ideal.width / width).rounded(.up)))
    }

    private struct Maker {
        var numbers: SeededNumbers
        let sizes: [LayoutSize]
        var leaves: [LayoutMeasuredLeaf] = []

        private static let lengths = [0, 5, 12.5, 40, 90, 200]

        mutating func node(_ depth: Int) -> LayoutNode {
            if depth == 0 || numbers.below(6) == 0 { return leaf() }
            switch numbers.below(18) {
            case 0...4: return stack(depth)
            case 5:
                let children = children(depth)
                return LayoutLayers(alignment: numbers.pick(LayoutAlignment.nine), children)
            case 6: return node(depth - 1).overlay(numbers.pick(LayoutAlignment.nine), node(depth - 1))
            case 7: return node(depth - 1).frame(width: length(), height: length(), numbers.pick(LayoutAlignment.nine))
            case 8:
                return node(depth - 1).frame(
                    minWidth: length(), idealWidth: length(), maxWidth: length() ?? .infinity, minHeight: length(),
                    maxHeight: length(), numbers.pick(LayoutAlignment.nine))
            case 9: return node(depth - 1).padding(numbers.pick([4, 16, -3]))
            case 10: return node(depth - 1).fixedSize(numbers.pick([.both, .horizontal, .vertical]))
            case 11: return node(depth - 1).aspectRatio(numbers.pick([nil, 0.5, 2]), numbers.pick([.fit, .fill]))
            case 12: return node(depth - 1).priority(numbers.pick([-1, 1, 2]))
            case 14: return scroll(numbers.pick([.both, .horizontal, .vertical]), node(depth - 1))
            case 15:
                let division = LayoutRelativeFrame.Division(count: 1 + numbers.below(3), spacing: 4)
                return LayoutRelativeFrame(
                    numbers.pick([.both, .horizontal, .vertical]), division: numbers.pick([nil, division]),
                    node(depth - 1))
            case 16: return spacer().padding(2).overlay(.center, node(depth - 1))
            case 13: return LayoutFirstFit(numbers.pick([.both, .horizontal]), children(depth))
            default:
                let rows = (0...numbers.below(3)).map { _ in LayoutGrid.Row(children(depth)) }
                return LayoutGrid(alignment: numbers.pick(LayoutAlignment.nine), rows)
            }
        }

        private mutating func stack(_ depth: Int) -> LayoutNode {
            let axis: LayoutAxis = numbers.pick([.horizontal, .vertical])
            let guide: LayoutGuide =
                axis == .horizontal
                ? numbers.pick([.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline])
                : numbers.pick([.leading, .horizontalCenter, .trailing])
            let spacing: Double? = numbers.pick([nil, nil, 0, 6])
            var children = children(depth)
            if numbers.below(3) == 0 { children.insert(LayoutSpacer(), at: numbers.below(children.count + 1)) }
            return LayoutStack(axis, spacing: spacing, alignment: guide, children)
        }

        private mutating func children(_ depth: Int) -> [LayoutNode] {
            (0...numbers.below(3)).map { _ in node(depth - 1) }
        }

        private mutating func length() -> Double? { numbers.below(2) == 0 ? nil : numbers.pick(Self.lengths) }

        private mutating func leaf() -> LayoutNode {
            if numbers.below(4) == 0 { return LayoutFlexibleLeaf() }
            let leaf = LayoutMeasuredLeaf(
                RandomTree.measures(sizes[leaves.count % sizes.count]), spacing: textSpacing)
            leaves.append(leaf)
            return leaf
        }
    }
}
