/// The form in which the bytes of an answer are sent.
enum ContentCoding: String, CaseIterable, Sendable {
    /// The better ones come first.
    case brotli = "br"
    case gzip
    case identity

    /// Returns the coding that a client prefers. Of several that it likes equally, the smallest form is chosen.
    ///
    /// - Parameters:
    ///   - offered: The codings that there are. Identity is always one of them.
    ///   - headers: The values of the header `Accept-Encoding`. Without any, a client gets no coding.
    static func preferred(among offered: some Collection<ContentCoding>, by headers: [String]) -> ContentCoding {
        let accepted = weights(in: headers)
        var best: (coding: ContentCoding, weight: Int) = (.identity, accepted["identity"] ?? 0)
        // Of equals, the last one counts.
        for coding in allCases.reversed() where coding != .identity && offered.contains(coding) {
            let weight = accepted[coding.rawValue] ?? accepted["*"] ?? 0
            if weight > 0, weight >= best.weight { best = (coding, weight) }
        }
        return best.coding
    }

    /// The names in the headers with their weights in thousandths. A name with a malformed weight isn't accepted.
    private static func weights(in headers: [String]) -> [String: Int] {
        var weights: [String: Int] = [:]
        // The bytes are split, because a character can be more than a comma: a comma and an accent.
        for item in headers.joined(separator: ",").utf8.split(separator: UInt8(ascii: ",")) {
            let parts = item.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
                Substring($0.trimming { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }).lowercased()
            }
            guard let name = parts.first, !name.isEmpty else { continue }
            let weight = parts.dropFirst().first { $0.utf8.starts(with: "q=".utf8) }
            weights[name == "x-gzip" ? "gzip" : name] = weight.map { thousandths($0.utf8.dropFirst(2)) ?? 0 } ?? 1000
        }
        return weights
    }

    /// Reads a weight: 0 or 1, and up to three decimals.
    ///
    /// - Returns: The weight in thousandths, or `nil` if it is malformed or greater than 1.
    private static func thousandths(_ text: Substring.UTF8View) -> Int? {
        let decimals = text.dropFirst(2)
        guard text.first == UInt8(ascii: "0") || text.first == UInt8(ascii: "1"),
            text.dropFirst().first ?? UInt8(ascii: ".") == UInt8(ascii: "."), decimals.count <= 3
        else { return nil }
        var number = text.first == UInt8(ascii: "1") ? 1 : 0
        for place in 0..<3 {
            let digit = decimals.dropFirst(place).first ?? UInt8(ascii: "0")
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number <= 1000 ? number : nil
    }
}
