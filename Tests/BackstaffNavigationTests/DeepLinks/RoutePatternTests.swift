import Fuzzing
import Testing

@testable import BackstaffNavigation

@Suite("URL patterns")
struct RoutePatternTests {
    @Test(
        "L04 A pattern has literals and parameters",
        arguments: [
            ("recipes", [.literal("recipes")]),
            ("/recipes", [.literal("recipes")]),
            (":id", [.parameter("id")]),
            (
                "recipes/:id/steps/:step",
                [.literal("recipes"), .parameter("id"), .literal("steps"), .parameter("step")]
            ),
            ("naïve & 50 %/:id", [.literal("naïve & 50 %"), .parameter("id")]),
        ] as [(String, [RoutePattern.Segment])])
    func reading(text: String, segments: [RoutePattern.Segment]) throws {
        #expect(try RoutePattern(text).segments == segments)
    }

    @Test(
        "L04 an invalid pattern is refused with a reason",
        arguments: [
            ("", "empty"), ("/", "empty"), ("a//b", "empty segment"), ("a/", "empty segment"),
            ("a/:", "without a name"),
            ("a/:id/b/:id", "two parameters called “id”"), ("a?b=:id", "query"), ("a#b", "fragment"),
            (String(repeating: "a", count: 9000), "longer than"),
        ])
    func mistakes(text: String, reason: String) {
        #expect {
            try RoutePattern(text)
        } throws: { error in
            (error as? RoutePattern.Mistake)?.message.contains(reason) == true
        }
    }

    @Test(
        "K01 printing inserts the parameters into the pattern, percent-encoded",
        arguments: [
            ("recipes/:id", ["3"], "/recipes/3"),
            ("recipes/:id/steps/:step", ["3", "2"], "/recipes/3/steps/2"),
            ("recipes", [], "/recipes"),
            (":name", ["tea & cake"], "/tea%20&%20cake"),
            (":name", ["a/b?c#d%e"], "/a%2Fb%3Fc%23d%25e"),
            (":name", ["naïve"], "/na%C3%AFve"),
            ("süß/:name", ["x"], "/s%C3%BC%C3%9F/x"),
            (":name", [""], "/~"), (":name", ["."], "/~."), (":name", [".."], "/~.."), (":name", ["~"], "/~~"),
            (":name", ["~."], "/~~."), (":name", ["~user"], "/~user"), (":name", ["..."], "/..."),
            ("../:name", ["x"], "/~../x"),
        ] as [(String, [String], String)])
    func printing(pattern: String, parameters: [String], url: String) throws {
        var printed = ""
        #expect(try RoutePattern(pattern).print(parameters, to: &printed))
        #expect(printed == url)
    }

    @Test("K01 parameters that can't be printed leave the URL unchanged")
    func refusals() throws {
        let pattern = try RoutePattern("recipes/:id")
        var url = "/cooks/7"
        #expect(!pattern.print([], to: &url))
        #expect(!pattern.print(["3", "4"], to: &url))
        #expect(!pattern.print([String(repeating: "x", count: 8192)], to: &url))
        #expect(url == "/cooks/7")
        #expect(pattern.print(["3"], to: &url))
        #expect(url == "/cooks/7/recipes/3")
    }

    @Test("K01 printed texts are read again unchanged, whatever they contain", arguments: 0..<20)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pattern = try RoutePattern("recipes/:id/süß/:step")
        for _ in 0..<500 {
            let texts = [RandomText.next(using: &random), RandomText.next(using: &random)]
            var url = ""
            #expect(pattern.print(texts, to: &url))
            #expect(url.utf8.allSatisfy { $0 > 32 && $0 < 127 })
            let path = URLPath(url)
            #expect(path.isWhole)
            #expect(path.segments == ["recipes", texts[0], "süß", texts[1]])
            // Compared byte by byte, because strings with different bytes can be equal.
            #expect(Array(path.segments[1].utf8) == Array(texts[0].utf8))
            #expect(Array(path.segments[3].utf8) == Array(texts[1].utf8))
            #expect(pattern.parameters(in: path.segments[...]) == texts)
        }
    }

    @Test("K01 parameters have types, and a text that isn't valid for its type is refused")
    func types() {
        #expect(RouteParameters.texts(of: (3, "x", true)) == ["3", "x", "true"])
        let values = RouteParameters.values(from: ["3", "x", "true"], as: (Int.self, String.self, Bool.self))
        #expect(values.map { $0 == (3, "x", true) } == true)
        let three: Int? = RouteParameters.values(from: ["3"], as: Int.self)
        #expect(three == 3)
        for refused in [["three"], ["3", "4"], []] {
            let value: Int? = RouteParameters.values(from: refused, as: Int.self)
            #expect(value == nil)
        }
        #expect(RouteParameters.values(from: ["3", "x", "maybe"], as: (Int.self, String.self, Bool.self)) == nil)
    }
}

/// Short texts for a parameter, with characters that have a meaning in URLs and other characters.
enum RandomText {
    static func next(using random: inout some RandomNumberGenerator) -> String {
        let pieces = [
            "/", "%", ".", "..", "~", "a", "B9", " ", "?", "#", "é", "e\u{301}", "🧭", "\0", "\u{7f}", "%2F", "+",
        ]
        return (0..<Int.random(in: 0...4, using: &random)).map { _ in
            if Bool.random(using: &random) { return pieces.randomElement(using: &random) ?? "" }
            let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10_FFFF, using: &random))
            return scalar.map { String($0) } ?? "x"
        }.joined()
    }
}
