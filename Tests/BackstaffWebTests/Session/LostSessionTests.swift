import BackstaffElements
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Sessions that wait for their page")
@MainActor
struct LostSessionTests {
    private static let visitor = String(repeating: "d", count: 32)

    private func loseScene(on server: WebServer, visitor: String? = visitor, isTouched: Bool = false) async throws {
        let (client, _) = try await WireClient.start(port: server.port, visitor: visitor)
        if isTouched {
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            _ = try await client.patch()
        }
        let before = server.store.lostSessionCount
        try await client.cut()
        _ = try await eventually { server.store.lostSessionCount != before || server.store.sessionCount == before }
    }

    @Test("Q07 a scene in which nobody has done anything ends after five seconds; another one after sixty")
    func grace() async throws {
        let time = ManualClock()
        try await withServer(clock: time.clock) { server in
            try await loseScene(on: server, isTouched: true)
            try await loseScene(on: server)
            #expect(server.store.sessionCount == 2)
            time.advance(by: .seconds(6))
            server.store.endLostSessions()
            #expect(server.store.sessionCount == 1)
            time.advance(by: .seconds(50))
            server.store.endLostSessions()
            #expect(server.store.sessionCount == 1)
            time.advance(by: .seconds(10))
            server.store.endLostSessions()
            #expect(server.store.sessionCount == 0 && server.store.visitorCount == 0)
        }
    }

    @Test("Q07 of one visitor's scenes without a page, the untouched ones end first if there are too many")
    func ofVisitor() async throws {
        var limits = HostLimits()
        limits.lostScenesPerVisitor = 2
        try await withServer(limits: limits) { server in
            try await loseScene(on: server, isTouched: true)
            for _ in 0..<5 { try await loseScene(on: server) }
            #expect(server.store.sessionCount == 2)
            try await loseScene(on: server, isTouched: true)
            // Both scenes that were touched are still there.
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            #expect(welcome.tree.first { $0.id == Toy.counter }?.text == "Count 2")
            #expect(server.store.lostSessionCount == 2)
            try await client.cut()
        }
    }

    @Test("Q07 connecting and leaving with ever new visitors keeps no more scenes than an address may have")
    func ofAddress() async throws {
        var limits = HostLimits()
        limits.lostScenesPerAddress = 3
        try await withServer(limits: limits) { server in
            for _ in 0..<10 { try await loseScene(on: server, visitor: nil) }
            #expect(server.store.lostSessionCount == 3 && server.store.sessionCount == 3)
            #expect(server.store.visitorCount == 3)
        }
    }

    @Test("Q07 a page that comes back no longer counts as lost")
    func back() async throws {
        try await withServer { server in
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            try await client.cut()
            #expect(try await eventually { server.store.lostSessionCount == 1 })
            var hello = ClientHello(width: 390, height: 844)
            hello.resume = .init(session: welcome.session, epoch: 1, patch: 0, event: 0)
            let (again, _) = try await WireClient.open(port: server.port, visitor: Self.visitor)
            try await again.send(.hello(hello))
            _ = try await again.next()
            #expect(server.store.lostSessionCount == 0 && server.store.sessionCount == 1)
        }
    }
}
