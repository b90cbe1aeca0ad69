import Testing

/// Compares the names in `Documentation/PublicAPI.md` with the public declarations in `Sources`.
@Suite("The names of Backstaff's own in the public API")
struct PublicAPITests {
    private static let modules = ["BackstaffNavigation", "BackstaffServer", "BackstaffUI", "BackstaffViews"]

    @Test("Each name in the table is a public declaration")
    func names() throws {
        let article = try Repository.text(of: "Documentation/PublicAPI.md")
        let section = try #require(article.firstMatch(of: #/(?s)are Backstaff's own:(.+?)\n## /#)).output.1
        let names = section.split(separator: "\n").filter { $0.hasPrefix("| ") }
            .compactMap { $0.split(separator: "|").last { $0.contains("`") } }
            .flatMap { $0.matches(of: #/`(\w+)`/#).map { String($0.output.1) } }
        #expect(names.count > 10)
        let declared = try Self.publicNames()
        for name in names { #expect(declared.contains(name), "\(name) isn't public") }
    }

    @Test("A name is found in a public declaration and nowhere else")
    func declarations() {
        #expect(Self.publicNames(in: "public mutating func pop<Element>(to element: Element)") == ["pop"])
        #expect(Self.publicNames(in: "public var last: (any Hashable)? {") == ["last"])
        #expect(Self.publicNames(in: "@MainActor public struct LeaveAction {") == ["LeaveAction"])
        #expect(Self.publicNames(in: "package struct LeaveAction {\nvar last = 1 // public") == [])
        #expect(Self.publicNames(in: "public import BackstaffNavigation") == [])
    }

    private static func publicNames() throws -> Set<String> {
        var names: Set<String> = []
        for module in modules {
            for path in Repository.files(below: "Sources/\(module)", endingIn: [".swift"]) {
                names.formUnion(publicNames(in: try Repository.text(of: path)))
            }
        }
        return names
    }

    private static func publicNames(in text: String) -> Set<String> {
        let declaration = #/\bpublic (?:\w+ )*(?:struct|class|enum|protocol|func|var|let|typealias) (\w+)/#
        return Set(text.matches(of: declaration).map { String($0.output.1) })
    }
}
