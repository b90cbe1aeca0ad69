/// A column of a split view, by its part in it.
package enum SplitColumn: Int, CaseIterable, Comparable, Sendable {
    case sidebar, content, detail

    package static func < (first: SplitColumn, second: SplitColumn) -> Bool { first.rawValue < second.rawValue }
}

/// Which columns an app, or a person, wants to see. Says nothing while the view is collapsed.
package enum ColumnVisibility: String, CaseIterable, Sendable {
    /// What suits the room there is.
    case automatic
    /// Every column.
    case all
    /// The last two columns.
    case doubleColumn
    /// The detail alone.
    case detailOnly
}

/// How leading columns and the detail share the room.
package enum SplitStyle: Sendable {
    /// Balanced where the room is wider than it is high, else with a prominent detail.
    case automatic
    /// Leading columns take their width from the detail.
    case balanced
    /// The detail keeps its size; leading columns lie over it.
    case prominentDetail
}

/// How wide a leading column may be, in points.
package struct ColumnWidth: Equatable, Sendable {
    package let minimum: Double
    package let ideal: Double
    package let maximum: Double

    /// A width that a person can change within limits. Limits that contradict each other give way to the ideal, and a
    /// number that is none, or no width, to the default.
    package init(minimum: Double?, ideal: Double, maximum: Double?, default usual: ColumnWidth = .sidebar) {
        self.ideal = ideal.isFinite ? Self.limit(ideal) ?? usual.ideal : usual.ideal
        self.minimum = min(Self.limit(minimum) ?? min(usual.minimum, self.ideal), self.ideal)
        self.maximum = max(Self.limit(maximum) ?? max(usual.maximum, self.ideal), self.ideal)
    }

    /// A width that nobody can change.
    package init(fixed width: Double, default usual: ColumnWidth = .sidebar) {
        self.init(minimum: width, ideal: width, maximum: width, default: usual)
    }

    private init(_ minimum: Double, _ ideal: Double, _ maximum: Double) {
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
    }

    /// No column is wider than this: sums of widths stay numbers.
    private static let largest = 1_000_000.0

    private static func limit(_ width: Double?) -> Double? {
        width.flatMap { $0 > 0 && !$0.isNaN ? min($0, largest) : nil }
    }

    package static let sidebar = ColumnWidth(260, 320, 400)
    package static let content = ColumnWidth(320, 375, 480)

    package var isFixed: Bool { minimum == maximum }

    /// The width nearest to `wanted` that the limits allow.
    package func nearest(to wanted: Double?) -> Double {
        guard let wanted, wanted.isFinite, wanted > 0 else { return ideal }
        return min(max(wanted, minimum), maximum)
    }
}
