import Fuzzing
import Testing

@testable import BackstaffNavigation

@Suite("Route tables")
struct RouteTableTests {
    private func table(_ patterns: String...) throws -> RouteTable<String> {
        var table = RouteTable<String>()
        for pattern in patterns { #expect(table.add(pattern, at: try RoutePattern(pattern)) == nil) }
        return table
    }

    private func matches(_ table: RouteTable<String>, _ url: String) -> [String] {
        table.matches(of: URLPath(url).segments[...]).map { "\($0.route) (\($0.length))" }
    }

    @Test("K01 the longest pattern that matches the beginning of the path is preferred")
    func longestFirst() throws {
        let table = try table("recipes", "recipes/:id", "recipes/:id/steps/:step")
        #expect(matches(table, "/recipes") == ["recipes (1)"])
        #expect(matches(table, "/recipes/3") == ["recipes/:id (2)", "recipes (1)"])
        #expect(matches(table, "/recipes/3/steps") == ["recipes/:id (2)", "recipes (1)"])
        #expect(
            matches(table, "/recipes/3/steps/2/photo") == [
                "recipes/:id/steps/:step (4)", "recipes/:id (2)", "recipes (1)",
            ])
        #expect(matches(table, "/cooks/3") == [])
        #expect(matches(table, "/") == [])
    }

    @Test("K01 of two equally long patterns the one with a literal is preferred")
    func literalsFirst() throws {
        let table = try table(":any/new", "recipes/:id", "recipes/new", ":a/:b")
        #expect(
            matches(table, "/recipes/new") == ["recipes/new (2)", "recipes/:id (2)", ":any/new (2)", ":a/:b (2)"])
        #expect(matches(table, "/recipes/3") == ["recipes/:id (2)", ":a/:b (2)"])
        #expect(matches(table, "/cooks/new") == [":any/new (2)", ":a/:b (2)"])
    }

    @Test("K01 a longer match is preferred over one with more literals")
    func lengthBeforeLiterals() throws {
        let table = try table("a/b", "a/:x/c")
        #expect(matches(table, "/a/b/c") == ["a/:x/c (3)", "a/b (2)"])
        #expect(matches(table, "/a/b/d") == ["a/b (2)"])
    }

    @Test(
        "L04 two patterns of the same shape are ambiguous, and the first stays",
        arguments: [
            ("recipes/:id", "recipes/:name", true), ("recipes/:id", "/recipes/:id", true), (":a/:b", ":x/:y", true),
            ("recipes/:id", "recipes/new", false), ("recipes/:id", "recipes", false),
            ("recipes/:id", "cooks/:id", false),
            ("recipes/:id", ":any/:id", false),
        ])
    func ambiguity(first: String, second: String, isAmbiguous: Bool) throws {
        var table = try table(first)
        let pattern = try RoutePattern(second)
        #expect((table.route(shapedLike: pattern) != nil) == isAmbiguous)
        #expect(table.add(second, at: pattern) == (isAmbiguous ? first : nil))
        #expect(table.route(shapedLike: try RoutePattern(first)) == first)
        #expect(table.route(shapedLike: pattern) == (isAmbiguous ? first : second))
    }

    @Test("K01 matching gives the same result as trying the patterns one by one", arguments: 0..<10)
    func oracle(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func segment(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "a" }
        var table = RouteTable<RoutePattern>()
        var patterns: [RoutePattern] = []
        for _ in 0..<30 {
            let count = Int.random(in: 1...4, using: &random)
            let texts = (0..<count).map { index in Bool.random(using: &random) ? ":p\(index)" : segment(["a", "b"]) }
            let pattern = try RoutePattern(texts.joined(separator: "/"))
            if table.add(pattern, at: pattern) == nil { patterns.append(pattern) }
        }
        for _ in 0..<200 {
            let path = (0..<Int.random(in: 0...5, using: &random)).map { _ in segment(["a", "b", "c"]) }
            let expected = patterns.filter { $0.matchesSlowly(path) }.sorted { first, second in
                if first.segments.count != second.segments.count { return first.segments.count > second.segments.count }
                let difference = zip(first.segments, second.segments).first { $0.isLiteral != $1.isLiteral }
                return difference?.0.isLiteral == true
            }
            #expect(table.matches(of: path[...]).map(\.route) == expected)
        }
    }

    @Test("K01 a path is matched from the requested segment on")
    func slices() throws {
        let path = URLPath("/packages/curl/depends/libc6").segments
        let table = try table("packages/:name", "depends/:name")
        #expect(table.matches(of: path[2...]).map(\.route) == ["depends/:name"])
        let pattern = try RoutePattern("depends/:name")
        #expect(pattern.parameters(in: path[2...]) == ["libc6"])
        #expect(table.matches(of: path[4...]).isEmpty)
    }
}

extension RoutePattern.Segment {
    fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }
}

extension RoutePattern {
    /// Returns whether the first segments of a path match a pattern.
    fileprivate func matchesSlowly(_ path: [String]) -> Bool {
        guard path.count >= segments.count else { return false }
        return zip(segments, path).allSatisfy { segment, text in
            if case .literal(let literal) = segment { literal == text } else { true }
        }
    }
}
