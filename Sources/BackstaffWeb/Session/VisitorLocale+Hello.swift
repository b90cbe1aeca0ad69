import BackstaffElements
import BackstaffUI

extension VisitorLocale {
    /// The locale of the person whose page has said hello.
    init(_ hello: ClientHello) {
        self.init(languages: AcceptedLanguages.list(hello.language), timeZone: hello.timeZone)
    }
}

/// Reads a list of languages as browsers write it: `de-AT,de;q=0.9,en;q=0.8`.
enum AcceptedLanguages {
    /// The languages, the preferred one first. At most ten are read.
    static func list(_ text: String) -> [String] {
        let entries = text.split(separator: ",").prefix(10).compactMap { entry -> (name: String, weight: Double)? in
            let parts = entry.split(separator: ";").map { $0.drop { $0 == " " } }
            let name = parts.first?.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }.prefix(35) ?? ""
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            return name.isEmpty || weight <= 0 ? nil : (String(name), weight)
        }
        // Languages of the same weight stay in their order.
        return entries.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.name)
    }
}
