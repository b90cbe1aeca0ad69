import Foundation
import NIOCore
import Synchronization
import Testing

@testable import BackstaffWeb

@Suite("HTTP")
@MainActor
struct HTTPTests {
    private func get(
        _ target: String, _ server: WebServer, method: String = "GET", headers: String = ""
    ) async throws -> (head: String, body: String) {
        try await WireClient.get(
            "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(headers)\r\n", port: server.port)
    }

    @Test("Malformed, forbidden or excessive requests are refused with their status")
    func refusals() async throws {
        try await withServer { server in
            let port = server.port
            for (request, status) in [
                ("nonsense\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\r\n", 400),
                ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
                ("GET http://127.0.0.1/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
                ("POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n", 405),
                ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\n\r\nabc", 413),
                ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
                ("GET / HTTP/1.1\r\nHost: 127.٠.0.1\r\n\r\n", 421),
                ("GET /\(String(repeating: "a", count: 9_000)) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 414),
                ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: \(String(repeating: "a", count: 20_000))\r\n\r\n", 431),
                ("GET /~/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 404),
                ("GET /~/page/../main.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 404),
                ("GET /~/page/%2e%2e/secret HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 404),
                ("GET /favicon.ico HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 404),
                ("GET /~/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 426),
            ] {
                let head = try await WireClient.get(request, port: port).head
                // If a header is too long, the parser may also answer 400.
                let fits = head.hasPrefix("HTTP/1.1 \(status)") || (status == 431 && head.hasPrefix("HTTP/1.1 400"))
                #expect(fits, "\(request.prefix(60)) → \(head.prefix(40))")
            }
        }
    }

    @Test("Q07 what isn't the app's is answered without running it; a screen's path is the app's")
    func notOfApp() async throws {
        try await withServer { server in
            for path in [
                "/robots.txt", "/favicon.ico", "/sitemap.xml", "/apple-touch-icon-precomposed.png", "/.env",
                "/.well-known/security.txt", "/a/.git/config", "/wp-login.php", "/a/index.PHP?x=1", "/manifest.json",
            ] {
                #expect(try await get(path, server).head.hasPrefix("HTTP/1.1 404"), "\(path)")
            }
            for path in ["/a/b", "/files/notes.txt", "/swift.org", "/a.b/c", "/?x=.php"] {
                #expect(try await get(path, server).head.hasPrefix("HTTP/1.1 200"), "\(path)")
            }
            for (kind, status) in [("image", 404), ("script", 404), ("document", 200), ("iframe", 200), ("empty", 200)]
            {
                let head = try await get("/a", server, headers: "Sec-Fetch-Dest: \(kind)\r\n").head
                #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(kind)")
            }
        }
    }

    @Test("Q03 the server says that it lives, and that the app answers")
    func health() async throws {
        try await withServer { server in
            for (path, words) in [("/~/live", "live\n"), ("/~/ready", "ready\n"), ("/~/ready?x=1", "ready\n")] {
                let (head, body) = try await get(path, server)
                #expect(head.hasPrefix("HTTP/1.1 200") && head.contains("cache-control: no-store") && body == words)
            }
            #expect(try await get("/~/alive", server).head.hasPrefix("HTTP/1.1 404"))
            #expect(server.store.sessionCount == 0)
        }
    }

    @Test("Q03 while the app blocks the main actor, the server lives and isn't ready")
    func blockedHealth() async throws {
        try await withServer { server in
            let port = server.port
            let isLive = DispatchSemaphore(value: 0)
            let isAnswered = Flag()
            let ready = Task.detached {
                let head = try await WireClient.get("GET /~/ready HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", port: port).head
                isAnswered.set()
                return head
            }
            let live = Task.detached {
                defer { isLive.signal() }
                try await Task.sleep(for: .milliseconds(100))
                let head = try await WireClient.get("GET /~/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", port: port).head
                return (head, isAnswered.isSet)
            }
            block(until: isLive)
            let (head, wasReady) = try await live.value
            #expect(head.hasPrefix("HTTP/1.1 200") && !wasReady)
            #expect(try await ready.value.hasPrefix("HTTP/1.1 200"))
        }
    }

    /// Blocks the main actor, as the body of an app can.
    private func block(until signal: DispatchSemaphore) {
        signal.wait()
    }

    /// A flag that any thread may set.
    private final class Flag: Sendable {
        private let state = Mutex(false)

        var isSet: Bool { state.withLock { $0 } }

        func set() { state.withLock { $0 = true } }
    }

    @Test("A page of another origin can't open a socket; a page of the same origin and other clients can")
    func origins() async throws {
        try await withServer { server in
            for (origin, status) in [
                ("http://evil.example", 403), ("http://127.0.0.1:1", 403), ("null", 403),
                ("http://127.0.0.1:\(server.port).evil.example", 403), ("http://127.0.0.1:\(server.port)", 101),
                ("https://127.0.0.1:\(server.port)", 101),
            ] {
                let head = try await WireClient.open(port: server.port, headers: "Origin: \(origin)\r\n").head
                #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(origin) → \(head.prefix(40))")
            }
            let twice = "Origin: http://127.0.0.1:\(server.port)\r\nOrigin: http://evil.example\r\n"
            #expect(try await WireClient.open(port: server.port, headers: twice).head.hasPrefix("HTTP/1.1 403"))
            #expect(try await WireClient.open(port: server.port).head.hasPrefix("HTTP/1.1 101"))
        }
    }

    @Test("A socket has a key of sixteen bytes; without one, or with another one, it isn't opened")
    func socketKeys() async throws {
        try await withServer { server in
            for (keys, status) in [
                ("", 400), ("Sec-WebSocket-Key: x\r\n", 400), ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAAAA\r\n", 400),
                ("Sec-WebSocket-Key: ????????????????????????\r\n", 400),
                ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Key: x\r\n", 400),
                ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n", 101),
            ] {
                let head = try await WireClient.get(
                    "GET /~/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Version: 13\r\n\(keys)\r\n", port: server.port
                ).head
                #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(keys) → \(head.prefix(40))")
            }
        }
    }

    @Test("Files have a type and a tag, and aren't sent again to clients that have them")
    func files() async throws {
        try await withServer { server in
            let (head, body) = try await get("/~/page/main.js?v=1", server)
            #expect(head.hasPrefix("HTTP/1.1 200") && body == "export {}")
            #expect(head.contains("content-type: text/javascript; charset=utf-8"))
            #expect(head.contains("x-content-type-options: nosniff"))
            let tag = try #require(head.firstMatch(of: /etag: ("[0-9a-f]+")/)).1
            let known = try await get("/~/page/main.js", server, headers: "If-None-Match: W/\"x\", \(tag)\r\n")
            #expect(known.head.hasPrefix("HTTP/1.1 304") && known.body.isEmpty)
            let changed = try await get("/~/page/main.js", server, headers: "If-None-Match: \"0\"\r\n")
            #expect(changed.head.hasPrefix("HTTP/1.1 200"))
            let style = try await get("/~/page/tokens.css", server)
            #expect(style.head.contains("content-type: text/css; charset=utf-8"))
            let symbols = try await get("/~/symbols.svg?names=house,kraken", server)
            #expect(symbols.head.contains("content-type: image/svg+xml"))
            #expect(
                symbols.body == "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"symbol-house\" "
                    + "viewBox=\"0 0 24 24\" fill=\"none\"><path d=\"M0 0\"/></symbol></svg>")
        }
    }

    @Test("O04 any other path is a preview, which is readable without script, with its headers and a cookie")
    func preview() async throws {
        try await withServer { server in
            let (head, body) = try await get(
                "/a/b?c=%3Cscript%3E&d='", server, headers: "Accept-Language: de-AT,en\r\n")
            #expect(head.hasPrefix("HTTP/1.1 200") && head.contains("content-type: text/html; charset=utf-8"))
            #expect(head.contains("content-security-policy: default-src 'none'; script-src 'self'; "))
            #expect(head.contains("frame-ancestors 'self'") && head.contains("referrer-policy: same-origin"))
            #expect(!head.contains("script-src 'self' 'unsafe-inline'"))
            #expect(head.contains("set-cookie: backstaff-visitor="))
            #expect(body.hasPrefix("<!doctype html>\n<html lang=\"de-AT\" data-size=\"1194x834\">"))
            #expect(body.contains("<title>Home</title>"))
            #expect(
                body.contains("<div id=\"app\" class=\"window fills-width fills-height\" data-color-scheme=\"light\">")
                    && body.contains(">Row 0<"))
            #expect(body.contains("/a/b?c=%3Cscript%3E&amp;d=&#39;</span>"))
            // The preview's scene ends when its bytes have been sent.
            #expect(server.store.sessionCount == 0 && server.store.visitorCount == 0)
        }
    }

    @Test("O01 a preview is compressed for clients that take gzip, and others get it as it is")
    func compressedPreview() async throws {
        func length(_ head: String) throws -> Int {
            try #require(Int(head.firstMatch(of: /content-length: ([0-9]+)/)?.1 ?? ""))
        }
        try await withServer { server in
            let (plain, body) = try await get("/", server)
            #expect(plain.contains("vary: accept-encoding") && !plain.contains("content-encoding"))
            #expect(try length(plain) == body.utf8.count && body.utf8.count > 4_000)
            for accepted in ["gzip, deflate, br", "br, gzip;q=0.1", "*"] {
                let packed = try await get("/", server, headers: "Accept-Encoding: \(accepted)\r\n").head
                #expect(packed.hasPrefix("HTTP/1.1 200") && packed.contains("content-encoding: gzip"))
                #expect(packed.contains("vary: accept-encoding") && packed.contains("cache-control: no-store"))
                #expect(try length(packed) * 3 < body.utf8.count)
            }
            for accepted in ["br", "gzip;q=0", "identity"] {
                let head = try await get("/", server, headers: "Accept-Encoding: \(accepted)\r\n").head
                #expect(!head.contains("content-encoding") && head.contains("vary: accept-encoding"))
            }
        }
    }

    @Test("A preview is laid out for what is known about the browser")
    func viewport() async throws {
        try await withServer { server in
            #expect(try await get("/", server).body.contains(">1194x834<"))
            #expect(try await get("/", server, headers: "User-Agent: x Mobile y\r\n").body.contains(">390x844<"))
            let known = try await get("/", server, headers: "Cookie: backstaff-viewport=800x600\r\n")
            #expect(known.body.contains(">800x600<"))
            let wild = try await get("/", server, headers: "Cookie: backstaff-viewport=1e99x-3\r\n")
            #expect(wild.body.contains(">1194x834<"))
            let huge = try await get("/", server, headers: "Cookie: backstaff-viewport=1x100000\r\n")
            #expect(huge.body.contains(">1x10000<"))
        }
    }

    @Test("HEAD has the headers of GET and no body")
    func head() async throws {
        try await withServer { server in
            let client = try await WireClient.connect(port: server.port)
            let host = "Host: 127.0.0.1:\(server.port)\r\n"
            try await client.write("HEAD /~/page/main.js HTTP/1.1\r\n\(host)Connection: close\r\n\r\n")
            try await client.waitForEnd()
            let (head, body) = try await client.response()
            #expect(head.contains("content-length: 9") && body.isEmpty)
        }
    }

    @Test("Pipelined requests on one connection are answered in order")
    func pipelined() async throws {
        try await withServer { server in
            let client = try await WireClient.connect(port: server.port)
            let host = "Host: 127.0.0.1:\(server.port)\r\n"
            try await client.write("GET / HTTP/1.1\r\n\(host)\r\nGET /~/page/main.js HTTP/1.1\r\n\(host)\r\n")
            #expect(try await client.response().body.hasPrefix("<!doctype html>"))
            #expect(try await client.response().body == "export {}")
        }
    }

    @Test("Connections with slow headers, and idle ones, are closed")
    func slow() async throws {
        let time = ManualClock()
        try await withServer(clock: time.clock) { server in
            let trickling = try await WireClient.connect(port: server.port)
            try await trickling.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
            let idle = try await WireClient.connect(port: server.port)
            try await idle.write("GET /~/page/main.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            _ = try await idle.response()
            time.advance(by: .seconds(11))
            server.sweep()
            try await trickling.waitForEnd()
            time.advance(by: .seconds(5))
            server.sweep()
            try await idle.waitForEnd()
        }
    }

    @Test("If the usual port is taken, the next one is used; if a port that was asked for is taken, the start fails")
    func takenPort() async throws {
        try await withServer { server in
            let port = server.port
            @MainActor func second(mayTakeNextPort: Bool) throws -> WebServer {
                var configuration = WebServer.Configuration()
                configuration.port = port
                configuration.mayTakeNextPort = mayTakeNextPort
                return try WebServer(
                    configuration: configuration, resources: PageResources(files: [:], symbols: [:]),
                    logger: .init(label: "test", factory: { _ in SilentLog() })
                ) { ToyApp() }
            }
            let next = try second(mayTakeNextPort: true)
            try next.start()
            #expect(next.port > port && next.port <= port + 20)
            await next.stop()

            let refused = try second(mayTakeNextPort: false)
            let error = #expect(throws: IOError.self) { try refused.start() }
            #expect(error?.errnoCode == EADDRINUSE && refused.port == 0)
            await refused.stop()
        }
    }
}
