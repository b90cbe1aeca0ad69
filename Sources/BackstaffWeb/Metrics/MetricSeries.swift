import CoreMetrics
import Synchronization

/// One series of a ``MetricsRegistry``: a metric with certain labels. Any thread may change and read it.
protocol MetricSeries: AnyObject, Sendable {
    static var kind: MetricFigures.Kind { get }
    /// The value at this moment.
    var value: MetricFigures.Value { get }
}

/// A number that only grows.
final class CounterSeries: MetricSeries, CounterHandler {
    static let kind = MetricFigures.Kind.counter
    private let count = Atomic<Int64>(0)

    var total: Int64 { count.load(ordering: .relaxed) }

    var value: MetricFigures.Value { .number(Double(total)) }

    func increment(by amount: Int64) {
        count.wrappingAdd(amount, ordering: .relaxed)
    }

    func reset() {
        count.store(0, ordering: .relaxed)
    }
}

/// A number that goes up and down.
final class GaugeSeries: MetricSeries, MeterHandler, RecorderHandler {
    static let kind = MetricFigures.Kind.gauge
    private let number = AtomicNumber()

    var value: MetricFigures.Value { .number(number.value) }

    func set(_ value: Int64) { number.set(Double(value)) }
    func set(_ value: Double) { number.set(value) }
    func increment(by amount: Double) { number.add(amount) }
    func decrement(by amount: Double) { number.add(-amount) }
    func record(_ value: Int64) { number.set(Double(value)) }
    func record(_ value: Double) { number.set(value) }
}

/// The numbers of values in buckets. Times are in seconds.
final class HistogramSeries: MetricSeries, TimerHandler, RecorderHandler {
    static let kind = MetricFigures.Kind.histogram
    /// The bounds for times, from a tenth of a millisecond to ten seconds.
    static let seconds = [
        0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ]
    /// The bounds for other values.
    static let amounts: [Double] = [1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000]

    private let bounds: [Double]
    private let counts: [CounterSeries]
    private let sum = AtomicNumber()

    init(bounds: [Double]) {
        self.bounds = bounds
        counts = (0...bounds.count).map { _ in CounterSeries() }
    }

    var value: MetricFigures.Value {
        .histogram(MetricFigures.Histogram(bounds: bounds, counts: counts.map { Int($0.total) }, sum: sum.value))
    }

    func record(_ value: Double) {
        if value.isNaN { return }
        counts[bounds.firstIndex { value <= $0 } ?? bounds.count].increment(by: 1)
        sum.add(value)
    }

    func record(_ value: Int64) { record(Double(value)) }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
}

/// A floating-point number that any thread may change.
private struct AtomicNumber: ~Copyable {
    private let bits = Atomic<UInt64>(0)

    var value: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }

    func set(_ value: Double) {
        bits.store(value.bitPattern, ordering: .relaxed)
    }

    func add(_ amount: Double) {
        var old = bits.load(ordering: .relaxed)
        while true {
            let sum = (Double(bitPattern: old) + amount).bitPattern
            let (isDone, now) = bits.weakCompareExchange(expected: old, desired: sum, ordering: .relaxed)
            if isDone { return }
            old = now
        }
    }
}
