import Testing

@testable import BackstaffWeb

@Suite("Prometheus' text format")
struct PrometheusTextTests {
    @Test("Q03 counters, gauges and histograms are written with their type, and with help if there is any")
    func text() {
        var figures = MetricFigures()
        figures.add(.number(12), to: "events_total", kind: .counter)
        figures.add(.number(0.5), to: "load", kind: .gauge, labels: [MetricFigures.Label(name: "core", value: "1")])
        figures.add(.number(2), to: "load", kind: .gauge, labels: [MetricFigures.Label(name: "core", value: "0")])
        let histogram = MetricFigures.Histogram(bounds: [0.1, 1], counts: [3, 0, 1], sum: 7.25)
        figures.add(.histogram(histogram), to: "wait_seconds", kind: .histogram)
        let text = PrometheusText.text(of: figures) { $0 == "load" ? "One\nline \\ \"so\"" : nil }
        #expect(
            text == """
                # TYPE events_total counter
                events_total 12
                # HELP load One\\nline \\\\ "so"
                # TYPE load gauge
                load{core="0"} 2
                load{core="1"} 0.5
                # TYPE wait_seconds histogram
                wait_seconds_bucket{le="0.1"} 3
                wait_seconds_bucket{le="1"} 3
                wait_seconds_bucket{le="+Inf"} 4
                wait_seconds_sum 7.25
                wait_seconds_count 4

                """)
    }

    @Test(
        "Q03 a label's value comes back as it was, and can't add a line",
        arguments: ["", "plain", "two\nlines 1", "\"", "\\", "\\n", "a\"} 9\nfake_total 1", "ü😀", "{}=,", "\r\u{0}"])
    func labels(value: String) throws {
        let registry = MetricsRegistry()
        registry.makeCounter(label: "orders", dimensions: [("by", value)]).increment(by: 3)
        let parser = try PrometheusParser(PrometheusText.text(of: registry.figures) { _ in nil })
        #expect(parser.samples == [PrometheusParser.Sample(name: "orders", labels: ["by": value], value: 3)])
    }

    @Test("Q03 values that aren't finite are written as Prometheus names them")
    func values() throws {
        var figures = MetricFigures()
        for (name, value) in [("a", Double.infinity), ("b", -.infinity), ("c", .nan), ("d", 1e300), ("e", -0.1)] {
            figures.add(.number(value), to: name, kind: .gauge)
        }
        let parser = try PrometheusParser(PrometheusText.text(of: figures) { _ in nil })
        #expect(parser.value("a") == .infinity && parser.value("b") == -.infinity)
        #expect(parser.value("c")?.isNaN == true && parser.value("d") == 1e300 && parser.value("e") == -0.1)
    }
}
