import CoreMetrics

/// What the server counts and measures. Without metrics there is no such object, and nothing is counted.
package final class HostMetrics: Sendable {
    let events: Counter
    let update: Timer
    let wait: Timer
    let scenes: Counter
    let previews: Counter
    let previewsRefused: Counter
    let bytesReceived: Counter
    let bytesSent: Counter
    let logLinesLeftOut: Counter
    private let visitors: Meter
    private let attachedSessions: Meter
    private let waitingSessions: Meter
    private let refusals: [RefusalReason: Counter]

    package init(_ factory: any MetricsFactory) {
        func counter(_ metric: HostMetric, _ labels: [(String, String)] = []) -> Counter {
            Counter(label: metric.rawValue, dimensions: labels, factory: factory)
        }
        func gauge(_ metric: HostMetric, _ labels: [(String, String)] = []) -> Meter {
            Meter(label: metric.rawValue, dimensions: labels, factory: factory)
        }
        events = counter(.events)
        update = Timer(label: HostMetric.update.rawValue, dimensions: [], factory: factory)
        wait = Timer(label: HostMetric.wait.rawValue, dimensions: [], factory: factory)
        scenes = counter(.scenes)
        previews = counter(.previews)
        previewsRefused = counter(.previewsRefused)
        bytesReceived = counter(.bytesReceived)
        bytesSent = counter(.bytesSent)
        logLinesLeftOut = counter(.logLinesLeftOut)
        visitors = gauge(.visitors)
        attachedSessions = gauge(.sessions, [("page", "connected")])
        waitingSessions = gauge(.sessions, [("page", "gone")])
        refusals = Dictionary(
            uniqueKeysWithValues: RefusalReason.allCases.map { ($0, counter(.refusals, [("reason", $0.rawValue)])) })
    }

    /// Counts a refusal. Without a reason nothing was refused.
    func refuse(_ reason: RefusalReason?) {
        if let reason { refusals[reason]?.increment() }
    }

    /// Records how many visitors and sessions there are.
    ///
    /// - Parameter waiting: The number of sessions without a page.
    func set(visitors: Int, sessions: Int, waiting: Int) {
        self.visitors.set(visitors)
        attachedSessions.set(sessions - waiting)
        waitingSessions.set(waiting)
    }
}
