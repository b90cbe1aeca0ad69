import BackstaffElements
import Foundation

/// The drawings of all symbols. A page gets only those that it shows.
package struct SymbolDrawings: Sendable {
    /// The largest number of drawings in one answer.
    static let most = 64

    /// The drawings as `symbol` elements of SVG, by name.
    private let drawings: [String: String]

    /// The names of all symbols.
    package var names: Set<String> { Set(drawings.keys) }

    /// - Parameter sources: The SVG files, by symbol name.
    init(_ sources: [String: String]) {
        drawings = sources.reduce(into: [:]) { $0[$1.key] = Self.symbol($1.key, $1.value) }
    }

    /// The drawings with the given names, one after the other. Unknown names are left out.
    func markup(of names: Set<String>) -> String {
        names.sorted().compactMap { drawings[$0] }.joined()
    }

    /// The answer to a request for drawings: an SVG file with those that the query names and that exist.
    ///
    /// - Parameter address: The address of the request, `/~/symbols.svg?names=star,star.fill`.
    func file(for address: String) -> PageFile {
        let query = address.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        let names = query.hasPrefix("names=") ? query.dropFirst("names=".count).split(separator: ",") : []
        let content = markup(of: Set(names.prefix(Self.most).map(String.init)))
        return PageFile(
            name: "symbols.svg", bytes: Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\(content)</svg>".utf8))
    }

    /// Turns the root of an SVG file into a `symbol`, with its drawing attributes kept.
    private static func symbol(_ name: String, _ source: String) -> String? {
        guard let open = source.range(of: "<svg"),
            let end = source.range(of: ">", range: open.upperBound..<source.endIndex),
            let close = source.range(of: "</svg>", options: .backwards, range: end.upperBound..<source.endIndex)
        else { return nil }
        var attributes = source[open.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
        for dropped in ["xmlns", "id", "width", "height"] {
            attributes = attributes.replacing(
                try? Regex("(?:^|\\s)\(dropped)=\"[^\"]*\""), with: "")
        }
        var writer = HTMLWriter()
        writer.raw("<symbol")
        writer.attribute("id", id(of: name))
        return String(decoding: writer.bytes, as: UTF8.self) + " " + attributes.trimmingCharacters(in: .whitespaces)
            + ">"
            + source[end.upperBound..<close.lowerBound] + "</symbol>"
    }

    /// The ID of a drawing in the page.
    static func id(of name: String) -> String { "symbol-\(name)" }
}

extension String {
    fileprivate func replacing(_ pattern: Regex<AnyRegexOutput>?, with replacement: String) -> String {
        guard let pattern else { return self }
        return replacing(pattern, with: replacement, maxReplacements: .max)
    }
}
