import BackstaffElements
import BackstaffUI
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Windows over a socket")
@MainActor
struct WindowSessionTests {
    private static let visitor = String(repeating: "d", count: 32)

    private struct NoteApp: App {
        var body: some Scene {
            WindowGroup { Sheets(name: "Main", route: "mains/:number") }
            WindowGroup(id: "note", for: Int.self) { $note in
                Sheets(name: "Note \(note ?? 0)", route: "pages/:number") { note = (note ?? 0) + 1 }
            }
        }
    }

    private struct Sheets: View {
        let name: String
        let route: String
        var turn: () -> Void = {}
        @State private var path: [Int] = []
        @State private var count = 0

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("\(name), count \(count)")
                    Button("Count") { count += 1 }
                    Button("Turn") { turn() }
                    NavigationLink("Two", value: 2)
                }
                .navigationDestination(for: Int.self) { Text("\(name) page \($0)") }
                .navigationRoute(route, for: Int.self)
            }
        }
    }

    private func withNotes(
        keys: SealingKeys = .ephemeral(), _ body: @Sendable @MainActor (WebServer) async throws -> Void
    ) async throws {
        try await withServer(keys: keys, app: { LiveApp(NoteApp.self) }, body)
    }

    private func hello(_ url: String, resuming welcome: ServerFrame.Welcome? = nil, patch: Int? = nil) -> ClientHello {
        var hello = ClientHello(width: 390, height: 844)
        hello.url = url
        if let welcome {
            hello.resume = .init(session: welcome.session, epoch: welcome.epoch, patch: patch, event: 0)
        }
        return hello
    }

    private func texts(_ welcome: ServerFrame.Welcome) -> [String] {
        var texts: [String] = []
        func visit(_ element: WireNode) {
            if !element.text.isEmpty { texts.append(element.text) }
            element.children.forEach(visit)
        }
        visit(welcome.tree)
        return texts
    }

    /// Sends a hello and receives the welcome.
    private func start(
        _ server: WebServer, _ hello: ClientHello
    ) async throws -> (client: WireClient, welcome: ServerFrame.Welcome) {
        let (client, _) = try await WireClient.open(port: server.port, visitor: Self.visitor)
        try await client.send(.hello(hello))
        guard case .welcome(let welcome) = try await next(client) else { throw WireClient.TookTooLong() }
        return (client, welcome)
    }

    /// The next frame that isn't a keep frame.
    private func next(_ client: WireClient) async throws -> ServerFrame {
        while true {
            switch try await client.next() {
            case .frame(.store): continue
            case .frame(let frame): return frame
            default: throw WireClient.TookTooLong()
            }
        }
    }

    private func history(_ client: WireClient) async throws -> WireHistory? {
        guard case .patch(let patch) = try await next(client) else { throw WireClient.TookTooLong() }
        return patch.history
    }

    private func tap(_ words: String, _ client: WireClient, _ welcome: ServerFrame.Welcome) async throws {
        let button = try #require(
            welcome.tree.first { ["button", "link"].contains($0.role) && $0.first { $0.text == words } != nil })
        try await client.send(.event(number: 1, element: button.id, .activate))
    }

    @Test("F07 after a reload, a kill or on another replica, the address's window is shown with its screen")
    func comesBack() async throws {
        let keys = SealingKeys.ephemeral()
        let address = "/pages/2?window=note&value=3"
        try await withNotes(keys: keys) { server in
            let (client, welcome) = try await start(server, hello("/?window=note&value=3"))
            #expect(texts(welcome).contains("Note 3, count 0"))
            try await tap("Two", client, welcome)
            #expect(try await history(client) == .push(step: 1, url: address))
            try await client.cut()
            let (_, reloaded) = try await start(server, hello(address, resuming: welcome))
            #expect(reloaded.session == welcome.session)
            #expect(texts(reloaded).contains("Note 3 page 2"))
            let page = try await WireClient.get(
                "GET \(address) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n", port: server.port)
            #expect(page.body.contains("Note 3 page 2"))
        }
        try await withNotes(keys: keys) { server in
            let (_, welcome) = try await start(server, hello(address))
            #expect(texts(welcome).contains("Note 3 page 2"))
            let (_, main) = try await start(server, hello("/pages/2"))
            #expect(texts(main).contains("Main, count 0"))
        }
    }

    @Test("F07 a page that is loaded with another window's address gets that window; with its own address, its scene")
    func otherAddress() async throws {
        try await withNotes { server in
            let (client, main) = try await start(server, hello("/"))
            try await tap("Count", client, main)
            _ = try await next(client)
            try await client.cut()
            let (next, note) = try await start(server, hello("/?window=note&value=3", resuming: main))
            #expect(note.session != main.session)
            #expect(texts(note).contains("Note 3, count 0"))
            try await next.cut()
            // The first scene still waits for its page. A hello that names it resumes it.
            let (_, again) = try await start(server, hello("/", resuming: main))
            #expect(again.session == main.session)
            #expect(texts(again).contains("Main, count 1"))
        }
    }

    @Test("F07 a page that only lost its connection resumes, even if it hasn't received the window's new value")
    func lostLine() async throws {
        try await withNotes { server in
            let (client, welcome) = try await start(server, hello("/?window=note&value=3"))
            try await tap("Turn", client, welcome)
            #expect(try await history(client) == .replace(step: 0, url: "/?window=note&value=4"))
            try await client.cut()
            for hello in [
                hello("/?window=note&value=3", resuming: welcome, patch: 0),
                hello("/?window=note&value=3", resuming: welcome),
            ] {
                let (again, _) = try await WireClient.open(port: server.port, visitor: Self.visitor)
                try await again.send(.hello(hello))
                switch try await next(again) {
                case .resumed(let session, _, _, _): #expect(session == welcome.session)
                case .welcome(let next):
                    #expect(next.session == welcome.session)
                    #expect(next.history == .replace(step: 0, url: "/?window=note&value=4"))
                    #expect(texts(next).contains("Note 4, count 0"))
                default: Issue.record("neither resumed nor welcome")
                }
                try await again.cut()
            }
        }
    }
}
