import BackstaffElements
import Dispatch
import NIOEmbedded
import NIOHTTP1
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Previews that wait for their turns")
@MainActor
struct PreviewTurnTests {
    @Test("Q07 a client that is gone before its turn gets no preview, and the next one has its turn at once")
    func closed() throws {
        let loop = EmbeddedEventLoop()
        let host = HostContext.toy(on: loop)
        var turns: [String] = []
        func wait(as name: String) {
            let run = {
                turns.append(name)
                return true
            }
            let refusal = host.previews.add(run, from: IPAddress.loopback.block)
            #expect(refusal == nil)
            host.runPreviews()
        }
        wait(as: "first")
        #expect(turns == ["first"])
        let client = try host.client(asking: "/", on: loop)
        wait(as: "next")
        #expect(turns == ["first"] && host.previews.count == 2)

        _ = try client.finish(acceptAlreadyClosed: true)
        host.previews.finish()
        host.runPreviews()
        #expect(turns == ["first", "next"] && host.previews.count == 0)
        #expect(try client.readOutbound(as: HTTPServerResponsePart.self) == nil)
    }

    @Test("Q07 of forty pages that are asked for before a tap, one at most is made before the tap is handled")
    func eventsFirst() async throws {
        // All visitors share this app, so a page shows whether the tap has been handled before it.
        let app = ToyApp(rows: 1)
        let registry = MetricsRegistry()
        var limits = HostLimits()
        limits.waitingPreviews = 100
        limits.waitingPreviewsPerAddress = 100
        limits.appRequestsPerAddress = 1_000
        try await withServer(
            limits: limits, app: { app }, change: { $0.metrics = HostMetrics(registry) }
        ) { server in
            let (person, _) = try await WireClient.start(port: server.port)
            var others: [WireClient] = []
            for _ in 0..<40 { others.append(try await WireClient.connect(port: server.port)) }
            let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
            let before = registry.figures.value(of: .bytesReceived)
            let areSent = DispatchSemaphore(value: 0)
            let sending = Task.detached { [others] in
                defer { areSent.signal() }
                for other in others { try await other.write(request) }
                let ofRequests = Double(others.count * request.utf8.count)
                try await waitUntil { registry.figures.value(of: .bytesReceived) >= before + ofRequests }
                try await person.send(.event(number: 1, element: Toy.counter, .activate))
                try await waitUntil { registry.figures.value(of: .bytesReceived) > before + ofRequests }
            }
            block(until: areSent)
            try await sending.value
            #expect(try await person.patch().operations == [.text(Toy.counter, "Count 1")])
            var pages: [String] = []
            for other in others { pages.append(try await other.response().body) }
            #expect(pages.count { $0.contains("Count 0") } <= 1)
            #expect(pages.count { $0.contains("Count 1") } >= 39)
        }
    }

    @Test(
        "Q07 a preview beyond an address's places is refused with 429, which a proxy doesn't pass on; one beyond all with 503",
        arguments: [(inAll: 5, ofAddress: 1, status: 429), (1, 5, 503)])
    func refused(inAll: Int, ofAddress: Int, status: Int) async throws {
        let registry = MetricsRegistry()
        var limits = HostLimits()
        limits.waitingPreviews = inAll
        limits.waitingPreviewsPerAddress = ofAddress
        try await withServer(limits: limits, change: { $0.metrics = HostMetrics(registry) }) { server in
            var clients: [WireClient] = []
            for _ in 1...20 { clients.append(try await WireClient.connect(port: server.port)) }
            let asking = clients
            // They ask while the main actor is blocked: one runs, one waits, and the others are refused.
            let isOver = DispatchSemaphore(value: 0)
            let questions = Task.detached {
                defer { isOver.signal() }
                for client in asking { try await client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") }
                let deadline = ContinuousClock.now + .seconds(600)
                while asking.count(where: { $0.hasReceived }) < 18, ContinuousClock.now < deadline {
                    try await Task.sleep(for: .milliseconds(5))
                }
            }
            block(until: isOver)
            try await questions.value
            var statuses: [Int] = []
            for client in asking {
                statuses.append(Int(try await client.response().head.dropFirst(9).prefix(3)) ?? 0)
            }
            #expect(statuses.count { $0 == status } == 18 && statuses.count { $0 == 200 } == 2)
        }
        let page = PrometheusText.text(of: registry.figures, help: HostMetric.help)
        let reason = status == 429 ? "too_many_waiting" : "busy"
        #expect(page.contains("backstaff_refusals_total{reason=\"\(reason)\"} 18\n"))
    }

    /// Blocks the main actor, as an app can.
    private func block(until signal: DispatchSemaphore) {
        signal.wait()
    }
}

/// Waits for a condition outside of the main actor.
private func waitUntil(_ holds: () -> Bool) async throws {
    while !holds() { try await Task.sleep(for: .milliseconds(1)) }
}
