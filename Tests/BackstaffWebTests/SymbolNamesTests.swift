import Foundation
import Testing

@testable import BackstaffViews
@testable import BackstaffWeb

// The names are compiled only into debug builds, where unknown symbols are reported.
#if DEBUG
    @Suite("Symbol names and their drawings")
    struct SymbolNamesTests {
        @Test("L10 the known symbol names are those of the drawings")
        func names() {
            let drawn = PageResources.bundled().symbols.names
            #expect(drawn.count > 2_800)
            #expect(drawn.subtracting(SymbolNames.all) == [], "not in Images/SymbolNames.swift")
            #expect(SymbolNames.all.subtracting(drawn) == [], "without a drawing")
        }

        @Test("M11 the names that public code uses most have a drawing")
        func commonNames() throws {
            let file = URL(fileURLWithPath: #filePath).appending(path: "../../../scripts/symbols/common-names.txt")
                .standardizedFileURL
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.first != "#" }
            let names = Set(lines.flatMap { $0.split(separator: " ") }.map(String.init))
            #expect(names.count >= 1_000)
            #expect(names.subtracting(SymbolNames.all) == [])
        }

        @Test(
            "M11 a name that no symbol of the system has is unknown",
            arguments: ["sea.serpent", "star.filled", "xmark.circl"])
        func unknown(name: String) {
            #expect(!SymbolNames.all.contains(name))
        }
    }
#endif
