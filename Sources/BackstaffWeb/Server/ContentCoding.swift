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
        var best: (coding: ContentCoding, weight: Double) = (.identity, accepted["identity"] ?? 0)
        // Of equals, the last one counts.
        for coding in allCases.reversed() where coding != .identity && offered.contains(coding) {
            let weight = accepted[coding.rawValue] ?? accepted["*"] ?? 0
            if weight > 0, weight >= best.weight { best = (coding, weight) }
        }
        return best.coding
    }

    /// The names in the headers with their weights, from 0 to 1. A name with a malformed weight isn't accepted.
    private static func weights(in headers: [String]) -> [String: Double] {
        var weights: [String: Double] = [:]
        for item in headers.joined(separator: ",").split(separator: ",") {
            let parts = item.split(separator: ";", omittingEmptySubsequences: false).map {
                $0.trimming(while: { $0 == " " || $0 == "\t" }).lowercased()
            }
            guard let name = parts.first, !name.isEmpty else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
            weights[name == "x-gzip" ? "gzip" : name] = weight.map { (0...1).contains($0) ? $0 : 0 } ?? 1
        }
        return weights
    }
}
