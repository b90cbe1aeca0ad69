/// A summary of samples: figures that ignore a few slow samples, and one that shows them.
package struct Summary: Hashable, Sendable {
    package let count: Int
    package let minimum: Double
    package let median: Double
    package let p99: Double
    /// The median distance from the median, as a fraction of it. Above 0.1 the machine was busy.
    package let spread: Double

    /// - Returns: `nil` if there are no samples.
    package init?(_ samples: [Double]) {
        guard !samples.isEmpty else { return nil }
        let sorted = samples.sorted()
        let middle = Self.median(ofSorted: sorted)
        count = sorted.count
        minimum = sorted[0]
        median = middle
        p99 = Self.quantile(0.99, ofSorted: sorted)
        let distances = sorted.map { abs($0 - middle) }.sorted()
        spread = middle > 0 ? Self.median(ofSorted: distances) / middle : 0
    }

    /// The smallest sample that isn't exceeded by the given share of all samples (nearest rank).
    static func quantile(_ share: Double, ofSorted sorted: [Double]) -> Double {
        let rank = Int((share * Double(sorted.count)).rounded(.up))
        return sorted[min(max(rank, 1), sorted.count) - 1]
    }

    private static func median(ofSorted sorted: [Double]) -> Double {
        let half = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[half]
    }
}
