/// The names of metrics and labels in Prometheus' text format: ASCII letters, digits, `_` and, for metrics, `:`.
enum MetricName {
    private static let limit = 200

    static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, name.utf8.count <= limit, !isDigit(first) else { return false }
        return name.utf8.allSatisfy { isAllowed($0) || $0 == UInt8(ascii: ":") }
    }

    /// Returns a valid name for a label of swift-metrics. All other characters become underscores.
    static func of(_ label: String) -> String {
        let bytes = label.utf8.prefix(limit - 1).map { isAllowed($0) || $0 == UInt8(ascii: ":") ? $0 : underscore }
        return begun(bytes)
    }

    /// Returns valid labels for dimensions of swift-metrics, in the order of their names.
    static func labels(of dimensions: [(String, String)]) -> [MetricFigures.Label] {
        var values: [String: String] = [:]
        for (name, value) in dimensions.prefix(mostLabels) {
            let name = begun(name.utf8.prefix(limit - 7).map { isAllowed($0) ? $0 : underscore })
            // The format has a use of its own for these names.
            let isReserved = name == "le" || name.hasPrefix("__")
            values[isReserved ? "label_" + name : name] = String(value.prefix(limit))
        }
        return values.sorted { $0.key < $1.key }.map { MetricFigures.Label(name: $0.key, value: $0.value) }
    }

    private static let mostLabels = 10
    private static let underscore = UInt8(ascii: "_")

    private static func begun(_ bytes: [UInt8]) -> String {
        let name = String(decoding: bytes, as: UTF8.self)
        return bytes.first.map(isDigit) == false ? name : "_" + name
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), underscore: true
        default: isDigit(byte)
        }
    }
}
