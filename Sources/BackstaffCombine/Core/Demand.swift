extension Subscribers {
    /// The number of values that a subscriber requests, which may be unlimited.
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        private let count: UInt

        private init(count: UInt) { self.count = count }

        /// A request for an unlimited number of values.
        public static let unlimited = Demand(count: .max)
        /// A request for no values.
        public static let none = Demand(count: 0)

        /// Creates a demand for a number of values.
        ///
        /// - Precondition: `value` isn't negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand can't be negative.")
            return Demand(count: UInt(value))
        }

        /// The number of requested values, or `nil` if it is unlimited.
        public var max: Int? { self == .unlimited ? nil : Int(clamping: count) }

        /// A description such as `max(3)` or `unlimited`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Returns whether `lhs` is less than `rhs`.
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

        /// Returns the sum. It is unlimited if it overflows.
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
            return overflow ? .unlimited : Demand(count: sum)
        }

        /// Returns the difference, or `none` if it would be negative. An unlimited demand remains unlimited.
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            return Demand(count: lhs.count > rhs.count ? lhs.count - rhs.count : 0)
        }

        /// Returns the product. It is unlimited if it overflows.
        public static func * (lhs: Demand, rhs: Int) -> Demand {
            precondition(rhs >= 0, "A demand can't be negative.")
            let (product, overflow) = lhs.count.multipliedReportingOverflow(by: UInt(rhs))
            return overflow || (lhs == .unlimited && rhs > 0) ? .unlimited : Demand(count: product)
        }

        /// Returns the sum of a demand and a number.
        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
        /// Returns the difference of a demand and a number.
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
        /// Adds a demand.
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        /// Adds a number.
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + .max(rhs) }
        /// Subtracts a demand.
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        /// Subtracts a number.
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - .max(rhs) }
        /// Multiplies a demand by a number.
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        /// Returns whether the demand equals a number.
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        /// Returns whether the demand is greater than a number.
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
        /// Returns whether the demand is greater than or equal to a number.
        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
        /// Returns whether the demand is less than a number.
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
        /// Returns whether the demand is less than or equal to a number.
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
    }
}
