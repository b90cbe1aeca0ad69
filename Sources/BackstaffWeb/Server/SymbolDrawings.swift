import BackstaffElements
import Foundation

/// The drawings of all symbols. A page gets only those that it shows.
package struct SymbolDrawings: Sendable {
    /// The largest number of drawings in one answer.
    static let most = 64

    /// The drawings as `symbol` elements of SVG, by name.
    private let drawings: [String: String]
    /// A hash of all drawings.
    private let version: String

    /// The names of all symbols.
    package var names: Set<String> { Set(drawings.keys) }

    /// Whether there is a drawing with a name.
    func has(_ name: String) -> Bool { drawings[name] != nil }

    /// - Parameter sources: The SVG files, by symbol name.
    init(_ sources: [String: String]) {
        // There are thousands of files, and making a regular expression takes longer than using it.
        let dropped = ["xmlns", "id", "width", "height"].compactMap { try? Regex("(?:^|\\s)\($0)=\"[^\"]*\"") }
        let drawings = sources.reduce(into: [:]) { $0[$1.key] = Self.symbol($1.key, $1.value, without: dropped) }
        self.drawings = drawings
        version = StableHash(drawings.keys.sorted().compactMap { drawings[$0] }.joined()).digits
    }

    /// The drawings with the given names, one after the other. Unknown names are left out.
    func markup(of names: Set<String>) -> String {
        names.sorted().compactMap { drawings[$0] }.joined()
    }

    /// The names in the address of a request, as far as there are drawings.
    ///
    /// - Parameter address: The address, `/~/symbols.svg?names=star,star.fill`.
    func names(in address: String) -> Set<String> {
        let query = address.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        let names = query.hasPrefix("names=") ? query.dropFirst("names=".count).split(separator: ",") : []
        return Set(names.prefix(Self.most).map(String.init)).filter { drawings[$0] != nil }
    }

    /// An SVG file with the drawings of the given names.
    func file(with names: Set<String>) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\">\(markup(of: names))</svg>"
    }

    /// The tag of such a file. No file is made for it.
    func tag(of names: Set<String>) -> String {
        "\"\(version)-\(StableHash(names.sorted().joined(separator: ",")).digits)\""
    }

    /// Turns the root of an SVG file into a `symbol`, with its drawing attributes kept.
    private static func symbol(
        _ name: String, _ source: String, without dropped: [Regex<AnyRegexOutput>]
    ) -> String? {
        guard let open = source.range(of: "<svg"),
            let end = source.range(of: ">", range: open.upperBound..<source.endIndex),
            let close = source.range(of: "</svg>", options: .backwards, range: end.upperBound..<source.endIndex)
        else { return nil }
        var attributes = source[open.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
        for attribute in dropped { attributes = attributes.replacing(attribute, with: "") }
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
