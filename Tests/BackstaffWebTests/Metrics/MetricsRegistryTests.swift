import CoreMetrics
import Testing

@testable import BackstaffWeb

@Suite("The registry of metrics")
struct MetricsRegistryTests {
    private func number(_ registry: MetricsRegistry, _ name: String) -> Double? {
        guard case .number(let number)? = registry.figures.families[name]?.series[[]] else { return nil }
        return number
    }

    @Test("Q03 metrics of swift-metrics with the same name and labels share a series; others don't")
    func shared() {
        let registry = MetricsRegistry()
        let first = Counter(label: "orders", factory: registry)
        let second = Counter(label: "orders", factory: registry)
        let other = Counter(label: "orders", dimensions: [("shop", "north")], factory: registry)
        #expect(number(registry, "orders") == 0)
        first.increment()
        second.increment(by: 4)
        other.increment()
        #expect(number(registry, "orders") == 5)
        #expect(registry.figures.families["orders"]?.series.count == 2)
        first.destroy()
        #expect(number(registry, "orders") == nil)
        #expect(registry.figures.families["orders"]?.series.count == 1)
    }

    @Test("Q03 a gauge goes up and down, and a meter too")
    func gauges() {
        let registry = MetricsRegistry()
        let gauge = Gauge(label: "level", factory: registry)
        gauge.record(7)
        gauge.record(2.5)
        #expect(number(registry, "level") == 2.5)
        let meter = Meter(label: "depth", factory: registry)
        meter.set(3)
        meter.increment()
        meter.decrement(by: 1.5)
        #expect(number(registry, "depth") == 2.5)
    }

    @Test("Q03 a time falls into the bucket whose bound it doesn't exceed")
    func histogram() {
        let registry = MetricsRegistry()
        let timer = Timer(label: "wait", factory: registry)
        for nanoseconds: Int64 in [50_000, 100_000, 100_001, 3_000_000_000, 60_000_000_000] {
            timer.recordNanoseconds(nanoseconds)
        }
        guard case .histogram(let histogram)? = registry.figures.families["wait"]?.series[[]] else {
            Issue.record("no histogram")
            return
        }
        #expect(histogram.bounds == HistogramSeries.seconds)
        #expect(histogram.counts == [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1])
        #expect(histogram.count == 5 && abs(histogram.sum - 63.000250001) < 1e-9)
    }

    @Test(
        "Q03 names and labels become valid; those that are stay",
        arguments: [
            ("http.requests", "http_requests"), ("a:b_1", "a:b_1"), ("9lives", "_9lives"), ("", "_"),
            ("naïve\n# TYPE x", "na__ve___TYPE_x"),
        ])
    func names(label: String, name: String) {
        #expect(MetricName.of(label) == name && MetricName.isValid(name))
        #expect(MetricName.isValid(label) == (label == name))
        let labels = MetricName.labels(of: [
            ("le", "1"), ("__x", "2"), ("a-b", "3"), ("a", String(repeating: "x", count: 900)),
        ])
        #expect(labels.map(\.name) == ["a", "a_b", "label___x", "label_le"])
        #expect(labels.first?.value.count == 200)
    }

    @Test("Q03 a name keeps its first kind, and a second kind is left out")
    func kinds() {
        let registry = MetricsRegistry()
        Counter(label: "x", factory: registry).increment()
        Gauge(label: "x", factory: registry).record(9)
        #expect(number(registry, "x") == 1)
    }

    @Test("Q03 an app that makes series without end fills neither memory nor page")
    func limit() {
        let registry = MetricsRegistry()
        for index in 0..<2_000 {
            Counter(label: "visits", dimensions: [("who", "\(index)")], factory: registry).increment()
        }
        #expect(registry.figures.seriesCount == 1_000)
    }
}
