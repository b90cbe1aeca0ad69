import Testing

@testable import BackstaffNavigation

@Suite("URL paths")
struct URLPathTests {
    @Test(
        "K01 the path is the part between the host and the query",
        arguments: [
            ("/recipes/3", ["recipes", "3"]),
            ("recipes/3", ["recipes", "3"]),
            ("https://example.org/recipes/3?from=mail#top", ["recipes", "3"]),
            ("http://localhost:8080/a", ["a"]),
            ("cookbook://open/a", ["a"]),
            ("https://example.org", []), ("https://example.org?a/b", []), ("", []), ("/", []), ("?a=/b", []),
            ("#/b", []),
            ("//a///b/", ["a", "b"]),
            ("/a:b://c", ["a:b:", "c"]), ("://a/b", [":", "a", "b"]),
            ("/tea%20%26%20cake/%e2%9c%93", ["tea & cake", "✓"]),
            ("/ü/a b", ["ü", "a b"]),
            ("/~/~./~../~~/~user", ["", ".", "..", "~", "~user"]),
        ])
    func reading(url: String, segments: [String]) {
        let path = URLPath(url)
        #expect(path.segments == segments)
        #expect(path.isWhole)
    }

    @Test(
        "F06 an unreadable segment ends the path",
        arguments: [
            "/a/%", "/a/%4", "/a/%zz/b", "/a/%4g", "/a/%ff", "/a/%c3", "/a/x%ed%a0%80", "/a/%c0%af", "/a/..",
            "/a/%2e%2E/b",
            "/a/./b", "/a/%+1",
        ])
    func brokenEncoding(url: String) {
        let path = URLPath(url)
        #expect(path.segments == ["a"])
        #expect(!path.isWhole)
    }

    @Test("F06 a very long path is read up to the length limit of URLs")
    func longPaths() {
        let million = URLPath(String(repeating: "/a", count: 1_000_000))
        #expect(million.segments.count == 4096)
        #expect(!million.isWhole)
        let slashes = URLPath(String(repeating: "/", count: 1_000_000))
        #expect(slashes.segments.isEmpty)
        #expect(!slashes.isWhole)
        let one = URLPath("/a/" + String(repeating: "x", count: 1_000_000))
        #expect(one.segments == ["a"])
        #expect(!one.isWhole)
        let scheme = URLPath(String(repeating: "x", count: 1_000_000) + "://host/a")
        #expect(scheme.segments.isEmpty && !scheme.isWhole)
        let query = URLPath("https://example.org/a?" + String(repeating: "x", count: 1_000_000))
        #expect(query.segments == ["a"] && query.isWhole)
    }

    @Test("F06 no URL traps, whichever byte is flipped, removed or repeated")
    func mutations() throws {
        let patterns = try ["packages/:name", "depends/:name", ":any", "a/:b/c/:d"].map { try RoutePattern($0) }
        var table = RouteTable<Int>()
        for (index, pattern) in patterns.enumerated() { _ = table.add(index, at: pattern) }
        for seed in [
            "/packages/curl/depends/libc6", "https://example.org:80/a/%C3%A9/c/%20?x=%zz#y", "/~../~/%e2%9c%93/%2F/..",
            "mailto:a@b", "/é/\u{1F9ED}/%F0%9F%A7%AD",
        ] {
            for bytes in Mutations.all(of: Array(seed.utf8)) {
                let path = URLPath(String(decoding: bytes, as: UTF8.self))
                for match in table.matches(of: path.segments[...]) {
                    #expect(match.length <= path.segments.count)
                    let texts = patterns[match.route].parameters(in: path.segments[..<match.length])
                    var url = ""
                    #expect(patterns[match.route].print(texts, to: &url))
                    #expect(URLPath(url).segments == Array(path.segments[..<match.length]))
                }
            }
        }
    }
}

/// Bytes with one fault in them.
enum Mutations {
    /// Variants with each byte replaced by every other byte, removed, doubled or repeated many times, or with
    /// everything after it removed.
    static func all(of bytes: [UInt8]) -> [[UInt8]] {
        var results: [[UInt8]] = []
        for index in bytes.indices {
            for byte in UInt8.min...UInt8.max where byte != bytes[index] {
                var flipped = bytes
                flipped[index] = byte
                results.append(flipped)
            }
            var shorter = bytes
            shorter.remove(at: index)
            results.append(shorter)
            for count in [1, 100] {
                var longer = bytes
                longer.insert(contentsOf: Array(repeating: bytes[index], count: count), at: index)
                results.append(longer)
            }
            results.append(Array(bytes[..<index]))
        }
        return results
    }
}
