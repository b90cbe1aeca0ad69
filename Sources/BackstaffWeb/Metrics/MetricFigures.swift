/// The figures of a process at one time: what `/~/metrics` shows, and what a worker sends to the front.
struct MetricFigures: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable {
        case counter, gauge, histogram
    }

    struct Label: Codable, Hashable, Sendable {
        let name: String
        let value: String
    }

    struct Histogram: Codable, Hashable, Sendable {
        /// The largest value of each bucket but the last one, which takes all larger values.
        let bounds: [Double]
        /// The number of values in each bucket alone.
        var counts: [Int]
        var sum: Double

        var count: Int { counts.reduce(0, &+) }
    }

    enum Value: Codable, Hashable, Sendable {
        case number(Double)
        case histogram(Histogram)
    }

    /// All series of one name. They differ in their labels.
    struct Family: Codable, Hashable, Sendable {
        let kind: Kind
        var series: [[Label]: Value] = [:]
    }

    /// The largest number of series, so that no app and no worker can fill the memory or the page.
    static let mostSeries = 1_000

    private(set) var families: [String: Family] = [:]

    var seriesCount: Int { families.values.reduce(0) { $0 + $1.series.count } }

    /// Adds a value to the one of the same series, if there is one.
    ///
    /// A value that doesn't fit is left out: if its name has another kind, its buckets differ, or there are too many
    /// series.
    mutating func add(_ value: Value, to name: String, kind: Kind, labels: [Label] = []) {
        var family = families[name] ?? Family(kind: kind)
        guard family.kind == kind else { return }
        switch (family.series[labels], value) {
        case (nil, _):
            guard seriesCount < Self.mostSeries else { return }
            family.series[labels] = value
        case (.number(let old), .number(let more)): family.series[labels] = .number(old + more)
        case (.histogram(var histogram), .histogram(let more)):
            guard histogram.bounds == more.bounds, histogram.counts.count == more.counts.count else { return }
            // The numbers come from another process, so a sum that is too large must not trap.
            histogram.counts = zip(histogram.counts, more.counts).map { $0 &+ $1 }
            histogram.sum += more.sum
            family.series[labels] = .histogram(histogram)
        default: return
        }
        families[name] = family
    }

    /// Adds the figures of another process.
    mutating func add(_ others: MetricFigures) {
        for (name, family) in others.families {
            for (labels, value) in family.series { add(value, to: name, kind: family.kind, labels: labels) }
        }
    }

    /// The figures that keep their meaning when their process has ended: everything but gauges.
    var withoutGauges: MetricFigures {
        var rest = self
        rest.families = families.filter { $0.value.kind != .gauge }
        return rest
    }

    /// Whether figures from another process can be shown.
    var isValid: Bool {
        seriesCount <= Self.mostSeries
            && families.allSatisfy { name, family in
                MetricName.isValid(name)
                    && family.series.allSatisfy { labels, value in
                        labels.allSatisfy { MetricName.isValid($0.name) } && Self.isValid(value, for: family.kind)
                    }
            }
    }

    private static func isValid(_ value: Value, for kind: Kind) -> Bool {
        switch value {
        case .number: kind != .histogram
        case .histogram(let histogram):
            kind == .histogram && histogram.bounds.count <= 64
                && histogram.counts.count == histogram.bounds.count + 1
        }
    }
}
