import Foundation
import Fuzzing
import Testing

@testable import BackstaffNavigation

@Suite("Fuzzed URLs")
struct URLFuzzTests {
    private static let urls = [
        "/", "/packages/curl/depends/libc6/files/7", "https://example.org/recipes/3/steps/2?from=mail#top",
        "/na%C3%AFve%20&%20co/~/~../~~", "/recipes//7///steps/%E2%82%AC/", "harbor+x://quay/recipes/%2e%2e/steps",
        "mailto:somebody@example.org", "recipes/new?x/y", "/recipes/12/steps/3/%2F/%25%2541", "//quay/recipes/1", "",
        "/recipes/new/steps/2", "/a/b/steps", "/50%20%25/na%C3%AFve", "/packages/curl/all/libc6/files/1",
        "/" + String(repeating: String(repeating: "recipe", count: 170) + "/", count: 9),
        "/recipes/" + String(repeating: "%41", count: 2_728),
    ]
    private static let pieces = [
        "/", "//", "%", "%2", "%2F", "%2f", "%00", "%FF", "%C3", "%ED%A0%80", "%F0%9F%98%80", "~", "~.", "..", "?", "#",
        "://",
        ":", "\u{301}", "é", "\u{0}", "%25", "recipes", "steps", "/..%2f",
    ]
    private static let patterns = [
        "recipes", "recipes/:id", "recipes/new", "recipes/:id/steps/:step", "recipes/new/steps/:step", ":any",
        ":any/:other/steps",
        "packages/:name", "packages/:name/depends/:other", "50 %/naïve", "packages/curl/:what/libc6/files/:n",
    ]

    /// Decodes the text of a segment in another way, by splitting it at percent signs. (Foundation's decoding accepts
    /// some bytes that aren't UTF-8.)
    private static func unescaped(_ segment: ArraySlice<UInt8>) -> String? {
        let parts = segment.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        var bytes = Array(parts[0])
        for part in parts.dropFirst() {
            let digits = part.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            guard digits.count == 2, part.prefix(2).allSatisfy({ $0 < 128 }) else { return nil }
            bytes.append(UInt8(digits[0] * 16 + digits[1]))
            bytes += part.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Parses the path of a URL in another way, by splitting it at slashes.
    private static func reference(_ url: String) -> (segments: [String], isWhole: Bool) {
        var bytes = Array(url.utf8)[...]
        let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-.".utf8)
        let scheme = bytes.prefix { letters.contains($0) }
        if !scheme.isEmpty, scheme.count < URLPath.lengthLimit, bytes.dropFirst(scheme.count).starts(with: "://".utf8) {
            bytes = bytes.dropFirst(scheme.count + 3).drop { !"/?#".utf8.contains($0) }
        }
        let path = bytes.prefix { !"?#".utf8.contains($0) }
        var segments: [String] = []
        for piece in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            if piece.endIndex - path.startIndex > URLPath.lengthLimit { return (segments, false) }
            if piece.isEmpty { continue }
            guard var text = unescaped(piece) else {
                return (segments, false)
            }
            if text == "." || text == ".." { return (segments, false) }
            let rest = text.utf8.drop { $0 == UInt8(ascii: "~") }
            let isEscaped = rest.isEmpty || rest.elementsEqual(".".utf8) || rest.elementsEqual("..".utf8)
            if isEscaped, text.utf8.first == UInt8(ascii: "~") { text.removeFirst() }
            segments.append(text)
        }
        return (segments, true)
    }

    private static func areSame(_ first: some Sequence<String>, _ second: some Sequence<String>) -> Bool {
        first.elementsEqual(second) { $0.utf8.elementsEqual($1.utf8) }
    }

    /// Checks that the matching routes are complete and in the order of preference.
    private static func check(
        _ matches: [RouteTable<RoutePattern>.Match], of path: [String], among patterns: [RoutePattern]
    ) throws {
        let expected = patterns.filter { pattern in
            pattern.segments.count <= path.count
                && zip(pattern.segments, path).allSatisfy {
                    if case .literal(let text) = $0 { text == $1 } else { true }
                }
        }
        try ensure(
            Set(matches.map(\.route)) == Set(expected) && matches.count == expected.count,
            "\(matches.map(\.route)) match \(path), and not \(expected)")
        for (first, second) in zip(matches, matches.dropFirst()) {
            try ensure(first.length >= second.length, "\(second.route) is longer than \(first.route)")
            if first.length > second.length { continue }
            let difference = zip(first.route.segments, second.route.segments).first { $0 != $1 }
            guard case .literal? = difference?.0 else {
                throw FuzzFinding("\(first.route) is no better than \(second.route)")
            }
        }
    }

    @Test(
        "L04 any URL is read up to its first fault, matched by the fitting routes, and printed as it was read",
        .enabled(if: Fuzz.isWanted(.url)))
    func urls() throws {
        var fuzz = Fuzz(.url)
        var table = RouteTable<RoutePattern>()
        let patterns = try Self.patterns.map { try RoutePattern($0) }
        for pattern in patterns { #expect(table.add(pattern, at: pattern) == nil) }
        let originals = Self.urls.map { URLPath($0).segments }
        let report = fuzz.run(from: Self.urls.map { Array($0.utf8) }, pieces: Self.pieces, limit: 12_000) { input in
            let url = input.text
            let path = URLPath(url)
            let (segments, isWhole) = Self.reference(url)
            try ensure(
                Self.areSame(path.segments, segments) && path.isWhole == isWhole,
                "\(path.segments) \(path.isWhole), and not \(segments) \(isWhole)")
            if let origin = input.origin, Self.urls[origin].hasPrefix("/"), input.bytes.first == UInt8(ascii: "/") {
                let intact = Self.urls[origin].utf8.prefix(input.intactCount)
                // Segments that are followed by a slash are complete, whatever comes after them.
                let inFront = intact.lastIndex(of: UInt8(ascii: "/")).map { intact[..<$0] } ?? intact.prefix(0)
                let count = URLPath(String(Substring(inFront))).segments.count
                try ensure(
                    Self.areSame(path.segments.prefix(count), originals[origin].prefix(count)),
                    "\(path.segments) isn't \(originals[origin].prefix(count)) and more")
            }
            var printed = ""
            for segment in path.segments {
                printed += "/"
                URLSegment.write(segment, to: &printed)
            }
            if printed.utf8.count <= URLPath.lengthLimit {
                let again = URLPath(printed)
                try ensure(
                    Self.areSame(again.segments, path.segments) && again.isWhole, "\(printed) is read as \(again)")
            }
            let matches = table.matches(of: path.segments[...])
            try Self.check(matches, of: path.segments, among: patterns)
            guard let best = matches.first else { return path.isWhole ? "no route" : "no route, unreadable" }
            try Self.checkPrinting(best, of: path.segments)
            return "\(best.route)\(path.isWhole ? "" : ", then unreadable")"
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        for pattern in Self.patterns { #expect(report[pattern] > 0, "\(pattern)") }
        #expect(report["no route, unreadable"] > 0)
    }

    /// A route prints the values that it has read, and reads the result again.
    private static func checkPrinting(_ match: RouteTable<RoutePattern>.Match, of path: [String]) throws {
        let texts = match.route.parameters(in: path.prefix(match.length))
        var url = "/base"
        guard match.route.print(texts, to: &url) else {
            return try ensure(url == "/base", "\(url) is left behind")
        }
        try ensure(
            areSame(
                URLPath(url).segments.dropFirst().map { $0.precomposedStringWithCanonicalMapping },
                path.prefix(match.length).map { $0.precomposedStringWithCanonicalMapping }),
            "\(url) is printed for \(path)")
        guard let numbers = RouteParameters.values(from: texts, as: (Int.self, Double.self)) else { return }
        let written = try ensure(RouteParameters.texts(of: numbers), "\(numbers) has no texts")
        let again = RouteParameters.values(from: written, as: (Int.self, Double.self))
        try ensure(
            again?.0 == numbers.0 && (again?.1 == numbers.1 || numbers.1.isNaN),
            "\(numbers) became \(String(describing: again))")
    }

    @Test(
        "K01 any pattern is refused with a reason, or prints any texts as a URL that it reads as the same texts",
        .enabled(if: Fuzz.isWanted(.routePattern)))
    func patterns() throws {
        var fuzz = Fuzz(.routePattern)
        let whole = [
            "recipes/:id/steps/:step\n3\n7", "/a b/:x\n~..", ":cuisine\nnaïve 50%", "files/50 %/:a/:b\n\n..", "a",
            "/~/../:x\n/",
            ":x/\n1", "a?b", "a/:x/:x\n1\n2", "e\u{301}/:é\n\u{301}",
        ]
        let report = fuzz.run(
            from: whole.map { Array($0.utf8) }, pieces: Self.pieces + [":", "/:", "\n"], limit: 10_000
        ) { input in
            var lines = input.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .map { String(Substring($0)) }
            let text = lines.removeFirst()
            let pattern: RoutePattern
            do throws(RoutePattern.Mistake) {
                pattern = try RoutePattern(text)
            } catch {
                try ensure(!error.message.isEmpty, "refused without a reason")
                return String(error.message.prefix(24))
            }
            try ensure(try RoutePattern(pattern.description) == pattern, "\(pattern) is another than \(text)")
            let count = pattern.parameterIndices.count
            let texts = (0..<count).map { lines.isEmpty ? "x" : lines[$0 % lines.count] }
            var url = "/base"
            guard pattern.print(texts, to: &url) else {
                try ensure(url == "/base", "\(url.count) characters are left behind")
                return "too long"
            }
            try ensure(url.utf8.count <= URLPath.lengthLimit, "a URL of \(url.utf8.count) bytes is printed")
            let path = URLPath(url)
            try ensure(path.isWhole && path.segments.first == "base", "\(url) can't be read")
            var table = RouteTable<Int>()
            _ = table.add(1, at: pattern)
            let match = try ensure(table.matches(of: path.segments.dropFirst()).first, "\(url) isn't matched")
            try ensure(match.length == path.segments.count - 1, "\(url) has more segments than \(pattern)")
            let read = pattern.parameters(in: path.segments.dropFirst())
            try ensure(Self.areSame(read, texts), "\(texts) became \(read)")
            var longer = url
            try ensure(!pattern.print(texts + ["x"], to: &longer) && longer == url, "one text too many is printed")
            return "\(min(count, 4)) parameters"
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(report["too long"] + report["2 parameters"] > 0)
        #expect(report.answers.count > 6)
    }
}
