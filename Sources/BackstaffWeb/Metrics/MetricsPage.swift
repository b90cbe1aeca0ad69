/// The page `/~/metrics`: where it is served, and what is on it.
package struct MetricsPage: Sendable {
    static let path = "/~/metrics"

    let host: String
    /// 0 takes any free port.
    let port: Int
    let registry: MetricsRegistry
    /// The figures of the workers, in a front.
    var workers: WorkerMetrics?

    init(host: String = "127.0.0.1", port: Int, registry: MetricsRegistry) {
        self.host = host
        self.port = port
        self.registry = registry
    }

    /// The figures now.
    var text: String {
        var figures = registry.figures
        if let workers { figures.add(workers.sum) }
        return PrometheusText.text(of: figures, help: HostMetric.help)
    }
}
