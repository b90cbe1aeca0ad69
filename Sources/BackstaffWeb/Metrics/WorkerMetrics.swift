import CoreMetrics
import Synchronization

/// What a front counts of its workers, and the figures that they send.
///
///     worker ──its figures, every second──► replace the older ones of this worker
///     worker ends ──► its counters and histograms stay in the sum, so that no sum ever falls
final class WorkerMetrics: Sendable {
    private struct State {
        var living: [Int: MetricFigures] = [:]
        var former = MetricFigures()
    }

    private let state = Mutex(State())
    private let ready: Meter
    private let restarts: Counter

    init(_ factory: any MetricsFactory) {
        ready = Meter(label: HostMetric.workers.rawValue, dimensions: [], factory: factory)
        restarts = Counter(label: HostMetric.workerRestarts.rawValue, dimensions: [], factory: factory)
    }

    func setReady(_ count: Int) {
        ready.set(count)
    }

    /// A worker has ended without being told to.
    func countRestart() {
        restarts.increment()
    }

    /// Takes the latest figures of a worker. Figures that can't be shown are ignored.
    func set(_ figures: MetricFigures, of worker: Int) {
        guard figures.isValid else { return }
        state.withLock { $0.living[worker] = figures }
    }

    /// A worker has ended.
    func remove(_ worker: Int) {
        state.withLock { state in
            guard let last = state.living.removeValue(forKey: worker) else { return }
            state.former.add(last.withoutGauges)
        }
    }

    /// The sums over all workers, living and ended. Gauges are sums over the living ones.
    var sum: MetricFigures {
        let state = state.withLock { $0 }
        return state.living.values.reduce(into: state.former) { $0.add($1) }
    }
}
