import BackstaffAssets
import Foundation
import NIOCore
import Testing

@testable import BackstaffWeb

@Suite("Pictures of the app")
@MainActor
struct PictureTests {
    private let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"2\"></svg>".utf8)

    private func get(
        _ target: String, _ port: Int
    ) async throws -> (head: String, body: String) {
        try await WireClient.get("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", port: port)
    }

    /// Adds a picture made of data.
    private func add(_ bytes: [UInt8], _ kind: PictureKind, to store: PictureStore = .ofProcess) -> String {
        let name = PictureStore.name(of: bytes, kind: kind)
        store.add(bytes, named: name)
        return name
    }

    @Test("M01 a picture is served by its hash, with its type, and is kept by browsers")
    func picture() async throws {
        let name = add(svg, .svg)
        try await withServer { server in
            let (head, body) = try await get("/~/assets/\(name)", server.port)
            #expect(head.hasPrefix("HTTP/1.1 200"))
            #expect(body == String(decoding: svg, as: UTF8.self))
            for header in [
                "content-type: image/svg+xml", "cache-control: private, max-age=31536000, immutable",
                "x-content-type-options: nosniff", "content-length: \(svg.count)",
            ] { #expect(head.contains(header), "\(header)") }
        }
    }

    @Test("Q07 a request for a picture that has waited too long for others of its address is told so")
    func waitsTooLong() async throws {
        let clock = ManualClock()
        let size = 32 << 20
        let names = [1, 2].map { add(Array("<svg>\($0)".utf8) + [UInt8](repeating: 32, count: size), .svg) }
        var limits = HostLimits()
        limits.pictureBytesPerAddress = size
        try await withServer(limits: limits, clock: clock.clock) { server in
            func ask(_ name: String, reads: Bool) async throws -> WireClient {
                let client = try await WireClient.connect(port: server.port, reads: reads)
                try await client.write("GET /~/assets/\(name) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
                return client
            }
            let first = try await ask(names[0], reads: false)
            let second = try await ask(names[1], reads: true)
            // Further requests are answered behind these.
            #expect(try await get("/~/live", server.port).head.hasPrefix("HTTP/1.1 200"))
            clock.advance(by: .seconds(29))
            server.sweep()
            #expect(try await get("/~/live", server.port).head.hasPrefix("HTTP/1.1 200"))
            #expect(!second.hasReceived)
            clock.advance(by: .seconds(1))
            server.sweep()
            #expect(try await second.response().head.hasPrefix("HTTP/1.1 503"))
            try? await first.cut()
        }
    }

    @Test("M01 HEAD has the headers of a picture and no body")
    func headAlone() async throws {
        let name = add(svg, .svg)
        try await withServer { server in
            let client = try await WireClient.connect(port: server.port)
            let host = "Host: 127.0.0.1:\(server.port)\r\n"
            try await client.write("HEAD /~/assets/\(name) HTTP/1.1\r\n\(host)Connection: close\r\n\r\n")
            try await client.waitForEnd()
            let (head, body) = try await client.response()
            #expect(head.contains("content-length: \(svg.count)") && body.isEmpty)
        }
    }

    @Test("M01 no script of an SVG picture runs if somebody opens it as a document")
    func policy() async throws {
        let name = add(svg, .svg)
        try await withServer { server in
            let head = try await get("/~/assets/\(name)", server.port).head
            #expect(head.contains("content-security-policy: default-src 'none'; style-src 'unsafe-inline'"))
            #expect(head.contains("; sandbox\r\n") && !head.contains("script-src"))
        }
    }

    @Test("M01 a picture of a file is served, until the file is gone or has changed")
    func file() async throws {
        let path = FileManager.default.temporaryDirectory.path + "/backstaff-\(UUID().uuidString).png"
        let text = UUID().uuidString
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let name = AssetFileName.make(Array(text.utf8), .png)
        let other = AssetFileName.make(Array("other".utf8), .png)
        PictureStore.ofProcess.add([name: .file(path), other: .file(path)])
        try await withServer { server in
            let changed = try await get("/~/assets/\(other)", server.port).head
            #expect(changed.hasPrefix("HTTP/1.1 404"))
            let (head, body) = try await get("/~/assets/\(name)", server.port)
            #expect(head.contains("content-type: image/png") && body == text)
            try FileManager.default.removeItem(atPath: path)
            let gone = try await get("/~/assets/\(other)", server.port).head
            #expect(gone.hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test(
        "M01 nothing else is served as a picture",
        arguments: [
            "0123456789abcdef0123456789abcdef.png", "manifest.json", "../page/main.js", "%2e%2e/secret", "",
            "0123456789abcdef0123456789abcdef.html",
        ])
    func others(name: String) async throws {
        try await withServer { server in
            let head = try await get("/~/assets/\(name)", server.port).head
            #expect(head.hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test("M01 below a path, pictures are below it too")
    func basePath() async throws {
        let name = add(svg, .svg)
        try await withServer(change: { $0.basePath = try BasePath("/shop") }) { server in
            let inside = try await get("/shop/~/assets/\(name)", server.port).head
            let outside = try await get("/~/assets/\(name)", server.port).head
            #expect(inside.hasPrefix("HTTP/1.1 200") && outside.hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test("M01 pictures of data are kept up to a limit, and those that were used last stay")
    func limit() {
        let store = PictureStore(mostDataBytes: 10)
        let first = add([1, 2, 3, 4], .png, to: store)
        let second = add([5, 6, 7, 8], .png, to: store)
        #expect(store.source(of: first) == .data([1, 2, 3, 4]))
        let third = add([9, 9, 9, 9], .png, to: store)
        #expect(store.source(of: second) == nil)
        #expect(store.source(of: first) != nil && store.source(of: third) != nil)
        #expect(add([1, 2, 3, 4], .png, to: store) == first)
        #expect(AssetFileName.kind(of: first) == .png)
    }

    @Test("M01 the number of pictures of data is limited too")
    func countLimit() {
        let store = PictureStore(mostDataCount: 2)
        let names = (0..<3 as Range<UInt8>).map { add([$0], .png, to: store) }
        #expect(names.map { store.source(of: $0) } == [nil, .data([1]), .data([2])])
    }
}
