import BackstaffElements
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Hostile clients at the port of metrics")
@MainActor
struct HostileScrapeTests {
    private static let request = "GET /~/metrics HTTP/1.1\r\nHost: localhost\r\n\r\n"

    private func withMetrics(
        clock: HostClock? = nil, _ body: @Sendable @MainActor (WebServer, Int) async throws -> Void
    ) async throws {
        let registry = MetricsRegistry()
        try await withServer(
            clock: clock,
            change: {
                $0.metrics = HostMetrics(registry)
                $0.metricsPage = MetricsPage(port: 0, registry: registry)
            }
        ) { server in
            try await body(server, try #require(server.metricsPort))
        }
    }

    /// The app and the metrics still answer.
    private func expectHealthy(_ server: WebServer, _ port: Int) async throws {
        let (client, _) = try await WireClient.start(port: server.port)
        try await client.send(.event(number: 1, element: Toy.counter, .activate))
        #expect(try await client.patch().event == 1)
        #expect(try await WireClient.get(Self.request, port: port).head.hasPrefix("HTTP/1.1 200"))
    }

    @Test("Q03 a header of 64 KiB, a body and bytes that aren't HTTP are refused")
    func malformed() async throws {
        try await withMetrics { server, port in
            let long =
                "GET /~/metrics HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "x", count: 65_536))\r\n\r\n"
            let body = "GET /~/metrics HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc"
            for text in [long, body, "\u{1}\u{2}\r\n\r\n", "POST /~/metrics HTTP/1.1\r\nHost: localhost\r\n\r\n"] {
                let client = try await WireClient.connect(port: port)
                try? await client.write(text)
                try await client.waitForEnd()
            }
            try await expectHealthy(server, port)
        }
    }

    @Test("Q03 a page of another site can't read the metrics through a name of its own")
    func rebinding() async throws {
        try await withMetrics { _, port in
            let (head, body) = try await WireClient.get(
                "GET /~/metrics HTTP/1.1\r\nHost: evil.example\r\n\r\n", port: port)
            #expect(head.hasPrefix("HTTP/1.1 421") && !body.contains("# TYPE"))
        }
    }

    @Test("Q03 a client that sends its request too slowly is closed; one that is in time isn't")
    func slow() async throws {
        let time = ManualClock()
        try await withMetrics(clock: time.clock) { server, port in
            let slow = try await WireClient.connect(port: port)
            try await slow.write("GET /~/met")
            // The answer to another request shows that the loop has accepted the slow one.
            #expect(try await WireClient.get(Self.request, port: port).head.hasPrefix("HTTP/1.1 200"))
            time.advance(by: .seconds(5))
            server.sweep()
            #expect(try await WireClient.get(Self.request, port: port).head.hasPrefix("HTTP/1.1 200"))
            try await slow.write("rics")
            time.advance(by: .seconds(6))
            server.sweep()
            try await slow.waitForEnd()
            try await expectHealthy(server, port)
        }
    }

    @Test("Q07 a connection has one answer, whatever else it asks for")
    func oneRequest() async throws {
        try await withMetrics { server, port in
            let client = try await WireClient.connect(port: port)
            try await client.write(String(repeating: Self.request, count: 20))
            #expect(try await client.response().head.hasPrefix("HTTP/1.1 200"))
            try await client.waitForEnd()
            #expect(!client.hasReceived)
            try await expectHealthy(server, port)
        }
    }

    @Test("Q03 hundreds of connections hold nothing up, and the metrics answer again when they are gone")
    func flood() async throws {
        try await withMetrics { server, port in
            let (client, _) = try await WireClient.start(port: server.port)
            var flood: [WireClient] = []
            // With more than some 1,300 open files, `Process.run` of swift-corelibs-foundation reads beyond the end of a buffer.
            // Other tests start processes at the same time, so there are fewer connections.
            for _ in 0..<400 {
                if let one = try? await WireClient.connect(port: port) { flood.append(one) }
            }
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await client.patch().event == 1)
            #expect(flood.count > MetricsListener.mostConnections)
            for one in flood.dropFirst(MetricsListener.mostConnections) { try await one.waitForEnd() }
            for one in flood { try? await one.cut() }
            var isAnswered = false
            for _ in 0..<1_000 where !isAnswered {
                let again = try? await WireClient.connect(port: port)
                try? await again?.write(Self.request)
                isAnswered = (try? await again?.response().head.hasPrefix("HTTP/1.1 200")) ?? false
            }
            #expect(isAnswered)
            try await expectHealthy(server, port)
        }
    }
}
