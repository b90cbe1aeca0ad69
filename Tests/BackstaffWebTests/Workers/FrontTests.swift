import Foundation
import Testing

@testable import BackstaffWeb

@Suite("A front")
@MainActor
struct FrontTests {
    @Test("Q01 it answers the requests of a connection in their order, also if a later one is answered sooner")
    func order() async throws {
        try await withFront { front in
            let client = try await WireClient.connect(port: front.port)
            // The first one is answered on the main actor.
            try await client.write(
                ["/~/ready", "/~/live", "/~/ready"].map { "GET \($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
            for body in ["ready\n", "live\n", "ready\n"] { #expect(try await client.response().body == body) }
            try? await client.cut()
        }
    }

    @Test("Q07 it refuses what an address asks for too often by itself, and passes on what it asks for before")
    func rate() async throws {
        let clock = ManualClock()
        let change = { (configuration: inout WebServer.Configuration) in
            configuration.clock = clock.clock
            configuration.limits.appRequestsPerAddress = 0.2
        }
        try await withFront(change, workers: { $0.noticesWithin = .zero }) { front in
            var statuses: [Substring] = []
            for _ in 1...21 {
                let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
                statuses.append(try await WireClient.get(request, port: front.port).head.dropFirst(9).prefix(3))
            }
            // The worker doesn't listen.
            #expect(statuses == Array(repeating: "503", count: 20) + ["429"])
        }
    }

    @Test(
        "Q07 a visitor beyond the workers of an address is told so with 429; one whose worker doesn't answer gets 503",
        arguments: ["Connection: close", "Upgrade: websocket\r\nConnection: Upgrade"])
    func workersPerAddress(connection: String) async throws {
        let metrics = MetricsRegistry()
        let change = { (configuration: inout WebServer.Configuration) in
            configuration.metrics = HostMetrics(metrics)
        }
        let changeWorkers = { (workers: inout WorkerPool.Configuration) in
            workers.visitorsPerWorker = 1
            workers.workersPerAddress = 1
            workers.noticesWithin = .zero
        }
        let path = connection.hasPrefix("Upgrade") ? "/~/socket" : "/"
        func status(of request: String, _ front: Front) async throws -> Substring {
            try await WireClient.get(request, port: front.port).head.dropFirst("HTTP/1.1 ".count).prefix(3)
        }
        let key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(key)\(connection)\r\n\r\n"
        try await withFront(change, workers: changeWorkers) { front in
            // A page whose socket was refused asks for the reason without an upgrade.
            let question = "GET /~/socket HTTP/1.1\r\nHost: localhost\r\n\r\n"
            #expect(try await status(of: question, front) == "426")
            // The worker doesn't listen.
            let first = try await WireClient.get(request, port: front.port)
            #expect(first.head.hasPrefix("HTTP/1.1 503") && first.body == "The app isn't ready\n")
            let (head, body) = try await WireClient.get(request, port: front.port)
            #expect(head.hasPrefix("HTTP/1.1 429") && head.lowercased().contains("retry-after: 5"))
            #expect(body == "There are too many visitors from your address: it has as many workers as it may have\n")
            #expect(try await status(of: question, front) == "429")
        }
        let page = PrometheusText.text(of: metrics.figures, help: HostMetric.help)
        #expect(page.contains("backstaff_refusals_total{reason=\"too_many_workers\"} 2\n"))
        #expect(page.contains("backstaff_refusals_total{reason=\"busy\"} 1\n"))
    }

    @Test("O05 while no worker is ready, a page that asks about its socket is told so, and not that one would open")
    func question() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "end-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        let script = """
            case $\(WorkerRole.pathVariable) in
            */1) echo ready >&0; until [ -e '\(file.path)' ]; do sleep 0.05; done; exit 3;;
            *) while read line && [ "$line" != end ]; do :; done;;
            esac
            """
        try await withFront(thatRun: script) { front in
            let question = "GET /~/socket HTTP/1.1\r\nHost: localhost\r\n\r\n"
            #expect(try await WireClient.get(question, port: front.port).head.hasPrefix("HTTP/1.1 426"))
            // The first worker ends, and the second one isn't ready.
            try Data().write(to: file)
            let deadline = ContinuousClock.now + .seconds(600)
            while try await !WireClient.get(question, port: front.port).head.hasPrefix("HTTP/1.1 503") {
                try #require(ContinuousClock.now < deadline)
            }
        }
    }
}
