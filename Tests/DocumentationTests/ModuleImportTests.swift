import Testing

/// Imports run downwards only. The table in `Documentation/Architecture.md` lists the same.
///
///            BackstaffServer
///                   │
///                   ▼
///     SwiftUI ─► BackstaffWeb ──┐                Combine
///        │                      ▼                   │
///        ├───────────────► BackstaffUI              ▼
///        └► BackstaffTesting ───┘ │          BackstaffCombine
///                                 ▼                 ▲
///                           BackstaffViews ─────────┘
///                                 │
///                                 ├─► BackstaffGraph ─► BackstaffElements
///                                 ├─► BackstaffElementLayout ─► BackstaffLayout, BackstaffText
///                                 ├─► BackstaffCoreGraphics
///                                 └─► BackstaffNavigation
///
/// The modules of `BackstaffFrameworks` are beside them: an app that is built from a folder imports them by Apple's names,
/// and of them only `BackstaffUIKit` imports `BackstaffUI`. The command `backstaff` imports `BackstaffElements` alone.
@Suite("Imports between modules")
struct ModuleImportTests {
    /// The imports that each module may have, within the package and from its dependencies. A module is listed before
    /// those that import it.
    static let allowed: [(module: String, imports: Set<String>)] = [
        ("BackstaffNavigation", []),
        ("BackstaffCombine", []),
        ("BackstaffLayout", []),
        ("BackstaffText", []),
        ("BackstaffElements", []),
        ("BackstaffElementLayout", ["BackstaffElements", "BackstaffLayout", "BackstaffText"]),
        ("BackstaffAssets", ["BackstaffElements"]),
        ("BackstaffMacroExpansion", []),
        ("BackstaffMacros", ["BackstaffMacroExpansion"]),
        ("BackstaffGraph", ["BackstaffElements"]),
        ("BackstaffCoreGraphics", []),
        (
            "BackstaffViews",
            [
                "BackstaffAssets", "BackstaffCombine", "BackstaffCoreGraphics", "BackstaffElementLayout",
                "BackstaffElements", "BackstaffGraph", "BackstaffLayout", "BackstaffNavigation", "BackstaffText",
            ]
        ),
        ("BackstaffUniformTypes", []),
        (
            "BackstaffUI",
            [
                "BackstaffElementLayout", "BackstaffElements", "BackstaffGraph", "BackstaffLayout",
                "BackstaffNavigation", "BackstaffUniformTypes", "BackstaffViews",
            ]
        ),
        // Graph and Navigation let tests read the counts of bodies and the path.
        (
            "BackstaffTesting",
            [
                "BackstaffElementLayout", "BackstaffElements", "BackstaffGraph", "BackstaffLayout",
                "BackstaffNavigation",
                "BackstaffUI",
            ]
        ),
        ("CBackstaffGzip", []),
        (
            "BackstaffWeb",
            [
                "ArgumentParser", "BackstaffAssets", "BackstaffElements", "BackstaffNavigation", "BackstaffUI",
                "CBackstaffGzip", "CoreMetrics", "Crypto", "Logging", "NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket",
                "Tracing",
            ]
        ),
        (
            "BackstaffServer",
            ["BackstaffUI", "BackstaffWeb", "CoreMetrics", "Logging", "NIOCore", "NIOHTTP1", "ServiceLifecycle"]
        ),
        ("SwiftUI", ["BackstaffTesting", "BackstaffUI", "BackstaffWeb"]),
        ("Combine", ["BackstaffCombine"]),
        ("BackstaffAudioToolbox", []),
        ("BackstaffCoreTransferable", ["BackstaffUI", "BackstaffUniformTypes"]),
        ("BackstaffDarwin", []),
        ("BackstaffFoundation", ["BackstaffAssets", "BackstaffCombine", "BackstaffViews"]),
        ("BackstaffNetwork", []),
        ("BackstaffOS", ["Logging"]),
        ("BackstaffOSLog", ["BackstaffOS"]),
        ("BackstaffPhotosUI", ["BackstaffUI", "BackstaffUniformTypes"]),
        ("BackstaffPlaygrounds", []),
        ("BackstaffQuartzCore", ["BackstaffCoreGraphics"]),
        (
            "BackstaffUIKit",
            [
                "BackstaffAssets", "BackstaffCoreGraphics", "BackstaffGraph", "BackstaffNavigation", "BackstaffUI",
                "BackstaffViews",
            ]
        ),
        ("BackstaffCommand", ["ArgumentParser", "BackstaffAssets", "BackstaffElements"]),
        ("backstaff", ["BackstaffCommand"]),
        ("BackstaffResourceTool", ["BackstaffAssets"]),
    ]

    /// System modules, which any module may import.
    static let system: Set<String> = [
        "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc", "Musl",
        "Observation", "Runtime", "Swift", "Synchronization", "_FoundationICU",
    ]

    @Test("Every module in Sources is in the list, and the list has no others")
    func modules() {
        let folders = Set(
            Repository.files(below: "Sources", endingIn: [".swift", ".c"]).compactMap {
                $0.split(separator: "/")[1...].first
            }
        )
        // The page's layout is compiled for WebAssembly only, by scripts/layout-module, so it isn't a module of the package.
        let others: Set = ["BackstaffPageLayout"]
        #expect(Set(folders.map { String($0) }).subtracting(others) == Set(Self.allowed.map(\.module)))
    }

    /// The packages of third-party modules, by the names in the table.
    private static let packages = [
        "ArgumentParser": "swift-argument-parser", "CoreMetrics": "swift-metrics", "Crypto": "swift-crypto",
        "Logging": "swift-log", "NIOCore": "swift-nio", "NIOHTTP1": "swift-nio", "NIOPosix": "swift-nio",
        "NIOWebSocket": "swift-nio", "ServiceLifecycle": "swift-service-lifecycle",
        "Tracing": "swift-distributed-tracing",
    ]

    @Test("The table in Architecture.md has a row for each module of the list, in its order, with its imports")
    func table() throws {
        let rows = try Repository.text(of: "Documentation/Architecture.md").split(separator: "\n")
            .filter { $0.hasPrefix("| `") }
            .map { $0.split(separator: "|").prefix(2).map { Self.quoted(in: $0) } }
        #expect(rows.map(\.first) == Self.allowed.map { [$0.module] })
        for (row, (module, imports)) in zip(rows, Self.allowed) {
            let expected = Set(imports.map { Self.packages[$0] ?? $0 })
            #expect(row.last.map(Set.init) == expected, "the row of \(module)")
        }
    }

    /// The words between backticks.
    private static func quoted(in cell: Substring) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }
            .map { String($0.element) }
    }

    @Test("Each module is listed after those that it imports")
    func order() {
        var known: Set<String> = []
        let modules = Set(Self.allowed.map(\.module))
        for (module, imports) in Self.allowed {
            #expect(imports.intersection(modules).isSubset(of: known), "\(module) is listed above what it imports")
            known.insert(module)
        }
    }

    @Test("A module imports only what the list allows", arguments: allowed.map(\.module))
    func imports(of module: String) throws {
        let allowed = try #require(Self.allowed.first { $0.module == module }).imports.union(Self.system)
        for path in Repository.files(below: "Sources/\(module)", endingIn: [".swift"]) {
            for imported in ImportScanner.imports(in: try Repository.text(of: path)) {
                #expect(allowed.contains(imported), "\(path) imports \(imported)")
            }
        }
    }

    @Test("Every listed import occurs in a file", arguments: allowed.map(\.module))
    func nothingSuperfluous(in module: String) throws {
        let allowed = try #require(Self.allowed.first { $0.module == module }).imports
        let imported = try Repository.files(below: "Sources/\(module)", endingIn: [".swift"])
            .flatMap { ImportScanner.imports(in: try Repository.text(of: $0)) }
        #expect(allowed.subtracting(imported) == [])
    }

    @Test(
        "An import is found in every spelling",
        arguments: [
            ("import A", ["A"]),
            ("@_exported import A", ["A"]),
            ("@testable @_spi(Inner) import A", ["A"]),
            ("    public import A  // why", ["A"]),
            ("@_exported import struct A.Path", ["A"]),
            ("import A.Sub", ["A"]),
            ("import A; import B", ["A", "B"]),
            ("// import A", []),
            ("/// import A", []),
            ("let important = 1", []),
            ("let text = \"\"\"\nimport A\n\"\"\"\nimport B", ["B"]),
        ])
    func scanner(line: String, modules: [String]) {
        #expect(ImportScanner.imports(in: line) == modules)
    }
}

/// Finds the imports of a Swift file, line by line.
enum ImportScanner {
    private static let kinds: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    private static let levels: Set<Substring> = ["fileprivate", "internal", "package", "private", "public"]

    static func imports(in text: String) -> [String] {
        var found: [String] = []
        var isInLiteral = false
        for line in text.split(whereSeparator: \.isNewline) {
            let quotes = line.ranges(of: "\"\"\"").count
            defer { if !quotes.isMultiple(of: 2) { isInLiteral.toggle() } }
            if isInLiteral || quotes > 0 { continue }
            let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            found += code.split(separator: ";").compactMap { module(in: $0) }
        }
        return found
    }

    private static func module(in statement: Substring) -> String? {
        var words = statement.split(separator: " ")[...]
        while let word = words.first, word.hasPrefix("@") || levels.contains(word) { words.removeFirst() }
        guard words.popFirst() == "import" else { return nil }
        if let word = words.first, kinds.contains(word) { words.removeFirst() }
        guard words.count == 1, let name = words.first else { return nil }
        return name.split(separator: ".").first.map { String($0) }
    }
}
