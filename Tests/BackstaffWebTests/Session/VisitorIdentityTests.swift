import BackstaffElements
import BackstaffUI
import PageSide
import Testing

@testable import BackstaffWeb

/// An app that shows who uses it, and who was the first to use the tab.
private struct NameTagApp: App {
    struct NameTag: View {
        @Environment(\.visitor) private var visitor
        @SceneStorage("first") private var first = ""

        var body: some View {
            Text("\(visitor.name ?? "nobody"), \(visitor.groups.joined(separator: "+")), \(visitor.address ?? "?")")
            Text("first: \(first)")
                .onAppear { if first.isEmpty { first = "\(visitor.name ?? "nobody") \(visitor.groups.count)" } }
        }
    }

    var body: some BackstaffUI.Scene { WindowGroup { NameTag() } }
}

@Suite("The visitor's name")
@MainActor
struct VisitorIdentityTests {
    private static let cookie = String(repeating: "d", count: 32)
    private static let mira = "X-Forwarded-User: mira\r\n"
    private static let juno = "X-Forwarded-User: juno\r\n"

    private func withNames(
        proxy: String = "127.0.0.1", _ body: @Sendable @MainActor (WebServer) async throws -> Void
    ) async throws {
        try await withServer(
            trustedProxies: [try #require(IPAddressRange(proxy))],
            identityHeaders: IdentityHeaders(name: "X-Forwarded-User", groups: "X-Forwarded-Groups"),
            app: { LiveApp(NameTagApp.self) }, body)
    }

    /// Opens a tab, or comes back to one, and returns the texts that it shows first and what it stores.
    private func open(
        _ server: WebServer, _ headers: String, seals: StoredSeals = StoredSeals(),
        resuming former: ServerFrame.Welcome? = nil
    ) async throws -> (texts: [String], seals: StoredSeals, welcome: ServerFrame.Welcome) {
        let (client, head) = try await WireClient.open(port: server.port, visitor: Self.cookie, headers: headers)
        try #require(head.hasPrefix("HTTP/1.1 101"), "\(head)")
        var hello = ClientHello(width: 390, height: 844)
        hello.seals = seals
        if let former { hello.resume = .init(session: former.session, epoch: former.epoch, patch: nil, event: 0) }
        try await client.send(.hello(hello))
        var stored = seals
        while true {
            switch try await client.next() {
            case .frame(.store(let changes)): stored.scene.merge(changes.scene.compactMapValues { $0 }) { $1 }
            case .frame(.welcome(let welcome)):
                try await client.cut()
                return (texts(welcome.tree), stored, welcome)
            case .frame: break
            case let other: throw Unexpected(received: other)
            }
        }
    }

    private struct Unexpected: Error {
        let received: WireClient.Received
    }

    private func texts(_ node: WireNode) -> [String] {
        (node.text.isEmpty ? [] : [node.text]) + node.children.flatMap { texts($0) }
    }

    private func preview(_ server: WebServer, _ headers: String) async throws -> (head: String, body: String) {
        try await WireClient.get(
            "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(headers)\r\n", port: server.port)
    }

    @Test("Q05 an app reads the visitor's name, groups and address, in a preview and in a tab")
    func environment() async throws {
        try await withNames { server in
            let headers = Self.mira + "X-Forwarded-Groups: crew, owners\r\nX-Forwarded-For: 192.0.2.7\r\n"
            let (_, html) = try await preview(server, headers)
            #expect(html.contains("mira, crew+owners, 192.0.2.7"))
            let (named, _, _) = try await open(server, headers)
            #expect(named.contains("mira, crew+owners, 192.0.2.7"))
            let (unnamed, _, _) = try await open(server, "")
            #expect(unnamed.contains("nobody, , 127.0.0.1"))
        }
    }

    @Test("Q05 the header of a client that isn't a trusted proxy is ignored")
    func untrusted() async throws {
        try await withNames(proxy: "10.0.0.0/8") { server in
            let (_, html) = try await preview(server, Self.mira)
            let (texts, _, _) = try await open(server, Self.mira)
            #expect(html.contains("nobody, , 127.0.0.1") && texts.contains("nobody, , 127.0.0.1"))
        }
    }

    @Test("Q05 a request with two names is refused, for a preview and for a socket, and the server goes on")
    func twoNames() async throws {
        try await withNames { server in
            let refused = try await preview(server, Self.mira + Self.juno)
            #expect(refused.head.hasPrefix("HTTP/1.1 400") && refused.body == "X-Forwarded-User is sent twice\n")
            let (_, head) = try await WireClient.open(port: server.port, headers: Self.mira + Self.juno)
            #expect(head.hasPrefix("HTTP/1.1 400"))
            #expect(server.store.sessionCount == 0)
            let (texts, _, _) = try await open(server, Self.mira)
            #expect(texts.contains("mira, , 127.0.0.1"))
        }
    }

    @Test(
        "Q05 a name of 64 KiB, or with control characters, is refused over HTTP, and the server goes on",
        arguments: [String(repeating: "a", count: 65_536), "mi\u{1}ra", "mi\u{7F}ra", "mi\u{0}ra", "mi\rra"])
    func badName(name: String) async throws {
        try await withNames { server in
            let header = "X-Forwarded-User: \(name)\r\n"
            let refused = try await preview(server, header)
            #expect(refused.head.hasPrefix("HTTP/1.1 4"), "\(refused.head)")
            #expect(!refused.body.contains("mi"))
            let (_, head) = try await WireClient.open(port: server.port, headers: header)
            #expect(head.hasPrefix("HTTP/1.1 4"), "\(head)")
            #expect(server.store.sessionCount == 0)
            let (texts, _, _) = try await open(server, Self.mira)
            #expect(texts.contains("mira, , 127.0.0.1"))
        }
    }

    @Test("Q05 two people who use one browser in turn have different apps")
    func sharedBrowser() async throws {
        try await withNames { server in
            let (_, _, first) = try await open(server, Self.mira)
            #expect(server.store.visitorCount == 1)
            let (texts, _, second) = try await open(server, Self.juno, resuming: first)
            #expect(texts.contains("juno, , 127.0.0.1"))
            #expect(second.session != first.session && server.store.visitorCount == 2)
        }
    }

    @Test("Q05 what one person's tab has stored is not restored for another in the same browser")
    func seals() async throws {
        try await withNames { server in
            let (_, seals, _) = try await open(server, Self.mira)
            #expect(seals.scene.keys.sorted() == ["first"])
            let (hers, _, _) = try await open(server, Self.juno, seals: seals)
            #expect(hers.contains("first: juno 0"))
            let groups = "X-Forwarded-Groups: crew\r\n"
            let (again, _, _) = try await open(server, Self.mira + groups, seals: seals)
            #expect(again.contains("first: mira 0") && again.contains("mira, crew, 127.0.0.1"))
        }
    }

    @Test("Q05 a tab that comes back shows the groups of its last request")
    func newGroups() async throws {
        try await withNames { server in
            let (_, _, first) = try await open(server, Self.mira)
            let groups = "X-Forwarded-Groups: crew\r\n"
            let (texts, _, again) = try await open(server, Self.mira + groups, resuming: first)
            #expect(again.session == first.session && texts.contains("mira, crew, 127.0.0.1"))
        }
    }
}
