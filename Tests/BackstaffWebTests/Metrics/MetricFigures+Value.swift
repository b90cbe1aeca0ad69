@testable import BackstaffWeb

extension MetricFigures {
    /// The value of a metric without labels, or 0 if nothing has been counted.
    func value(of metric: HostMetric) -> Double {
        guard case .number(let value)? = families[metric.rawValue]?.series[[]] else { return 0 }
        return value
    }

    /// How often something was refused for a reason.
    func count(of reason: RefusalReason) -> Double {
        let label = Label(name: "reason", value: reason.rawValue)
        guard case .number(let value)? = families[HostMetric.refusals.rawValue]?.series[[label]] else { return 0 }
        return value
    }
}
