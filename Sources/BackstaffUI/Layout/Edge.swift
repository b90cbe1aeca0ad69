import Foundation

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The top.
    case top
    /// The side where reading begins.
    case leading
    /// The bottom.
    case bottom
    /// The side where reading ends.
    case trailing

    /// Some sides of a rectangle.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// The sides whose bits are set in `rawValue`.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// One side.
        public init(_ edge: Edge) {
            rawValue = 1 << edge.rawValue
        }

        /// The top.
        public static let top = Set(rawValue: 1)
        /// The side where reading begins.
        public static let leading = Set(rawValue: 2)
        /// The bottom.
        public static let bottom = Set(rawValue: 4)
        /// The side where reading ends.
        public static let trailing = Set(rawValue: 8)
        /// Every side.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]

        /// The sides by name, as the page reads them.
        var names: String {
            if self == .all { return "all" }
            let all: [(Set, String)] = [
                (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
            ]
            return all.filter { contains($0.0) }.map(\.1).joined(separator: " ")
        }
    }
}

/// A side from top to bottom or from bottom to top.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The top.
    case top
    /// The bottom.
    case bottom

    /// Some of the two sides.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// The sides whose bits are set in `rawValue`.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The top.
        public static let top = Set(rawValue: 1)
        /// The bottom.
        public static let bottom = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

/// A side where reading begins or ends.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing

    /// Some of the two sides.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// The sides whose bits are set in `rawValue`.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The side where reading begins.
        public static let leading = Set(rawValue: 1)
        /// The side where reading ends.
        public static let trailing = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}

/// Lengths for the four sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// In points, from the top inwards.
    public var top: CGFloat
    /// In points, from the side where reading begins inwards.
    public var leading: CGFloat
    /// In points, from the bottom inwards.
    public var bottom: CGFloat
    /// In points, from the side where reading ends inwards.
    public var trailing: CGFloat

    /// A length for each side, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The same length on some sides.
    init(_ length: CGFloat, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}
