import BackstaffElements
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Resuming a session")
@MainActor
struct ResumeTests {
    private static let visitor = String(repeating: "c", count: 32)

    private func hello(
        _ session: String, epoch: Int = 1, patch: Int?, event: Int, crashes: Int = 0
    ) -> ClientHello {
        var hello = ClientHello(width: 390, height: 844)
        hello.resume = .init(session: session, epoch: epoch, patch: patch, event: event)
        hello.crashes = crashes
        return hello
    }

    @Test("A page that lost its connection gets the missing patches, and its event numbers continue")
    func patches() async throws {
        try await withServer { server in
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            for number in 1...3 {
                try await client.send(.event(number: number, element: Toy.counter, .activate))
                _ = try await client.patch()
            }
            try await client.cut()

            let (again, _) = try await WireClient.open(port: server.port, visitor: Self.visitor)
            try await again.send(.hello(hello(welcome.session, patch: 1, event: 1)))
            #expect(
                try await again.next() == .frame(.resumed(session: welcome.session, epoch: 2, patch: 1, event: 3)))
            #expect(try await again.patch().operations == [.text(Toy.counter, "Count 2")])
            #expect(try await again.patch().operations == [.text(Toy.counter, "Count 3")])

            // Sent again because the page didn't know, and dropped. The next one is applied.
            try await again.send(.event(number: 3, element: Toy.counter, .activate))
            try await again.send(.event(number: 4, element: Toy.counter, .activate))
            let next = try await again.patch()
            #expect(next.number == 4 && next.event == 4 && next.operations == [.text(Toy.counter, "Count 4")])
        }
    }

    @Test("A page that was reloaded, or has lost acknowledged patches, gets the whole tree of its scene")
    func snapshot() async throws {
        try await withServer { server in
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            try await client.send(.event(number: 1, element: Toy.link, .activate))
            _ = try await client.patch()
            try await client.send(.acknowledge(patch: 1))
            try await client.cut()
            for (epoch, patch) in [(1, nil), (2, 0)] as [(Int, Int?)] {
                let (again, _) = try await WireClient.open(port: server.port, visitor: Self.visitor)
                try await again.send(.hello(hello(welcome.session, epoch: epoch, patch: patch, event: 0)))
                guard case .frame(.welcome(let next)) = try await again.next() else {
                    Issue.record("no welcome")
                    return
                }
                #expect(next.session == welcome.session && next.epoch == epoch + 1 && next.event == 1)
                #expect(next.title == "Level 1" && next.history == .replace(step: 1, url: "/"))
                #expect(next.tree.first { $0.id == Toy.screen }?.attributes["covered"] == .flag(true))
                try await again.cut()
            }
        }
    }

    @Test("Changes without a connection are in the patches of the next connection")
    func away() async throws {
        try await withServer { server in
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            try await client.send(.event(number: 1, element: Toy.later, .activate))
            _ = try await client.patch()
            try await client.cut()
            #expect(try await eventually { server.store.lostSessionCount == 1 })
            try await Task.sleep(for: .milliseconds(60))
            let (again, _) = try await WireClient.open(port: server.port, visitor: Self.visitor)
            try await again.send(.hello(hello(welcome.session, patch: 1, event: 1)))
            _ = try await again.next()
            #expect(try await again.patch().operations == [.text(Toy.later, "Now")])
        }
    }

    @Test("After the grace time a session is gone, and the page gets a new one; before that it resumes")
    func expired() async throws {
        let time = ManualClock()
        try await withServer(clock: time.clock) { server in
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            _ = try await client.patch()
            try await client.cut()
            // The grace time begins when the server notices that the connection is cut.
            #expect(try await eventually { server.store.lostSessionCount == 1 })
            time.advance(by: .seconds(59))
            server.store.endLostSessions()
            #expect(server.store.sessionCount == 1)
            time.advance(by: .seconds(2))
            server.store.endLostSessions()
            #expect(server.store.sessionCount == 0 && server.store.visitorCount == 0)

            let (again, _) = try await WireClient.open(port: server.port, visitor: Self.visitor)
            try await again.send(.hello(hello(welcome.session, patch: 0, event: 0)))
            guard case .frame(.welcome(let next)) = try await again.next() else {
                Issue.record("no welcome")
                return
            }
            #expect(next.session != welcome.session && next.epoch == 1)
        }
    }

    @Test("The grace time ends without a request")
    func grace() async throws {
        var limits = HostLimits()
        limits.grace = .milliseconds(20)
        try await withServer(limits: limits) { server in
            let (client, _) = try await WireClient.start(port: server.port)
            #expect(server.store.sessionCount == 1)
            try await client.cut()
            #expect(try await eventually { server.store.sessionCount == 0 })
        }
    }

    @Test("A session uses the newest connection; the older one is closed, and its events are ignored")
    func takenOver() async throws {
        try await withServer { server in
            let (old, welcome) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            let (new, _) = try await WireClient.open(port: server.port, visitor: Self.visitor)
            try await new.send(.hello(hello(welcome.session, patch: 0, event: 0)))
            #expect(try await new.next() == .frame(.resumed(session: welcome.session, epoch: 2, patch: 0, event: 0)))
            #expect(try await old.next() == .close(4006, "the session goes on over another connection"))
            // The connection may be cut already. Then this frame isn't sent.
            try? await old.send(.event(number: 1, element: Toy.counter, .activate))
            try await new.send(.event(number: 1, element: Toy.counter, .activate))
            let patch = try await new.patch()
            #expect(patch.event == 1 && patch.operations == [.text(Toy.counter, "Count 1")])
            try? await old.cut()
            try await new.send(.event(number: 2, element: Toy.counter, .activate))
            #expect(try await new.patch().operations == [.text(Toy.counter, "Count 2")])
        }
    }

    @Test("Another visitor's session is as unknown as an invented one")
    func forged() async throws {
        try await withServer { server in
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            _ = try await client.patch()
            for token in [welcome.session, String(repeating: "0", count: 32), "", "x'; drop table"] {
                let (thief, _) = try await WireClient.open(
                    port: server.port, visitor: String(repeating: "d", count: 32))
                try await thief.send(.hello(hello(token, patch: nil, event: 0)))
                guard case .frame(.welcome(let theirs)) = try await thief.next() else {
                    Issue.record("no welcome")
                    return
                }
                #expect(theirs.session != welcome.session)
                #expect(theirs.tree.first { $0.id == Toy.counter }?.text == "Count 0")
                try await thief.cut()
            }
            try await client.send(.event(number: 2, element: Toy.counter, .activate))
            #expect(try await client.patch().operations == [.text(Toy.counter, "Count 2")])
        }
    }

    @Test("A page that lost its server twice is asked whether to start over, and then starts over")
    func crashes() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.open(port: server.port)
            let gone = String(repeating: "0", count: 32)
            try await client.send(.hello(hello(gone, patch: 9, event: 9, crashes: 2)))
            guard case .frame(.trouble(_, let startOver)) = try await client.next() else {
                Issue.record("no trouble")
                return
            }
            #expect(startOver && server.store.sessionCount == 0)
            try await client.send(.hello(ClientHello(width: 1, height: 1)))
            guard case .frame(.welcome) = try await client.next() else {
                Issue.record("no welcome")
                return
            }

            let (once, _) = try await WireClient.open(port: server.port)
            try await once.send(.hello(hello(gone, patch: 9, event: 9, crashes: 1)))
            guard case .frame(.welcome) = try await once.next() else {
                Issue.record("no welcome")
                return
            }
        }
    }
}
