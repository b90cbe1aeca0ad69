/// A direction of the screen.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// One direction, both or none.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// The directions whose bits are set in `rawValue`.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}
