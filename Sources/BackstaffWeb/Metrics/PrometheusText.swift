/// Writes figures in the text format that Prometheus reads.
///
///     # HELP backstaff_events_total Events of pages that were applied or refused by the element.
///     # TYPE backstaff_events_total counter
///     backstaff_events_total 12
///     # TYPE orders histogram
///     orders_bucket{shop="north",le="5"} 3
///     orders_bucket{shop="north",le="+Inf"} 4
///     orders_sum{shop="north"} 21
///     orders_count{shop="north"} 4
enum PrometheusText {
    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// - Parameter help: A sentence about each metric that is known.
    static func text(of figures: MetricFigures, help: (String) -> String?) -> String {
        var text = ""
        for (name, family) in figures.families.sorted(by: { $0.key < $1.key }) {
            if let help = help(name) { text += "# HELP \(name) \(escaped(help, quotes: false))\n" }
            text += "# TYPE \(name) \(family.kind.rawValue)\n"
            let series = family.series.map { (labels: $0.key.map { ($0.name, $0.value) }, value: $0.value) }
            for (labels, value) in series.sorted(by: { list($0.labels) < list($1.labels) }) {
                switch value {
                case .number(let value): text += line(name, labels, value)
                case .histogram(let histogram): text += lines(name, labels, histogram)
                }
            }
        }
        return text
    }

    private static func lines(
        _ name: String, _ labels: [(String, String)], _ histogram: MetricFigures.Histogram
    ) -> String {
        var text = ""
        var count = 0
        for (bound, more) in zip(histogram.bounds + [.infinity], histogram.counts) {
            count &+= more
            text += line(name + "_bucket", labels + [("le", number(bound))], Double(count))
        }
        text += line(name + "_sum", labels, histogram.sum)
        text += line(name + "_count", labels, Double(count))
        return text
    }

    private static func line(_ name: String, _ labels: [(String, String)], _ value: Double) -> String {
        "\(name)\(list(labels)) \(number(value))\n"
    }

    private static func list(_ labels: [(String, String)]) -> String {
        if labels.isEmpty { return "" }
        return "{" + labels.map { "\($0)=\"\(escaped($1, quotes: true))\"" }.joined(separator: ",") + "}"
    }

    private static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value > 0 ? "+Inf" : "-Inf" }
        return Int(exactly: value).map { String($0) } ?? String(value)
    }

    private static func escaped(_ text: String, quotes: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\"" where quotes: escaped += "\\\""
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
