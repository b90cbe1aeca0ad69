/// A requirement, and the comparison of a measurement with it.
package struct Requirement: Hashable, Sendable {
    package enum Figure: Hashable, Sendable {
        case time, timePerRow, floorRatio
        /// The difference to the floor's time, divided by the rows.
        case timePerRowAboveFloor
        case heapBytesPerRow, bodies, operations
        /// Allocations divided by those at a smaller size.
        case allocationGrowth(from: Int)
    }

    package enum Bound: Hashable, Sendable {
        case under(Double), atMost(Double), exactly(Double)

        func holds(for value: Double) -> Bool {
            switch self {
            case .under(let limit): value < limit
            case .atMost(let limit): value <= limit
            case .exactly(let wanted): value == wanted
            }
        }
    }

    package enum Verdict: String, Sendable {
        case met, missed
        case notMeasured = "not measured"
    }

    package let figure: Figure
    package let bound: Bound
    /// The size at which the requirement applies.
    package let rows: Int

    package init(_ figure: Figure, under limit: Double, rows: Int) {
        self.init(figure: figure, bound: .under(limit), rows: rows)
    }

    package init(_ figure: Figure, atMost limit: Double, rows: Int) {
        self.init(figure: figure, bound: .atMost(limit), rows: rows)
    }

    package init(_ figure: Figure, exactly wanted: Double, rows: Int) {
        self.init(figure: figure, bound: .exactly(wanted), rows: rows)
    }

    private init(figure: Figure, bound: Bound, rows: Int) {
        self.figure = figure
        self.bound = bound
        self.rows = rows
    }

    /// Finds the figure in a run.
    ///
    /// - Parameter records: The records of one workload: this engine's and the floor's, at all sizes.
    /// - Returns: `nil` if a required figure wasn't measured.
    package func value(engine: String, floor: String, in records: [Record]) -> Double? {
        func record(_ engine: String, _ rows: Int) -> Record? {
            records.first { $0.engine == engine && $0.rows == rows }
        }
        guard let own = record(engine, rows) else { return nil }
        switch figure {
        case .time: return own.medianNanoseconds
        case .timePerRow: return own.medianNanoseconds.map { $0 / Double(rows) }
        case .timePerRowAboveFloor:
            guard let time = own.medianNanoseconds, let base = record(floor, rows)?.medianNanoseconds else {
                return nil
            }
            return (time - base) / Double(rows)
        case .floorRatio: return ratio(own.medianNanoseconds, record(floor, rows)?.medianNanoseconds)
        case .heapBytesPerRow: return own.heapBytesPerRow
        case .bodies: return own.bodies
        case .operations: return own.operations
        case .allocationGrowth(let smaller):
            guard let base = record(engine, smaller)?.allocations, let now = own.allocations else { return nil }
            return base == 0 && now == 0 ? 1 : ratio(now, base)
        }
    }

    package func verdict(for value: Double?) -> Verdict {
        guard let value else { return .notMeasured }
        return bound.holds(for: value) ? .met : .missed
    }
}

/// - Returns: `nil` if a value is missing, or the base is zero.
func ratio(_ value: Double?, _ base: Double?) -> Double? {
    guard let value, let base, base > 0 else { return nil }
    return value / base
}
