@testable import BackstaffWeb

extension MetricFigures {
    /// The value of a metric without labels, or 0 if nothing has been counted.
    func value(of metric: HostMetric) -> Double {
        guard case .number(let value)? = families[metric.rawValue]?.series[[]] else { return 0 }
        return value
    }
}
