import BackstaffLayout

/// An axis of the screen.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// A set of axes.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)
    }
}

extension Axis.Set {
    /// The axes as the layout names them.
    var layoutAxes: LayoutAxes {
        var axes: LayoutAxes = []
        if contains(.horizontal) { axes.insert(.horizontal) }
        if contains(.vertical) { axes.insert(.vertical) }
        return axes
    }
}
