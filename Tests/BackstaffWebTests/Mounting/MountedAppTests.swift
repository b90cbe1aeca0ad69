import BackstaffElements
import BackstaffServer
import BackstaffUI
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Observation
import PageSide
import ServiceLifecycle
import Testing

@testable import BackstaffWeb

@Suite("An app that is mounted in another server")
@MainActor
struct MountedAppTests {
    @Observable
    final class Tally {
        var count = 0
    }

    struct TallyApp: App {
        @State private var tally = Tally()

        var body: some Scene {
            WindowGroup {
                VStack {
                    Button("Count \(tally.count)") { tally.count += 1 }
                    Link("Elsewhere", destination: URL(string: "/elsewhere")!)
                }
            }
        }
    }

    /// More text than a connection holds unsent by default.
    struct LongApp: App {
        var body: some Scene {
            WindowGroup {
                VStack { ForEach(0..<2_000) { Text("\($0) " + String(repeating: "long ", count: 20)) } }
            }
        }
    }

    // MARK: Requests

    @Test("Q06 the app answers for its path; the server's own handlers get everything else, on the same connection")
    func requests() async throws {
        try await withSite(TallyApp.self) { port, app in
            let client = try await WireClient.connect(port: port)
            for (target, isOfApp) in [
                ("/", false), ("/app", true), ("/own", false), ("/app/", true), ("/app/~/live", true),
                ("/~/live", false), ("/application", false), ("/app?a=b", true),
                ("/app/~/page/0123456789abcdef/page.js", true), ("/favicon.ico", false), ("/app/a/b", true),
                ("/own", false),
            ] {
                try await client.write("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                let (head, body) = try await client.response()
                #expect(head.hasPrefix("HTTP/1.1 200"), "\(target) → \(head.prefix(20))")
                #expect((body == "own GET \(target) 0") == !isOfApp, "\(target) → \(body.prefix(40))")
                #expect(app.handles(HTTPRequestHead(version: .http1_1, method: .GET, uri: target)) == isOfApp)
            }
        }
    }

    @Test("Q06 a request of another kind, with a body, reaches the server's own handlers whole; the app refuses it")
    func bodies() async throws {
        try await withSite(TallyApp.self) { port, _ in
            let own = try await WireClient.get(
                "POST /own HTTP/1.1\r\nHost: elsewhere.example\r\nContent-Length: 5\r\n\r\nhello", port: port)
            #expect(own.body == "own POST /own 5")
            let posted = try await WireClient.get(
                "POST /app HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\nhello", port: port)
            #expect(posted.head.hasPrefix("HTTP/1.1 405"))
            let foreign = try await WireClient.get("GET /app HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n", port: port)
            #expect(foreign.head.hasPrefix("HTTP/1.1 421"))
        }
    }

    @Test("Q06 with the path /, the app answers everything")
    func wholeSite() async throws {
        try await withSite(TallyApp.self, at: "/") { port, app in
            #expect(app.path == "")
            for target in ["/", "/own"] {
                let page = try await WireClient.get("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", port: port)
                #expect(page.body.contains("Count 0"))
            }
        }
    }

    // MARK: Sockets

    @Test("Q06 two tabs of a visitor share the app on different event loops, and the page's links stay below the path")
    func tabs() async throws {
        try await withSite(TallyApp.self, loops: 3) { port, _ in
            let page = try await WireClient.get("GET /app HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", port: port)
            #expect(page.head.contains("; Path=/app;") && page.body.contains("href=\"/app/elsewhere\""))
            let cookie = try #require(page.head.firstMatch(of: #/set-cookie: ([^;]+);/#)).output.1
            let tabs = try await [open(port, "Cookie: \(cookie)\r\n"), open(port, "Cookie: \(cookie)\r\n")]
            let stranger = try await open(port)
            let button = try #require(tabs[0].welcome.tree.first { $0.role == "button" })
            try await tabs[0].client.send(.event(number: 1, element: button.id, .activate))
            #expect(try await tabs[0].client.patch().event == 1)
            #expect("\(try await tabs[1].client.patch())".contains("Count 1"))
            #expect("\(try await open(port, "Cookie: \(cookie)\r\n").welcome.tree)".contains("Count 1"))
            #expect("\(try await open(port).welcome.tree)".contains("Count 0"))
            #expect(!stranger.client.hasReceived)
        }
    }

    @Test("Q06 a large first tree arrives, although the server's connections hold less unsent by default")
    func largeTree() async throws {
        try await withSite(LongApp.self) { port, _ in
            let welcome = try await open(port).welcome
            #expect("\(welcome.tree)".contains("1999 long"))
        }
    }

    @Test("Q06 a WebSocket of the server's own is upgraded by the server; without an upgrader, it is a plain request")
    func ownSocket() async throws {
        let upgrader = NIOWebSocketServerUpgrader(
            shouldUpgrade: { $0.eventLoop.makeSucceededFuture(["x-own": $1.uri]) },
            upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
        try await withSite(TallyApp.self, webSocketUpgrader: upgrader) { port, _ in
            let (_, head) = try await WireClient.open(port: port, path: "/own")
            #expect(head.hasPrefix("HTTP/1.1 101") && head.contains("x-own: /own"))
            #expect(try await !open(port).welcome.session.isEmpty)
        }
        try await withSite(TallyApp.self) { port, _ in
            for path in ["/own", "/app/own"] {
                let head = try await WireClient.open(port: port, path: path).head
                #expect(head.hasPrefix("HTTP/1.1 200"), "\(path)")
            }
        }
    }

    // MARK: Ending

    @Test("Q06 when the app is shut down, its pages are told to leave, and the server's own pages go on")
    func shutDown() async throws {
        try await withSite(TallyApp.self) { port, app in
            let idle = try await WireClient.connect(port: port)
            try await idle.write("GET /own HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            _ = try await idle.response()
            let (client, _) = try await open(port)
            async let ended: Void = app.shutDown(within: .seconds(600))
            #expect(try await client.next() == .frame(.leave))
            try await client.send(.leaving)
            guard case .close(1012, _) = try await client.next() else { throw WireClient.TookTooLong() }
            try? await client.send([0x03, 0xf4], opcode: 8)
            await ended
            for (target, status) in [("/app", 503), ("/own", 200), ("/app/~/ready", 503), ("/app/~/live", 200)] {
                let request = "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
                let head = try await WireClient.get(request, port: port).head
                #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(target) → \(head.prefix(20))")
            }
            #expect(
                try await WireClient.open(port: port, path: "/app/~/socket").head.hasPrefix("HTTP/1.1 503"))
            try await idle.write("GET /own HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            #expect(try await idle.response().body == "own GET /own 0")
            await app.shutDown()
        }
    }

    @Test("Q06 without a time of its own, a shutdown waits for pages as long as the configuration says")
    func timeToLeave() async throws {
        try await withSite(TallyApp.self, timeToLeave: .zero) { port, app in
            let (client, _) = try await open(port)
            await app.shutDown()
            #expect(try await client.next() == .frame(.leave))
            // The page hasn't answered.
            guard case .close(1001, _) = try await client.next() else { throw WireClient.TookTooLong() }
        }
        try await withSite(TallyApp.self, timeToLeave: .seconds(600)) { port, app in
            let (client, _) = try await open(port)
            async let ended: Void = app.shutDown()
            #expect(try await client.next() == .frame(.leave))
            try await client.send(.leaving)
            guard case .close(1012, _) = try await client.next() else { throw WireClient.TookTooLong() }
            try? await client.send([0x03, 0xf4], opcode: 8)
            await ended
        }
    }

    @Test("Q06 as a service, the app ends with its group, after its pages have left")
    func service() async throws {
        try await withSite(TallyApp.self) { port, app in
            let group = ServiceGroup(services: [app], logger: Logger(label: "test") { _ in SilentLog() })
            async let ended: Void = group.run()
            let (client, _) = try await open(port)
            await group.triggerGracefulShutdown()
            #expect(try await client.next() == .frame(.leave))
            try await client.send(.leaving)
            guard case .close(1012, _) = try await client.next() else { throw WireClient.TookTooLong() }
            try? await client.send([0x03, 0xf4], opcode: 8)
            try await ended
        }
    }

    @Test("Q06 as a service that is cancelled, the app ends at once, without waiting for its pages")
    func cancelledService() async throws {
        try await withSite(TallyApp.self) { port, app in
            let run = Task { try await app.run() }
            let (client, _) = try await open(port)
            run.cancel()
            try await run.value
            #expect(try await client.next() == .frame(.leave))
            guard case .close(1001, _) = try await client.next() else { throw WireClient.TookTooLong() }
        }
    }

    // MARK: Mistakes

    typealias Change = @Sendable (inout MountedApp.Configuration) -> Void

    nonisolated static let mistakes: [(words: String, path: String, change: Change)] = [
        ("The path “app” can't be used. It must begin with a slash", "app", { _ in }),
        ("The trusted proxy “10.0.0.0/33” isn't", "/a", { $0.trustedProxies = ["10.0.0.0/33"] }),
        ("framesPerSecond is 0.0. Choose", "/a", { $0.framesPerSecond = 0 }),
        ("framesPerAddress is 0.0. Choose", "/a", { $0.framesPerAddress = 0 }),
        ("waitingBytes is 1000. Choose", "/a", { $0.waitingBytes = 1000 }),
        ("uploadBytes is -1. Choose a number of at least 0.", "/a", { $0.uploadBytes = -1 }),
        ("uploadFiles is 0. Choose a number of at least 1.", "/a", { $0.uploadFiles = 0 }),
        ("uploadTimeout is 0.0 seconds. Choose", "/a", { $0.uploadTimeout = .zero }),
        ("waitingBytesPerAddress is -1. Choose", "/a", { $0.waitingBytesPerAddress = -1 }),
        ("unsentBytesPerAddress is 0. Choose", "/a", { $0.unsentBytesPerAddress = 0 }),
        ("unsentBytesInAll is 65535. Choose", "/a", { $0.unsentBytesInAll = 65_535 }),
        ("pictureBytes is 1. Choose", "/a", { $0.pictureBytes = 1 }),
        ("pictureBytesPerAddress is 1. Choose", "/a", { $0.pictureBytesPerAddress = 1 }),
        ("appRequestsPerAddress is 0.5. Choose", "/a", { $0.appRequestsPerAddress = 0.5 }),
        ("identityHeader is “a b”.", "/a", { $0.identityHeader = "a b" }),
        ("groupsHeader needs identityHeader", "/a", { $0.groupsHeader = "Groups" }),
        ("/dev/null/key", "/a", { $0.sealKeyFile = "/dev/null/key" }),
    ]

    @Test("Q06 a wrong path or configuration is an error that says what to do", arguments: mistakes)
    func mistakes(words: String, path: String, change: Change) {
        var configuration = MountedApp.Configuration()
        configuration.sealKeyFile = "none"
        change(&configuration)
        let error = #expect(throws: MountedAppError.self) {
            try MountedApp(TallyApp.self, at: path, configuration: configuration)
        }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    // MARK: A server

    /// Starts a plain server with routes of its own and an app at a path of it, runs `body`, and stops the server.
    private func withSite(
        _ app: any App.Type, at path: String = "/app", loops: Int = 1, timeToLeave: Duration = .seconds(600),
        webSocketUpgrader: (any HTTPServerProtocolUpgrader & Sendable)? = nil,
        _ body: @Sendable @MainActor (_ port: Int, _ app: MountedApp) async throws -> Void
    ) async throws {
        var configuration = MountedApp.Configuration()
        configuration.sealKeyFile = "none"
        configuration.logger.logLevel = .critical
        configuration.limits = HostLimits().withoutHaste
        configuration.timeToLeave = timeToLeave
        let app = try MountedApp(app, at: path, configuration: configuration)
        let group = MultiThreadedEventLoopGroup(numberOfThreads: loops)
        let listener = try await ServerBootstrap(group: group)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try app.configure(channel, others: [OwnRoutes()], webSocketUpgrader: webSocketUpgrader)
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(listener.localAddress?.port)
        do {
            try await body(port, app)
        } catch {
            await app.shutDown(within: .zero)
            try await group.shutdownGracefully()
            throw error
        }
        await app.shutDown(within: .zero)
        try await group.shutdownGracefully()
    }

    /// Opens a tab.
    private func open(
        _ port: Int, _ headers: String = ""
    ) async throws -> (client: WireClient, welcome: ServerFrame.Welcome) {
        let (client, head) = try await WireClient.open(port: port, path: "/app/~/socket", headers: headers)
        try #require(head.hasPrefix("HTTP/1.1 101"), "\(head)")
        try await client.send(.hello(ClientHello(width: 390, height: 844)))
        guard case .frame(.welcome(let welcome)) = try await client.next() else { throw WireClient.TookTooLong() }
        return (client, welcome)
    }
}

/// Answers every request with its method, its target and the size of its body.
private final class OwnRoutes: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private var head: HTTPRequestHead?
    private var size = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            size = 0
        case .body(let bytes): size += bytes.readableBytes
        case .end:
            guard let head else { return }
            let body = ByteBuffer(string: "own \(head.method.rawValue) \(head.uri) \(size)")
            let headers: HTTPHeaders = ["content-length": "\(body.readableBytes)"]
            context.write(
                wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers))),
                promise: nil)
            context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }
}
