import BackstaffElements
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Pages that connect at the same time")
@MainActor
struct ArrivalTests {
    /// What the main actor does, in order.
    @MainActor
    private final class Order {
        var steps: [String] = []
    }

    @Test("Q07 an event waits for the scene of one page at most, however many connect; addresses take turns")
    func turns() async throws {
        let one = try #require(IPAddress("192.0.2.1")).block
        let other = try #require(IPAddress("192.0.2.2")).block
        try await withServer { server in
            let order = Order()
            for number in 1...3 { server.store.waitForTurn(of: one) { order.steps.append("page \(number)") } }
            server.store.waitForTurn(of: other) { order.steps.append("other page") }
            onMainActor { order.steps.append("event") }
            let isDone = try await eventually { order.steps.count == 5 }
            #expect(isDone)
            #expect(order.steps == ["page 1", "event", "page 2", "other page", "page 3"])
        }
    }

    @Test("Q07 what a page sends before its turn is handled after its hello, in order")
    func early() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.open(port: server.port)
            try await client.send(.hello(ClientHello(width: 390, height: 844)))
            for number in 1...3 { try await client.send(.event(number: number, element: Toy.counter, .activate)) }
            guard case .frame(.welcome) = try await client.next() else {
                Issue.record("no welcome")
                return
            }
            var event = 0
            while event < 3 { event = try await client.patch().event }
            #expect(event == 3)
        }
    }
}
