import BackstaffElements

/// The page as `scripts/page` has made it of its modules: one script, one style sheet, and the parts that few pages need.
///
/// All files are in one folder, whose name in a browser is a hash of them all. So a browser keeps them for ever, and a page
/// never gets parts of different versions.
struct PageBundle: Sendable {
    /// The files by path below `/~/page/`, such as `3b1c…/page.js`.
    let files: [String: PageFile]
    let document: PageDocument

    /// The files that a page can't do without. A page of another version gets these too.
    static let script = "page.js"
    static let styleSheet = "page.css"

    /// - Parameters:
    ///   - contents: The bytes of the files, by name, also of the compressed ones.
    ///   - hasMaps: Whether browsers get the maps that lead from the script to its sources.
    init(_ contents: [String: [UInt8]], hasMaps: Bool) {
        var named: [String: PageFile] = [:]
        for (name, bytes) in contents where Self.isServed(name, hasMaps: hasMaps) {
            var coded: [ContentCoding: [UInt8]] = [:]
            coded[.brotli] = contents[name + ".br"]
            coded[.gzip] = contents[name + ".gz"]
            named[name] = PageFile(name: name, bytes: bytes, coded: coded, isImmutable: true)
        }
        let version = Self.version(of: named)
        files = named.reduce(into: [:]) { $0["\(version)/\($1.key)"] = $1.value }
        document = PageDocument(
            styleSheets: ["\(version)/\(Self.styleSheet)"], script: "\(version)/\(Self.script)",
            parts: contents["parts.json"].flatMap { try? PageParts(json: $0) } ?? PageParts(),
            cover: contents["cover.js"], icon: contents["icon.svg"])
    }

    /// A hash of all files besides the maps, which follow from them.
    static func version(of files: [String: PageFile]) -> String {
        let others = files.filter { !$0.key.hasSuffix(".map") }.sorted { $0.key < $1.key }
        return StableHash(others.map { "\($0.key) \($0.value.hash)" }.joined(separator: "\n")).digits
    }

    private static func isServed(_ name: String, hasMaps: Bool) -> Bool {
        if name.hasSuffix(".map") { return hasMaps }
        // The document contains the cover and the icon.
        return ![".br", ".gz", ".json"].contains { name.hasSuffix($0) } && !["cover.js", "icon.svg"].contains(name)
    }
}
