/// Reads Prometheus' text format, independently of the code that writes it. It is as strict as Prometheus is.
struct PrometheusParser {
    struct Malformed: Error {
        let line: String
    }

    /// A value with the name and the labels before it.
    struct Sample: Hashable {
        let name: String
        let labels: [String: String]
        let value: Double
    }

    private(set) var help: [String: String] = [:]
    private(set) var kinds: [String: String] = [:]
    private(set) var samples: [Sample] = []

    init(_ text: String) throws {
        guard text.isEmpty || text.hasSuffix("\n") else { throw Malformed(line: "the end") }
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 3).map { String($0) }
            if line.hasPrefix("# HELP ") {
                help[words[2]] = words[3]
            } else if line.hasPrefix("# TYPE ") {
                guard kinds[words[2]] == nil, ["counter", "gauge", "histogram"].contains(words[3]) else {
                    throw Malformed(line: String(line))
                }
                kinds[words[2]] = words[3]
            } else {
                let sample = try Self.sample(String(line))
                guard kinds[sample.name] != nil || kinds[Self.family(of: sample.name)] == "histogram",
                    !samples.contains(where: { $0.name == sample.name && $0.labels == sample.labels })
                else { throw Malformed(line: String(line)) }
                samples.append(sample)
            }
        }
    }

    /// The value of a sample, or `nil` if there is none.
    func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
        samples.first { $0.name == name && $0.labels == labels }?.value
    }

    /// The name of the histogram to which a sample belongs.
    private static func family(of name: String) -> String {
        for ending in ["_bucket", "_sum", "_count"] where name.hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    private static func sample(_ line: String) throws -> Sample {
        var rest = line[...]
        let name = String(rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_:".contains($0)) })
        rest = rest.dropFirst(name.count)
        var labels: [String: String] = [:]
        if rest.first == "{" {
            rest = rest.dropFirst()
            while rest.first != "}" {
                let label = String(rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
                rest = rest.dropFirst(label.count)
                guard !label.isEmpty, labels[label] == nil, rest.hasPrefix("=\"") else { throw Malformed(line: line) }
                rest = rest.dropFirst(2)
                labels[label] = try quoted(&rest, in: line)
                if rest.first == "," { rest = rest.dropFirst() }
            }
            rest = rest.dropFirst()
        }
        guard !name.isEmpty, rest.first == " ", let value = number(rest.dropFirst()) else {
            throw Malformed(line: line)
        }
        return Sample(name: name, labels: labels, value: value)
    }

    private static func number(_ text: Substring) -> Double? {
        switch text {
        case "+Inf": .infinity
        case "-Inf": -.infinity
        case "NaN": .nan
        default: Double(text)
        }
    }

    /// Takes the rest of a label's value, up to the closing quote.
    private static func quoted(_ rest: inout Substring, in line: String) throws -> String {
        var value = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return value
            case "\\":
                switch rest.popFirst() {
                case "n": value.append("\n")
                case "\\": value.append("\\")
                case "\"": value.append("\"")
                default: throw Malformed(line: line)
                }
            default: value.append(character)
            }
        }
        throw Malformed(line: line)
    }
}
