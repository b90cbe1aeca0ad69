import BackstaffElements
import BackstaffUI
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("The navigation inspector over a socket")
@MainActor
struct NavigationInspectorSessionTests {
    private struct Chart: App {
        var body: some Scene {
            WindowGroup {
                NavigationStack {
                    NavigationLink("Oslo", value: 7).navigationDestination(for: Int.self) { Text("At \($0)") }
                }
            }
        }
    }

    private func link(in welcome: ServerFrame.Welcome) throws -> ElementID {
        try #require(welcome.tree.first { $0.role == "link" }).id
    }

    /// The inspector's tables before the answer to an event, and those with it.
    private func answer(_ client: WireClient, to event: Int) async throws -> [Inspection] {
        var news: [Inspection] = []
        while true {
            switch try await client.next() {
            case .frame(.inspection(let inspection)):
                news.append(inspection)
                return news
            case .frame(.patch(let patch)) where patch.event >= event && patch.operations.isEmpty && !news.isEmpty:
                return news
            case .frame: continue
            case let other:
                Issue.record("\(other)")
                return news
            }
        }
    }

    @Test("L05 without an inspector, requesting one ends the connection, and no other")
    func refused() async throws {
        try await withServer { server in
            let (other, _) = try await WireClient.start(port: server.port)
            let (client, _) = try await WireClient.start(port: server.port)
            try await client.send(.inspect(number: 1, .open))
            guard case .close(4002, let reason) = try await client.next() else {
                Issue.record("no close")
                return
            }
            #expect(reason == "there is no inspector here")
            try await other.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await other.patch().event == 1)
        }
    }

    @Test("L05 an open inspector gets updates, a closed one doesn't")
    func told() async throws {
        try await withServer(allowsInspector: true, app: { LiveApp(Chart.self) }) { server in
            let (client, welcome) = try await WireClient.start(port: server.port)
            let (silent, other) = try await WireClient.start(port: server.port)
            try await silent.send(.event(number: 1, element: try link(in: other), .activate))
            try await client.send(.inspect(number: 1, .open))
            let first = try await answer(client, to: 1)
            #expect(first.first?.tables[.log]?.map { $0[1] } == ["the inspector was opened"])
            try await client.send(.event(number: 2, element: try link(in: welcome), .activate))
            let second = try await answer(client, to: 2)
            #expect(second.first?.tables[.log]?.first?[1] == "tap on link “Oslo”")
            try await client.send(.inspect(number: 3, .goTo(transition: 1)))
            let third = try await answer(client, to: 3)
            #expect(third.first?.tables[.log]?.first?[1] == "transition 1 was chosen in the inspector")
            try await silent.send(.inspect(number: 2, .goTo(transition: 1)))
            try await silent.send(.inspect(number: 3, .flow))
            while true {
                let frame = try await silent.next()
                if case .frame(.patch(let patch)) = frame, patch.event == 3 { break }
                guard case .frame(let frame) = frame, !frame.isInspection else {
                    Issue.record("an inspector that wasn't opened was told something")
                    return
                }
            }
        }
    }

    @Test("L05 the page has an inspector only if it is allowed, and its style sheet isn't loaded before")
    func page() async throws {
        for isAllowed in [false, true] {
            try await withServer(allowsInspector: isAllowed) { server in
                let page = try await WireClient.get(
                    "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n", port: server.port)
                #expect(page.body.contains("data-inspector") == isAllowed)
                #expect(!page.body.contains("navigation-inspector.css"))
            }
        }
    }

    @Test("L05 the environment variable takes precedence over who may use the inspector")
    func access() {
        #expect(NavigationInspectorAccess.isAllowed("1"))
        #expect(!NavigationInspectorAccess.isAllowed("0"))
        #expect(!NavigationInspectorAccess.isAllowed(""))
        #if DEBUG
            #expect(NavigationInspectorAccess.isAllowed(nil))
        #else
            #expect(!NavigationInspectorAccess.isAllowed(nil))
        #endif
    }

    #if os(Linux) && DEBUG
        @Test("L05 the reported line is the app's line that writes, not one of the framework")
        func place() {
            let line = #line + 1
            let place = WriteBacktrace.findPlace()
            #expect(place == "NavigationInspector/NavigationInspectorSessionTests.swift:\(line)")
        }
    #endif
}

extension ServerFrame {
    fileprivate var isInspection: Bool {
        if case .inspection = self { true } else { false }
    }
}
