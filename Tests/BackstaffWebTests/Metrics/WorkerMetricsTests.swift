import Testing

@testable import BackstaffWeb

@Suite("The figures of workers")
struct WorkerMetricsTests {
    private func figures(events: Double, visitors: Double, waits: [Int]) -> MetricFigures {
        var figures = MetricFigures()
        figures.add(.number(events), to: "events", kind: .counter)
        figures.add(.number(visitors), to: "visitors", kind: .gauge)
        let histogram = MetricFigures.Histogram(bounds: [1], counts: waits, sum: Double(waits.reduce(0, +)))
        figures.add(.histogram(histogram), to: "wait", kind: .histogram)
        return figures
    }

    @Test("Q03 the front shows sums; after the end of a worker its visitors are gone, but no counter falls")
    func sums() {
        let metrics = WorkerMetrics(MetricsRegistry())
        #expect(metrics.sum == MetricFigures())
        metrics.set(figures(events: 3, visitors: 2, waits: [1, 0]), of: 1)
        metrics.set(figures(events: 4, visitors: 1, waits: [1, 1]), of: 2)
        metrics.set(figures(events: 5, visitors: 1, waits: [2, 1]), of: 2)
        #expect(metrics.sum == figures(events: 8, visitors: 3, waits: [3, 1]))
        metrics.remove(1)
        #expect(metrics.sum == figures(events: 8, visitors: 1, waits: [3, 1]))
        metrics.set(figures(events: 1, visitors: 4, waits: [0, 0]), of: 3)
        #expect(metrics.sum == figures(events: 9, visitors: 5, waits: [3, 1]))
    }

    @Test("Q03 figures are one line, and come back the same")
    func line() {
        var all = figures(events: 3, visitors: .infinity, waits: [1, 0])
        all.add(.number(1), to: "x", kind: .gauge, labels: [MetricFigures.Label(name: "a", value: "two\nlines \"")])
        let line = WorkerMessage.figures(all).line
        #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1 && line.last == UInt8(ascii: "\n"))
        #expect(WorkerMessage(line: line.dropLast()) == .figures(all))
    }

    @Test("Q03 more figures than a line takes aren't sent")
    func tooLong() {
        var all = MetricFigures()
        for index in 0..<1_000 {
            let label = MetricFigures.Label(name: "who", value: "\(index)" + String(repeating: "x", count: 100))
            all.add(.number(1), to: "x", kind: .gauge, labels: [label])
        }
        #expect(WorkerMessage.figures(all).line.isEmpty)
    }

    @Test(
        "Q03 a line that isn't figures is ignored",
        arguments: [
            "figures ", "figures", "figures {}", "figures []", "figures 7", "figures {\"families\":{\"a\":{}}}",
            #"figures {"families":{"a b":{"kind":"gauge","series":[[],{"number":{"_0":1}}]}}}"#,
            #"figures {"families":{"a":{"kind":"histogram","series":[[],{"number":{"_0":1}}]}}}"#,
            #"figures {"families":{"a":{"kind":"histogram","series":[[],{"histogram":{"_0":{"bounds":[1],"counts":[1],"sum":1}}}]}}}"#,
        ])
    func malformed(line: String) {
        #expect(WorkerMessage(line: Array(line.utf8)) == nil)
    }

    @Test("Q03 sums of huge numbers don't trap")
    func overflow() {
        let metrics = WorkerMetrics(MetricsRegistry())
        for worker in 1...3 { metrics.set(figures(events: 1e308, visitors: 1, waits: [0, 0]), of: worker) }
        var huge = MetricFigures()
        huge.add(
            .histogram(MetricFigures.Histogram(bounds: [1], counts: [.max, .max], sum: 1)), to: "wait", kind: .histogram
        )
        for worker in 4...5 { metrics.set(huge, of: worker) }
        #expect(metrics.sum.families["events"]?.series[[]] == .number(.infinity))
        _ = PrometheusText.text(of: metrics.sum) { _ in nil }
    }
}
