/// The limits of a leading column's width, in points.
package struct ColumnWidth: Equatable, Sendable {
    package let minimum: Double
    package let ideal: Double
    package let maximum: Double

    /// Creates a width that a user can change within limits.
    ///
    /// The minimum and maximum are adjusted so that they include the ideal width. A width that is NaN, zero or negative
    /// falls back to `usual`, and so does an ideal width that is infinite.
    package init(minimum: Double?, ideal: Double, maximum: Double?, default usual: ColumnWidth = .sidebar) {
        self.ideal = ideal.isFinite ? Self.limit(ideal) ?? usual.ideal : usual.ideal
        self.minimum = min(Self.limit(minimum) ?? min(usual.minimum, self.ideal), self.ideal)
        self.maximum = max(Self.limit(maximum) ?? max(usual.maximum, self.ideal), self.ideal)
    }

    /// Creates a width that can't be changed.
    package init(fixed width: Double, default usual: ColumnWidth = .sidebar) {
        self.init(minimum: width, ideal: width, maximum: width, default: usual)
    }

    private init(_ minimum: Double, _ ideal: Double, _ maximum: Double) {
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
    }

    /// The largest width of a column. It keeps sums of widths finite.
    private static let largest = 1_000_000.0

    private static func limit(_ width: Double?) -> Double? {
        width.flatMap { $0 > 0 && !$0.isNaN ? min($0, largest) : nil }
    }

    package static let sidebar = ColumnWidth(260, 320, 400)
    package static let content = ColumnWidth(320, 375, 480)

    package var isFixed: Bool { minimum == maximum }

    /// The width within the limits that is nearest to `wanted`.
    package func nearest(to wanted: Double?) -> Double {
        guard let wanted, wanted.isFinite, wanted > 0 else { return ideal }
        return min(max(wanted, minimum), maximum)
    }
}
