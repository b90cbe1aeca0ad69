import CoreMetrics

/// The metrics of this process, as the command line and the app have set them up.
struct ProcessMetrics {
    /// The registry behind `/~/metrics`, or `nil` if there is no such page.
    let registry: MetricsRegistry?
    let host: HostMetrics

    /// Sets up metrics, if somebody reads them. Call it once, after the app's initializer.
    ///
    ///     --metrics-port   the app has its own system   the server's figures go to   the app's figures go to
    ///     no               no                           nobody: `nil`                nobody
    ///     yes              no                           the page                     the page
    ///     no               yes                          the app's system             the app's system
    ///     yes              yes                          both                         the app's system
    init?(_ options: ServerOptions) {
        let ofApp = MetricsSystem.factory is NOOPMetricsHandler ? nil : MetricsSystem.factory
        registry = options.metricsPort == nil ? nil : MetricsRegistry()
        switch (registry, ofApp) {
        case (nil, nil): return nil
        case (let registry?, nil):
            MetricsSystem.bootstrap(registry)
            host = HostMetrics(registry)
        case (nil, let ofApp?): host = HostMetrics(ofApp)
        case (let registry?, let ofApp?):
            host = HostMetrics(MultiplexMetricsHandler(factories: [registry, ofApp]))
        }
    }

    /// The page that the options ask for.
    func page(_ options: ServerOptions) -> MetricsPage? {
        guard let registry, let port = options.metricsPort else { return nil }
        return MetricsPage(host: options.metricsHost, port: port, registry: registry)
    }
}
