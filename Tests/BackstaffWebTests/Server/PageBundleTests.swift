import BackstaffElements
import Crypto
import Foundation
import Testing

@testable import BackstaffWeb

/// The page as scripts/page has made it.
@Suite("The bundle of the page")
@MainActor
struct PageBundleTests {
    private static let bundle: [String: [UInt8]] = [
        "page.js": Array("start()".utf8), "page.js.br": Array("brotli".utf8), "page.js.gz": Array("gzip".utf8),
        "page.js.map": Array("{}".utf8), "page.css": Array("body{}".utf8), "calendar.js": Array("days()".utf8),
        "cover.js": Array("cover()".utf8), "icon.svg": Array("<svg/>".utf8), "sources.json": Array("{}".utf8),
        "parts.json": Array(
            """
            {"roles": {"text-field": "calendar.js", "slider": "wheel.js"}, "attributes": {"upload": "files.js"},
             "verbs": {"pinch": "pinches.js", "submit": "enter.js"}, "languages": {"de": "words.js"}}
            """.utf8),
    ]

    /// Starts a server with a bundle. `folder` is the path of its files in the browser.
    private func withBundle(
        _ contents: [String: [UInt8]] = bundle, hasMaps: Bool = false,
        _ body: @Sendable @MainActor (_ server: WebServer, _ folder: String) async throws -> Void
    ) async throws {
        let resources = PageResources(PageBundle(contents, hasMaps: hasMaps), fonts: [:], symbols: [:])
        let folder = try #require(resources.document.script.split(separator: "/").first)
        try await withServer(resources: resources) { try await body($0, "/~/page/\(folder)/") }
    }

    private func get(
        _ target: String, _ server: WebServer, method: String = "GET", headers: String = ""
    ) async throws -> (head: String, body: String) {
        try await WireClient.get(
            "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(headers)\r\n", port: server.port)
    }

    @Test("O01 a page names one script and one style sheet, and preloads the script; its icon and cover are in itself")
    func document() async throws {
        try await withBundle { server, folder in
            let (head, body) = try await get("/", server)
            #expect(body.contains("<link rel=\"modulepreload\" href=\"\(folder)page.js\">"))
            #expect(body.contains("<script type=\"module\" src=\"\(folder)page.js\"></script>"))
            #expect(body.contains("<link rel=\"stylesheet\" href=\"\(folder)page.css\">"))
            #expect(body.matches(of: /<script|rel="stylesheet"/).count == 3)
            #expect(body.contains("<script>cover()</script>"))
            #expect(body.contains("<link rel=\"icon\" href=\"data:image/svg+xml;base64,PHN2Zy8+\">"))
            let hash = Data(SHA256.hash(data: Data("cover()".utf8))).base64EncodedString()
            #expect(head.contains("script-src 'self' 'sha256-\(hash)'; style-src 'self'"))
        }
    }

    @Test("O01 a page preloads the parts that its screen needs, and the translations for its language, and no others")
    func parts() async throws {
        try await withBundle { server, folder in
            func preloads(_ headers: String) async throws -> [String] {
                let body = try await get("/", server, headers: headers).body
                return body.matches(of: /<link rel="modulepreload" href="([^"]+)">/).map {
                    String($0.1.dropFirst(folder.count))
                }
            }
            #expect(try await preloads("") == ["page.js", "calendar.js", "enter.js"])
            let german = try await preloads("Accept-Language: de-AT\r\n")
            #expect(german == ["page.js", "calendar.js", "enter.js", "words.js"])
        }
    }

    @Test(
        "O01 a file is sent in the form that the client prefers, with a tag for that form, and may be kept for ever",
        arguments: [("", "", "start()"), ("br, gzip", "br", "brotli"), ("gzip", "gzip", "gzip")])
    func forms(accepted: String, coding: String, content: String) async throws {
        try await withBundle { server, folder in
            let accept = "Accept-Encoding: \(accepted)\r\n"
            let (head, body) = try await get(folder + "page.js", server, headers: accept)
            #expect(head.hasPrefix("HTTP/1.1 200") && body == content)
            #expect(head.contains("cache-control: public, max-age=31536000, immutable"))
            #expect(head.contains("vary: accept-encoding") && head.contains("content-type: text/javascript"))
            #expect(head.contains("content-encoding: \(coding)") == !coding.isEmpty)
            let tag = try #require(head.firstMatch(of: /etag: ("[^"]+")/)).1
            let known = try await get(folder + "page.js", server, headers: accept + "If-None-Match: \(tag)\r\n")
            #expect(known.head.hasPrefix("HTTP/1.1 304") && known.head.contains("vary: accept-encoding"))
            #expect(known.body.isEmpty && known.head.contains("etag: \(tag)"))
            // The tag of a form doesn't stand for another one.
            let other = accepted == "gzip" ? "br" : "gzip"
            let changed = try await get(
                folder + "page.js", server, headers: "Accept-Encoding: \(other)\r\nIf-None-Match: \(tag)\r\n")
            #expect(changed.head.hasPrefix("HTTP/1.1 200"))
            let client = try await WireClient.connect(port: server.port)
            try await client.write(
                "HEAD \(folder)page.js HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\(accept)\r\n"
            )
            try await client.waitForEnd()
            let size = try await client.response()
            #expect(size.head.contains("content-length: \(content.utf8.count)") && size.body.isEmpty)
        }
    }

    @Test("O01 a file with one form doesn't vary")
    func oneForm() async throws {
        try await withBundle { server, folder in
            let (head, body) = try await get(folder + "page.css", server, headers: "Accept-Encoding: br, gzip\r\n")
            #expect(body == "body{}" && !head.contains("vary") && !head.contains("content-encoding"))
        }
    }

    @Test("O01 what is only in the document, or for the repository, has no address; maps have one for developers")
    func noAddress() async throws {
        let names = [
            "cover.js", "icon.svg", "sources.json", "parts.json", "page.js.br", "page.js.gz", "", "../page.js",
        ]
        try await withBundle { server, folder in
            for name in names + ["page.js.map"] {
                let head = try await get(folder + name, server).head
                #expect(head.hasPrefix("HTTP/1.1 404"), "\(name)")
            }
        }
        try await withBundle(hasMaps: true) { server, folder in
            let map = try await get(folder + "page.js.map", server).head
            #expect(map.hasPrefix("HTTP/1.1 200") && map.contains("content-type: application/json"))
            for name in names {
                let head = try await get(folder + name, server).head
                #expect(head.hasPrefix("HTTP/1.1 404"), "\(name)")
            }
        }
    }

    @Test("O01 the folder's name changes with each file that is served, and not with the maps")
    func version() {
        func version(_ name: String? = nil, _ content: String = "") -> String {
            var contents = Self.bundle
            if let name { contents[name] = Array(content.utf8) }
            return PageBundle(contents, hasMaps: true).document.script
        }
        #expect(version("page.css", "b{}") != version() && version("calendar.js", "x") != version())
        #expect(version("wheel.js", "x") != version())
        #expect(version("page.js.map", "x") == version())
        #expect(PageBundle(Self.bundle, hasMaps: false).document.script == version())
    }

    @Test("O01 a page of another version gets the script and the style sheet, which nobody keeps, and no part")
    func otherVersion() async throws {
        try await withBundle { server, _ in
            for name in ["page.js", "page.css"] {
                let head = try await get("/~/page/0123456789abcdef/\(name)", server).head
                #expect(head.hasPrefix("HTTP/1.1 200") && head.contains("cache-control: no-cache"), "\(name)")
            }
            for path in ["0123456789abcdef/calendar.js", "0123/page.js", "page.js", "0123456789abcdef/x/page.js"] {
                let head = try await get("/~/page/\(path)", server).head
                #expect(head.hasPrefix("HTTP/1.1 404"), "\(path)")
            }
        }
    }

    @Test("O01 with a folder of modules, they are served as they are; without main.js in it, the bundle is served")
    func sources() throws {
        let sources = PageResources.bundled(sources: Self.sources.path)
        #expect(sources.document.script == "main.js" && sources.document.styleSheets.first == "styles/tokens.css")
        #expect(sources.files["socket/socket.js"]?.isImmutable == false && sources.document.cover != nil)
        let bundle = PageResources.bundled(sources: Self.sources.appending(path: "socket").path)
        #expect(bundle.document.script.hasSuffix("/page.js") && bundle.document.styleSheets.count == 1)
        #expect(bundle.files[bundle.document.script]?.isImmutable == true)
    }

    // MARK: The bundle in the repository

    private nonisolated static let sources = URL(fileURLWithPath: #filePath).appending(
        path: "../../../../Sources/BackstaffWeb/Resources/Page"
    ).standardizedFileURL

    @Test("O01 the bundle is made of the present sources; scripts/page makes it")
    func isCurrent() throws {
        let known = try JSONDecoder().decode(
            [String: String].self,
            from: Data(contentsOf: Self.sources.appending(path: "../PageBundle/sources.json").standardizedFileURL))
        var hashes: [String: String] = [:]
        for name in FileManager.default.enumerator(atPath: Self.sources.path)?.compactMap({ $0 as? String }) ?? [] {
            let file = Self.sources.appending(path: name)
            if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile != true { continue }
            hashes[name] = StableHash(Array(try Data(contentsOf: file))).digits
        }
        #expect(hashes.count > 150)
        let changed = Set(hashes.keys).union(known.keys).filter { hashes[$0] != known[$0] }.sorted()
        #expect(changed == [], "run scripts/page")
    }

    @Test("O01 the script and the style sheet have both compressed forms, and together take at most 90 kilobytes")
    func weight() throws {
        let page = PageResources.bundled(sources: nil)
        var (brotli, gzip) = (0, 0)
        for path in page.document.styleSheets + [page.document.script] {
            let file = try #require(page.files[path])
            func form(_ accepted: String) -> PageFile.Form {
                file.form(for: .init(version: .http1_1, method: .GET, uri: "/", headers: ["accept-encoding": accepted]))
            }
            #expect(form("br").coding == .brotli && form("gzip").coding == .gzip)
            brotli += form("br").body.readableBytes
            gzip += form("gzip").body.readableBytes
        }
        #expect(brotli < 90_000 && gzip < 105_000)
    }
}
