import Foundation
import Fuzzing
import Testing

@testable import BackstaffAssets

@Suite("Damaged asset catalogs")
struct AssetCatalogFuzzTests {
    @Test(
        "M01 damaged Contents.json files are read or reported, and no file outside of the set is named",
        .enabled(if: Fuzz.isWanted(.catalogContents)))
    func random() throws {
        var fuzz = Fuzz(.catalogContents)
        let whole = [
            Array(#"{"images":[{"filename":"a.png","idiom":"universal","scale":"2x"}],"properties":{}}"#.utf8),
            Array(
                #"{"colors":[{"color":{"color-space":"srgb","components":{"red":"1.0","green":"0x80","blue":"7"}}}]}"#
                    .utf8),
        ]
        let folder = try TemporaryFolder([
            "Assets.xcassets/A.imageset/a.png": png(1, 1), "Assets.xcassets/A.colorset/Contents.json": Data(),
        ])
        let pieces = ["..", "/", "null", "1e999", "[", "{", "\"", "\\u0000", "filename"]
        let report = fuzz.run(from: whole, pieces: pieces, limit: 2048) { input in
            for set in ["A.imageset", "A.colorset"] {
                try folder.write("Assets.xcassets/\(set)/Contents.json", Data(input.bytes))
            }
            var reader = AssetCatalogReader()
            reader.read(folder.path + "/Assets.xcassets", in: ConfinedFolder(folder.path, title: "the folder"))
            let names = reader.catalog.images.flatMap { $0.files.map(\.path) }
            try ensure(
                names.allSatisfy { $0.hasSuffix("A.imageset/a.png") || $0.hasSuffix("/Contents.json") }, "\(names)")
            return reader.problems.isEmpty ? "read" : "reported"
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(report["read"] > 0 && report["reported"] > 0)
    }
}
