import BackstaffElements
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Sessions over a socket")
@MainActor
struct SessionTests {
    @Test("A hello is answered with the tree, and a tap with a patch")
    func trip() async throws {
        try await withServer { server in
            let (client, welcome) = try await WireClient.start(port: server.port)
            #expect(welcome.app == "Toy" && welcome.title == "Home" && welcome.epoch == 1 && welcome.event == 0)
            #expect(welcome.tree.first { $0.id == Toy.counter }?.text == "Count 0")
            #expect(welcome.tree.first { $0.id == Toy.size }?.text == "390x844")

            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            let patch = try await client.patch()
            #expect(patch.number == 1 && patch.event == 1 && patch.operations == [.text(Toy.counter, "Count 1")])
        }
    }

    @Test("A push carries its animation, title and history, and so does going back")
    func push() async throws {
        try await withServer { server in
            let (client, welcome) = try await WireClient.start(port: server.port)
            var mirror = WireMirror(welcome.tree)
            try await client.send(.event(number: 1, element: Toy.link, .activate))
            let push = try await client.patch()
            mirror.apply(push.operations)
            #expect(push.motion == "push" && push.title == "Level 1" && push.history == .push(step: 1, url: nil))
            #expect(mirror.root.first { $0.id == Toy.screen }?.attributes["covered"] == .flag(true))

            try await client.send(.event(number: 2, element: Toy.stack, .back(steps: 1)))
            let pop = try await client.patch()
            mirror.apply(pop.operations)
            #expect(pop.motion == "pop" && pop.history == .back(step: 0))
            #expect(mirror.root == welcome.tree)
        }
    }

    @Test("Scene events reach the scene")
    func sceneEvents() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            try await client.send(.resize(number: 1, width: 1194, height: 834))
            #expect(try await client.patch().operations == [.text(Toy.size, "1194x834")])
            try await client.send(.appearance(number: 2, isDark: true, reducesMotion: false))
            #expect(try await client.patch().operations == [.set(1, "color-scheme", .text("dark"))])
            try await client.send(.travel(number: 3, step: 2))
            #expect(try await client.patch().title == "Level 2")
        }
    }

    @Test("An event that changes nothing is answered too")
    func nothing() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            try await client.send(.event(number: 1, element: Toy.field, .focus(true)))
            let patch = try await client.patch()
            #expect(patch.event == 1 && patch.operations == [])
        }
    }

    @Test("Later changes by the app are sent without an event")
    func later() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            try await client.send(.event(number: 1, element: Toy.later, .activate))
            #expect(try await client.patch().operations == [])
            let patch = try await client.patch()
            #expect(patch.number == 2 && patch.event == 1 && patch.operations == [.text(Toy.later, "Now")])
        }
    }

    @Test("A visitor's tabs share an app, visitors don't, and the app ends with its last scene")
    func visitors() async throws {
        try await withServer { server in
            let visitor = String(repeating: "a", count: 32)
            let (first, _) = try await WireClient.start(port: server.port, visitor: visitor)
            try await first.send(.event(number: 1, element: Toy.counter, .activate))
            _ = try await first.patch()
            let (second, shared) = try await WireClient.start(port: server.port, visitor: visitor)
            let (third, other) = try await WireClient.start(
                port: server.port, visitor: String(repeating: "b", count: 32))
            #expect(shared.tree.first { $0.id == Toy.counter }?.text == "Count 1")
            #expect(other.tree.first { $0.id == Toy.counter }?.text == "Count 0")
            #expect(server.store.visitorCount == 2 && server.store.sessionCount == 3)
            for client in [first, second, third] { try await client.cut() }
        }
    }

    @Test("A browser without a cookie gets one with the socket; one with a cookie keeps it")
    func cookie() async throws {
        try await withServer { server in
            let (_, fresh) = try await WireClient.open(port: server.port)
            #expect(fresh.lowercased().contains("set-cookie: backstaff-visitor="))
            #expect(fresh.contains("HttpOnly; SameSite=Lax"))
            let (_, known) = try await WireClient.open(port: server.port, visitor: String(repeating: "a", count: 32))
            #expect(!known.lowercased().contains("set-cookie"))
            let (_, odd) = try await WireClient.open(port: server.port, visitor: "../../etc/passwd")
            #expect(odd.lowercased().contains("set-cookie: backstaff-visitor="))
        }
    }

    @Test("F05 requests of a scene before its page is there are sent once, after the first snapshot")
    func earlyRequest() async throws {
        try await withServer { server in
            var hello = ClientHello(width: 390, height: 844)
            hello.url = "/asks"
            let (client, _) = try await WireClient.start(port: server.port, hello: hello)
            let request = WireRequest.open(url: "https://example.org", inNewTab: true)
            #expect(try await client.next() == .frame(.request(request)))
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await client.patch().event == 1)
        }
    }

    @Test("A report is sent to its own session only")
    func trouble() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            let (other, _) = try await WireClient.start(port: server.port)
            try await client.send(.event(number: 1, element: Toy.confused, .activate))
            #expect(try await client.patch().event == 1)
            #expect(try await client.next() == .frame(.trouble("The views Toy don't settle", startOver: false)))
            try await other.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await other.patch().event == 1)
        }
    }

    @Test("A server that stops tells every page")
    func goingAway() async throws {
        nonisolated(unsafe) var clients: [WireClient] = []  // Used on the main actor only.
        try await withServer { server in
            for _ in 0..<3 { clients.append(try await WireClient.start(port: server.port).client) }
        }
        for client in clients {
            #expect(try await client.next() == .close(1001, "the server is going away"))
        }
    }
}
