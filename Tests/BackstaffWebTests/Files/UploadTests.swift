import BackstaffElements
import BackstaffUniformTypes
import Foundation
import NIOCore
import PageSide
import Testing

@testable import BackstaffUI
@testable import BackstaffWeb

@Suite("Files that pages send")
@MainActor
struct UploadTests {
    @Observable
    final class Desk {
        var asks = true
        var results: [Result<[URL], any Error>] = []

        var urls: [URL] { (try? results.last?.get()) ?? [] }
    }

    private struct DeskView: View {
        @Bindable var desk: Desk
        var body: some View {
            Text("Desk").fileImporter(
                isPresented: $desk.asks, allowedContentTypes: [.item], allowsMultipleSelection: true
            ) { desk.results.append($0) }
        }
    }

    /// A page with a file chooser.
    @MainActor
    private struct Page {
        let client: WireClient
        let server: WebServer
        let desk: Desk
        let button: ElementID
        let token: String
        let visitor: String
        var base = ""

        /// The head of a request that sends a file.
        func head(
            _ name: String, bytes: Int, index: Int = 0, token: String? = nil, visitor: String? = nil, more: String = ""
        ) -> String {
            let cookie = TestServer.signed(visitor ?? self.visitor, port: server.port)
            return """
                POST \(base)/~/files/\(token ?? self.token)/\(index) HTTP/1.1\r
                Host: 127.0.0.1:\(server.port)\r
                Cookie: backstaff-visitor=\(cookie)\r
                Content-Length: \(bytes)\r
                backstaff-file-name: \(name)\r
                \(more)\r

                """
        }

        /// The status of the answer to a request.
        func status(_ request: String) async throws -> Substring {
            try await WireClient.get(request, port: server.port).head.dropFirst(9).prefix(3)
        }

        func send(_ contents: String, name: String = "a.txt", index: Int = 0) async throws -> String {
            try await WireClient.get(
                head(name, bytes: contents.utf8.count, index: index) + contents, port: server.port
            ).head
        }

        /// Says how the choice has ended.
        func end(_ words: String) async throws {
            try await client.send(.event(number: 1, element: button, .edit(words)))
            _ = try await client.patch()
        }
    }

    private func withPage(
        limits change: (inout HostLimits) -> Void = { _ in }, clock: ManualClock? = nil,
        basePath: String? = nil, log: HostLog? = nil, _ body: @Sendable @MainActor (Page) async throws -> Void
    ) async throws {
        let desk = Desk()
        var limits = HostLimits()
        change(&limits)
        let base = try basePath.map { try BasePath($0) } ?? .root
        try await withServer(
            limits: limits, clock: clock?.clock, app: { SingleViewApp(DeskView(desk: desk)) }, log: log,
            change: { $0.basePath = base }
        ) { server in
            let visitor = RandomToken.make()
            let (client, head) = try await WireClient.open(
                port: server.port, path: base.prefix + "/~/socket", visitor: visitor)
            try #require(head.hasPrefix("HTTP/1.1 101"))
            try await client.send(.hello(ClientHello(width: 390, height: 844)))
            guard case .frame(.welcome(let welcome)) = try await client.next() else { throw WireClient.TookTooLong() }
            let (button, token) = try #require(Self.chooser(in: welcome.tree))
            try await body(
                Page(
                    client: client, server: server, desk: desk, button: button, token: token, visitor: visitor,
                    base: base.prefix))
        }
    }

    /// The button of a chooser, and its token.
    private static func chooser(in node: WireNode) -> (ElementID, String)? {
        if case .text(let token)? = node.attributes["upload"] { return (node.id, token) }
        return node.children.lazy.compactMap { chooser(in: $0) }.first
    }

    @Test("E07 a page sends files over HTTP; the app gets them when the page says that they are there")
    func sending() async throws {
        try await withPage { page in
            let large = String(repeating: "0123456789abcdef", count: 40_000)
            #expect(try await page.send("one", name: "a%2Ftxt%20b.txt").hasPrefix("HTTP/1.1 200"))
            #expect(try await page.send(large, name: "%E6%9C%A8.txt", index: 1).hasPrefix("HTTP/1.1 200"))
            #expect(page.desk.results.isEmpty)
            try await page.end("sent 2")
            #expect(page.desk.urls.map(\.lastPathComponent) == ["txt b.txt", "木.txt"])
            #expect(try page.desk.urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["one", large])
            // The token is valid for one choice only.
            #expect(try await page.send("again").hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test("E07 an upload works below a path; a client that waits for leave to send the body gets it")
    func basePath() async throws {
        try await withPage(basePath: "/shop") { page in
            let client = try await WireClient.connect(port: page.server.port)
            try await client.write(page.head("a.txt", bytes: 3, more: "Expect: 100-continue\r\n"))
            #expect(try await client.response().head == "HTTP/1.1 100 Continue")
            try await client.write("one")
            #expect(try await client.response().head.hasPrefix("HTTP/1.1 200"))
            try await page.end("sent 1")
            #expect(page.desk.urls.count == 1)
        }
    }

    @Test("Q07 a file that ends half-way is deleted, and the app hears of it; the page goes on")
    func halfWay() async throws {
        try await withPage { page in
            let client = try await WireClient.connect(port: page.server.port)
            try await client.write(page.head("half.txt", bytes: 100_000) + String(repeating: "x", count: 50_000))
            #expect(try await eventually { page.server.store.storedBytes.size == 100_000 })
            try await client.cut()
            #expect(try await eventually { page.server.store.storedBytes.size == 0 })
            #expect(try await page.send("whole", index: 1).hasPrefix("HTTP/1.1 200"))
            try await page.end("failed half.txt")
            let error = try #require(
                page.desk.results.last.flatMap { result in
                    if case .failure(let error) = result { error } else { nil }
                })
            #expect(error.localizedDescription == "“half.txt” didn’t arrive completely.")
            #expect(try await eventually { page.server.store.storedBytes.size == 0 })
        }
    }

    @Test("Q07 a client that sends a file too slowly is closed: after a silence, or when the time is over")
    func slow() async throws {
        let clock = ManualClock()
        for (silence, time) in [(50, 100), (100, 50)] {
            let change = { (limits: inout HostLimits) in
                limits = limits.withoutHaste
                limits.silentFor = .seconds(Int64(silence))
                limits.uploadWithin = .seconds(Int64(time))
            }
            try await withPage(limits: change, clock: clock) { page in
                let space = page.server.store.storedBytes
                // The answer of the same event loop comes after what the loop had to do before.
                @MainActor func waitForLoop() async throws {
                    _ = try await WireClient.get(
                        "GET /~/live HTTP/1.1\r\nHost: 127.0.0.1:\(page.server.port)\r\n\r\n", port: page.server.port)
                }
                @MainActor func sweep(after seconds: Int64) async throws {
                    clock.advance(by: .seconds(seconds))
                    page.server.sweep()
                    try await waitForLoop()
                }
                let client = try await WireClient.connect(port: page.server.port)
                try await client.write(page.head("slow.txt", bytes: 1_000_000) + "x")
                #expect(try await eventually { space.size == 1_000_000 })
                // The time begins when the event loop hears that the file is accepted.
                try await waitForLoop()
                try await sweep(after: 49)
                #expect(space.size == 1_000_000)
                try await sweep(after: 2)
                try await client.waitForEnd()
                #expect(try await eventually { space.size == 0 })
            }
        }
    }

    @Test("Q07 a file beyond a limit is refused before its first byte, and takes no space")
    func limits() async throws {
        let change = { (limits: inout HostLimits) in
            limits.uploadBytes = 200_000
            limits.uploadFiles = 2
            limits.uploadBytesPerAddress = 300_000
        }
        try await withPage(limits: change) { page in
            let refusals = [("a", 200_001, 0), ("a", 100, 2)]
            for (name, bytes, index) in refusals {
                let status = try await page.status(page.head(name, bytes: bytes, index: index))
                #expect(status == "413")
            }
            let body = String(repeating: "x", count: 200_000)
            #expect(try await page.send(body).hasPrefix("HTTP/1.1 200"))
            let status = try await page.status(page.head("b", bytes: 100_001, index: 1))
            #expect(status == "507")
            #expect(page.server.store.storedBytes.size == 200_000)
            // It takes the place of the first one. Both are there for a moment.
            #expect(try await page.send(String(body.prefix(100_000))).hasPrefix("HTTP/1.1 200"))
            #expect(try await eventually { page.server.store.storedBytes.size == 100_000 })
            try await page.end("sent 1")
            #expect(page.desk.urls.count == 1 && page.server.store.storedBytes.size == 100_000)
            page.server.store.endAll()
            #expect(try await eventually { page.server.store.storedBytes.size == 0 })
        }
    }

    @Test("Q07 small files count more than their bytes; each address has its own limit, and all have one")
    func space() throws {
        var limits = HostLimits()
        limits.uploadBytesPerAddress = 200_000
        limits.uploadBytesInAll = 300_000
        let space = StoredBytes(limits)
        let (one, two) = (try #require(IPAddress("192.0.2.1")).block, try #require(IPAddress("192.0.2.2")).block)
        var kept = [space.reserve(0, for: one)]
        #expect(space.size == 65_536)
        kept.append(space.reserve(134_464, for: one))
        #expect(space.size == 200_000 && space.reserve(1, for: one) == nil)
        kept.append(space.reserve(100_000, for: two))
        #expect(space.size == 300_000 && space.reserve(1, for: two) == nil)
        kept = []
        #expect(space.size == 0 && space.reserve(200_000, for: one) != nil)
        #expect(space.reserve(200_001, for: one) == nil && space.reserve(.max, for: one) == nil)
    }

    @Test("Q07 a file that can't be stored is refused, the app hears that there is no space, and the log says why")
    func noPlace() async throws {
        let log = WorkerLog()
        try await withPage(log: HostLog(stream: log.stream)) { page in
            #expect(try await page.send("one").hasPrefix("HTTP/1.1 200"))
            // Somebody has put something where the next file goes.
            let folder = try page.server.store.fileFolder.url()
            let scene = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
            try FileManager.default.createDirectory(
                at: folder.appending(path: "\(scene)/2"), withIntermediateDirectories: false)
            #expect(try await page.send("two", index: 1).hasPrefix("HTTP/1.1 507"))
            #expect(try await eventually { page.server.store.storedBytes.size == 65_536 })
            let words = "a file that a visitor sends can't be stored: "
            #expect(try await eventually { log.lines.contains { $0.contains(words) } })
            try await page.end("failed two.txt")
            #expect(throws: FileTransferError.noSpace(name: "a.txt")) { try page.desk.results.last?.get() }
        }
    }

    @Test("Q03 a server that ends doesn't wait for a file")
    func drain() async throws {
        try await withPage { page in
            let client = try await WireClient.connect(port: page.server.port)
            try await client.write(page.head("slow.txt", bytes: 1_000_000) + "x")
            #expect(try await eventually { page.server.store.storedBytes.size == 1_000_000 })
            // Nobody but the file's sender is there.
            try await page.client.cut()
            #expect(try await eventually { page.server.store.lostSessionCount == 1 })
            let start = ContinuousClock.now
            await page.server.drain(within: .seconds(600))
            #expect(ContinuousClock.now - start < .seconds(300))
            try await client.waitForEnd()
            #expect(try await eventually { page.server.store.storedBytes.size == 0 })
        }
    }

    @Test("Q01 nobody sends a file for another, and no page of another site does")
    func strangers() async throws {
        try await withPage { page in
            let port = page.server.port
            for (head, expected) in [
                (page.head("a", bytes: 0, token: RandomToken.make()), "404"),
                (page.head("a", bytes: 0, visitor: RandomToken.make()), "404"),
                (page.head("a", bytes: 0, visitor: "nobody"), "404"),
                (page.head("a", bytes: 0, more: "Origin: http://evil.example\r\n"), "403"),
                (page.head("a", bytes: 0, more: "Origin: null\r\n"), "403"),
            ] {
                let status = try await page.status(head)
                #expect(status == expected, "\(head)")
                #expect(page.server.store.storedBytes.size == 0)
            }
            let own = try await page.status(page.head("a", bytes: 0, more: "Origin: http://127.0.0.1:\(port)\r\n"))
            #expect(own == "200")
        }
    }

    @Test("Q01 a request that isn't an upload has no body; one without a size, or with another address, is refused")
    func malformed() async throws {
        try await withPage { page in
            let (port, token) = (page.server.port, page.token)
            let host = "Host: 127.0.0.1:\(port)\r\n"
            for (request, status) in [
                ("POST /~/files/\(token)/0 HTTP/1.1\r\n\(host)\r\n", "411"),
                ("POST /~/files/\(token)/0 HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "411"),
                ("POST /~/files/\(token)/0 HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 0\r\n\r\n", "421"),
                ("POST /~/files/\(token)/x HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", "405"),
                ("POST /~/files/\(token)/-1 HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", "405"),
                ("POST /~/files/\(token)/0/.. HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", "405"),
                ("POST /~/files/../\(token)/0 HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", "405"),
                ("POST /~/files/short/0 HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", "405"),
                ("PUT /~/files/\(token)/0 HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", "405"),
            ] {
                let head = try await WireClient.get(request, port: port).head
                #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(request.prefix(60)) → \(head.prefix(40))")
            }
            // What comes behind a file isn't a request.
            let client = try await WireClient.connect(port: port)
            try await client.write(page.head("a.txt", bytes: 3) + "one" + "GET / HTTP/1.1\r\n\(host)\r\n")
            let head = try await client.response().head
            #expect(head.hasPrefix("HTTP/1.1 200") && head.contains("connection: close"))
            try await client.waitForEnd()
            #expect(!client.hasReceived)
        }
    }
}
