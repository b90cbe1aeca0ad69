import BackstaffElements
import BackstaffUI
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Pages that return to their sessions")
@MainActor
struct ReturningPageTests {
    private static let visitor = String(repeating: "c", count: 32)

    private struct DayApp: App {
        var body: some Scene {
            WindowGroup { Days() }
        }
    }

    /// Lets the app go on when the test says so.
    @MainActor
    private enum Gate {
        static var isOpen = false
        static var isPassed = false
    }

    private struct Days: View {
        @State private var path: [Int] = []
        @Environment(\.openURL) private var openURL

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("One", value: 1)
                    NavigationLink("Two", value: 2)
                    Button("Later") {
                        Task {
                            _ = try? await eventually { Gate.isOpen }
                            if let url = URL(string: "https://example.org/") { openURL(url) }
                            Gate.isPassed = true
                        }
                    }
                }
                .navigationDestination(for: Int.self) { Text("Day \($0)") }
                .navigationRoute("days/:number", for: Int.self)
            }
        }
    }

    private func start(_ server: WebServer) async throws -> (client: WireClient, welcome: ServerFrame.Welcome) {
        try await WireClient.start(port: server.port, visitor: Self.visitor)
    }

    private func come(
        back welcome: ServerFrame.Welcome, to server: WebServer, patch: Int?, event: Int
    ) async throws -> WireClient {
        let (client, _) = try await WireClient.open(port: server.port, visitor: Self.visitor)
        var hello = ClientHello(width: 390, height: 844)
        hello.resume = .init(session: welcome.session, epoch: 1, patch: patch, event: event)
        try await client.send(.hello(hello))
        return client
    }

    private func element(
        _ role: String, _ words: String, in welcome: ServerFrame.Welcome
    ) throws -> ElementID {
        let found = welcome.tree.first { node in
            node.role == role && (words.isEmpty || node.first { $0.text == words } != nil)
        }
        return try #require(found).id
    }

    /// The next patch, skipping keep frames.
    private func patch(_ client: WireClient) async throws -> ServerFrame.Patch? {
        while case .frame(let frame) = try await client.next() {
            if case .patch(let patch) = frame { return patch }
        }
        return nil
    }

    @Test("L03 steps that were abandoned by going back and elsewhere aren't sent to the page again")
    func abandonedSteps() async throws {
        try await withServer(app: { LiveApp(DayApp.self) }) { server in
            let (client, welcome) = try await start(server)
            let one = try element("link", "One", in: welcome)
            let two = try element("link", "Two", in: welcome)
            let stack = try element("navigation-stack", "", in: welcome)
            try await client.send(.event(number: 1, element: one, .activate))
            #expect(try await patch(client)?.history == .push(step: 1, url: "/days/1"))
            try await client.send(.event(number: 2, element: stack, .back(steps: 1)))
            #expect(try await patch(client)?.history == .back(step: 0))
            try await client.send(.event(number: 3, element: two, .activate))
            #expect(try await patch(client)?.history == .push(step: 2, url: "/days/2"))
            try await client.cut()
            let again = try await come(back: welcome, to: server, patch: nil, event: 3)
            guard case .frame(.store(let changes)) = try await again.next() else {
                Issue.record("nothing was given to keep")
                return
            }
            #expect(changes.steps.map(\.step) == [0, 2])
        }
    }

    @Test("L03 a page that went back and is reloaded keeps the address of the step that it shows")
    func addressAfterBack() async throws {
        try await withServer(app: { LiveApp(DayApp.self) }) { server in
            let (client, welcome) = try await start(server)
            let one = try element("link", "One", in: welcome)
            let stack = try element("navigation-stack", "", in: welcome)
            try await client.send(.event(number: 1, element: one, .activate))
            #expect(try await patch(client)?.history == .push(step: 1, url: "/days/1"))
            try await client.send(.event(number: 2, element: stack, .back(steps: 1)))
            #expect(try await patch(client)?.history == .back(step: 0))
            try await client.cut()
            let again = try await come(back: welcome, to: server, patch: nil, event: 2)
            var told: ServerFrame.Welcome?
            while told == nil, case .frame(let frame) = try await again.next() {
                if case .welcome(let welcome) = frame { told = welcome }
            }
            #expect(told != nil && told?.history == nil)
        }
    }

    @Test("F05 requests of a scene while its page is away are sent when it returns")
    func requestWhileAway() async throws {
        (Gate.isOpen, Gate.isPassed) = (false, false)
        try await withServer(app: { LiveApp(DayApp.self) }) { server in
            let (client, welcome) = try await start(server)
            let later = try element("button", "Later", in: welcome)
            try await client.send(.event(number: 1, element: later, .activate))
            let number = try #require(try await patch(client)).number
            try await client.cut()
            #expect(try await eventually { server.store.lostSessionCount == 1 })
            Gate.isOpen = true
            #expect(try await eventually { Gate.isPassed })
            let again = try await come(back: welcome, to: server, patch: number, event: 1)
            var requests: [WireRequest] = []
            while requests.isEmpty, case .frame(let frame) = try await again.next() {
                if case .request(let request) = frame { requests.append(request) }
            }
            #expect(requests == [.open(url: "https://example.org/", inNewTab: true)])
        }
    }
}
