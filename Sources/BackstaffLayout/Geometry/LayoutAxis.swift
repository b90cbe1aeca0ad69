/// A direction in which a container arranges its children.
package enum LayoutAxis: Sendable {
    case horizontal, vertical

    /// The other axis.
    package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes.
package struct LayoutAxes: OptionSet, Sendable {
    /// The axes as bits.
    package let rawValue: UInt8

    /// Makes a set from bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal axis.
    package static let horizontal = LayoutAxes(rawValue: 1)
    /// The vertical axis.
    package static let vertical = LayoutAxes(rawValue: 2)
    /// Both axes.
    package static let both: LayoutAxes = [.horizontal, .vertical]

    /// Whether the set has an axis.
    package func contains(_ axis: LayoutAxis) -> Bool {
        contains(axis == .horizontal ? LayoutAxes.horizontal : LayoutAxes.vertical)
    }
}
