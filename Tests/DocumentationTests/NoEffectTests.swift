import Testing

/// Compares `Documentation/Fidelity.md` with what the documentation of the sources says to have no effect.
@Suite("What is accepted without effect")
struct NoEffectTests {
    @Test("Each function, property and type that has no effect is in Fidelity")
    func listed() throws {
        let article = try Repository.text(of: "Documentation/Fidelity.md")
        let section = try #require(article.firstMatch(of: #/(?s)\n## Accepted without effect\n(.+?)\n## /#)).output.1
        let known = Set(section.matches(of: #/`\.?(\w+)`/#).map { String($0.output.1) })
        for path in Repository.files(below: "Sources", endingIn: [".swift"]) {
            for name in Self.names(in: try Repository.text(of: path)) {
                #expect(known.contains(name), "\(path): \(name) has no effect, and Fidelity doesn't say so")
            }
        }
    }

    @Test("The name is that of the declaration; a parameter that has no effect isn't one")
    func names() {
        let source = """
            /// Blurs the view. It has no effect.
            @available(*, deprecated)
            public func blur(
            /// Scales the view.
            ///
            /// - Parameter anchor: It has no effect.
            public func scale(anchor: Int) {}
            /// A setting. It has no effect: pages have none.
            public static var setting: Int
            """
        #expect(Self.names(in: source) == ["blur", "setting"])
    }

    /// The names of the declarations whose documentation says that they have no effect.
    private static func names(in text: String) -> [String] {
        var isUseless = false
        return text.split(separator: "\n").compactMap { line in
            let line = line.drop { $0 == " " }
            if line.hasPrefix("///") {
                let isParameter = line.firstMatch(of: #/^/// +- /#) != nil
                if !isParameter, line.contains(#/\bIt has no effect[.:,]/#) { isUseless = true }
                return nil
            }
            guard !line.hasPrefix("@") || line.contains(" func ") || line.contains(" var ") else { return nil }
            defer { isUseless = false }
            guard isUseless else { return nil }
            let declaration = #/\b(?:func|var|let|struct|enum|class|protocol|case|typealias) `?(\w+)/#
            return line.firstMatch(of: declaration).map { String($0.output.1) }
        }
    }
}
