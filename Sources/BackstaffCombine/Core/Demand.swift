extension Subscribers {
    /// How many values a subscriber wants: a number, or everything.
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        private let count: UInt

        private init(count: UInt) { self.count = count }

        /// Everything.
        public static let unlimited = Demand(count: .max)
        /// Nothing more.
        public static let none = Demand(count: 0)

        /// So many values.
        ///
        /// - Precondition: `value` isn't negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand can't be negative.")
            return Demand(count: UInt(value))
        }

        /// The number, or nil for everything.
        public var max: Int? { self == .unlimited ? nil : Int(clamping: count) }

        /// A number, or "unlimited".
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Whether `lhs` asks for less.
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

        /// The sum; everything if it can't be counted.
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
            return overflow ? .unlimited : Demand(count: sum)
        }

        /// The difference, not below none; everything less any number is everything.
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            return Demand(count: lhs.count > rhs.count ? lhs.count - rhs.count : 0)
        }

        /// The product; everything if it can't be counted.
        public static func * (lhs: Demand, rhs: Int) -> Demand {
            precondition(rhs >= 0, "A demand can't be negative.")
            let (product, overflow) = lhs.count.multipliedReportingOverflow(by: UInt(rhs))
            return overflow || (lhs == .unlimited && rhs > 0) ? .unlimited : Demand(count: product)
        }

        /// The sum with a number.
        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
        /// The difference to a number.
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
        /// Adds.
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        /// Adds a number.
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + .max(rhs) }
        /// Subtracts.
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        /// Subtracts a number.
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - .max(rhs) }
        /// Multiplies.
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        /// Whether it is this number.
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        /// Whether it is more than this number.
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
        /// Whether it is this number or more.
        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
        /// Whether it is less than this number.
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
        /// Whether it is this number or less.
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
    }
}
