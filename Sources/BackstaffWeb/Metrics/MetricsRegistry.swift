import CoreMetrics
import Logging
import Synchronization

/// Keeps all metrics of the process: those of the server, and those of the app and its packages through swift-metrics.
///
///     Counter, Timer, … ──make──► a series, shared by all that have the same name and labels
///     figures ──────────────────► the values of all series now
///
/// Changing a series takes no lock and no memory. Only making one does.
final class MetricsRegistry: MetricsFactory, Sendable {
    private struct Key: Hashable {
        let name: String
        let labels: [MetricFigures.Label]
    }

    private struct State {
        var kinds: [String: MetricFigures.Kind] = [:]
        var series: [Key: any MetricSeries] = [:]
        var hasSaidFull = false
    }

    private let state = Mutex(State())

    init() {}

    /// The values of all series.
    var figures: MetricFigures {
        let (kinds, series) = state.withLock { ($0.kinds, $0.series) }
        var figures = MetricFigures()
        for (key, series) in series {
            guard let kind = kinds[key.name] else { continue }
            figures.add(series.value, to: key.name, kind: kind, labels: key.labels)
        }
        return figures
    }

    /// Returns the series with a name and labels. Makes it if there is none.
    ///
    /// - Returns: `nil` if a metric of another kind has the name, or if there are too many series.
    private func series<Series: MetricSeries>(
        _ label: String, _ dimensions: [(String, String)], _ make: () -> Series
    ) -> Series? {
        let key = Key(name: MetricName.of(label), labels: MetricName.labels(of: dimensions))
        let (found, isFirstTooMany) = state.withLock { state -> (Series?, Bool) in
            if let known = state.series[key] { return (known as? Series, false) }
            guard state.kinds[key.name] ?? Series.kind == Series.kind else { return (nil, false) }
            guard state.series.count < MetricFigures.mostSeries else {
                defer { state.hasSaidFull = true }
                return (nil, !state.hasSaidFull)
            }
            let new = make()
            state.kinds[key.name] = Series.kind
            state.series[key] = new
            return (new, false)
        }
        if isFirstTooMany {
            Logger(label: HostLog.label).warning(
                "there are more than \(MetricFigures.mostSeries) series of metrics; \(key.name) and others are left out"
            )
        }
        return found
    }

    private func remove(_ handler: AnyObject) {
        state.withLock { state in
            guard let key = state.series.first(where: { $0.value === handler })?.key else { return }
            state.series[key] = nil
            if !state.series.keys.contains(where: { $0.name == key.name }) { state.kinds[key.name] = nil }
        }
    }

    // MARK: swift-metrics

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions) { CounterSeries() } ?? NOOPMetricsHandler.instance
    }

    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions) { GaugeSeries() } ?? NOOPMetricsHandler.instance
    }

    func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        let recorder: (any RecorderHandler)? =
            aggregate
            ? series(label, dimensions) { HistogramSeries(bounds: HistogramSeries.amounts) }
            : series(label, dimensions) { GaugeSeries() }
        return recorder ?? NOOPMetricsHandler.instance
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions) { HistogramSeries(bounds: HistogramSeries.seconds) } ?? NOOPMetricsHandler.instance
    }

    func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
    func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
    func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
    func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
}
