import Foundation
import Testing

@testable import BackstaffElements

/// The page's scripts can't read the constants of the server, so they have numbers of their own.
@Suite("Limits that the server and its page share")
struct PageLimitsTests {
    private static let page = URL(fileURLWithPath: #filePath).appending(
        path: "../../../../Sources/BackstaffWeb/Resources/Page"
    ).standardizedFileURL

    @Test(
        "A text in a field and a seal may be as long in the page as on the server",
        arguments: [("controls/text-length.js", "longest"), ("restoration/stored-seals.js", "mostSeal")])
    func longestString(file: String, constant: String) throws {
        let source = try String(contentsOf: Self.page.appending(path: file), encoding: .utf8)
        let line = try #require(source.split(separator: "\n").first { $0.hasPrefix("const \(constant) = ") })
        #expect(Int(line.filter(\.isNumber)) == WireLimits.longestString, "\(file): \(line)")
    }

    @Test("The limits on strings of a page and on seals are the same")
    func seals() {
        #expect(WireLimits.page.stringBytes == WireLimits.longestString)
        #expect(StoredSeals.sealLimit == WireLimits.longestString)
    }
}
