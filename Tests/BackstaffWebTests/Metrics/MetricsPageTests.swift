import BackstaffElements
import BackstaffNavigation
import Foundation
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("The page of metrics")
@MainActor
struct MetricsPageTests {
    private func read(_ server: WebServer) async throws -> PrometheusParser {
        let port = try #require(server.metricsPort)
        let (head, body) = try await WireClient.get(Self.request("/~/metrics"), port: port)
        #expect(head.hasPrefix("HTTP/1.1 200") && head.contains("text/plain; version=0.0.4"), "\(head)")
        return try PrometheusParser(body)
    }

    private static func request(_ path: String, _ method: String = "GET", host: String = "localhost") -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n"
    }

    private func withMetrics(
        limits: HostLimits = HostLimits(), clock: HostClock? = nil,
        _ body: @Sendable @MainActor (WebServer) async throws -> Void
    ) async throws {
        let registry = MetricsRegistry()
        try await withServer(
            limits: limits, clock: clock,
            change: {
                $0.metrics = HostMetrics(registry)
                $0.metricsPage = MetricsPage(port: 0, registry: registry)
            }
        ) { server in
            try await body(server)
        }
    }

    @Test("Q03 a tab and its events are counted and measured, and a second tab is not a second visitor")
    func events() async throws {
        try await withMetrics { server in
            let before = try await read(server)
            #expect(before.value("backstaff_events_total") == 0)
            #expect(before.value("backstaff_visitors") == 0)
            #expect(before.value("backstaff_update_seconds_count") == 0)
            #expect(before.kinds["backstaff_update_seconds"] == "histogram")
            #expect(before.help["backstaff_events_total"] != nil)

            let visitor = String(repeating: "a", count: 32)
            let (client, _) = try await WireClient.start(port: server.port, visitor: visitor)
            let (other, _) = try await WireClient.start(port: server.port, visitor: visitor)
            for number in 1...3 {
                try await client.send(.event(number: number, element: Toy.counter, .activate))
                _ = try await client.patch()
            }
            let during = try await read(server)
            #expect(during.value("backstaff_events_total") == 3)
            #expect(during.value("backstaff_update_seconds_count") == 3)
            #expect(during.value("backstaff_update_seconds_bucket", ["le": "+Inf"]) == 3)
            #expect((during.value("backstaff_update_seconds_sum") ?? 0) > 0)
            #expect((during.value("backstaff_main_actor_wait_seconds_count") ?? 0) >= 3)
            #expect(during.value("backstaff_visitors") == 1)
            #expect(during.value("backstaff_sessions", ["page": "connected"]) == 2)
            #expect(during.value("backstaff_scenes_total") == 2)
            let sent = try #require(during.value("backstaff_sent_bytes_total"))
            let received = try #require(during.value("backstaff_received_bytes_total"))
            #expect(sent > 1_000 && received > 500)
            #expect(during.value("backstaff_workers") == nil)

            try await other.cut()
            #expect(try await eventually { server.store.lostSessionCount == 1 })
            let after = try await read(server)
            #expect(after.value("backstaff_sessions", ["page": "connected"]) == 1)
            #expect(after.value("backstaff_sessions", ["page": "gone"]) == 1)
            #expect(after.value("backstaff_events_total") == 3)
        }
    }

    @Test("Q03 the time of an update and of the wait is what the clock says")
    func times() async throws {
        let time = ManualClock()
        let registry = MetricsRegistry()
        let metrics = HostMetrics(registry)
        let heardAt = time.clock.now()
        time.advance(by: .milliseconds(30))
        var stopwatch = EventStopwatch(metrics, clock: time.clock, heardAt: heardAt)
        time.advance(by: .seconds(2))
        stopwatch.lap(.applied)
        time.advance(by: .seconds(3))
        stopwatch.restart()
        time.advance(by: .milliseconds(1))
        stopwatch.lap(.refused)
        stopwatch.lap(.ignored)
        let page = try PrometheusParser(MetricsPage(port: 0, registry: registry).text)
        #expect(page.value("backstaff_main_actor_wait_seconds_sum") == 0.03)
        #expect(page.value("backstaff_update_seconds_sum") == 2.001)
        #expect(page.value("backstaff_events_total") == 2)
        #expect(page.value("backstaff_refusals_total", ["reason": "event"]) == 1)
    }

    @Test("Q03 previews and refusals are counted by their reason")
    func refusals() async throws {
        try await withMetrics { server in
            func get(_ request: String) async throws { _ = try await WireClient.get(request, port: server.port) }
            try await get(Self.request("/"))
            try await get(Self.request("/robots.txt"))
            try await get(Self.request("/", "POST"))
            try await get(Self.request("/", host: "evil.example"))
            let (client, _) = try await WireClient.start(port: server.port)
            try await client.send(.event(number: 1, element: 9_999, .activate))
            _ = try await client.next()
            try await client.send(Array("bad".utf8))
            _ = try await client.next()
            let page = try await read(server)
            #expect(page.value("backstaff_previews_total") == 1)
            #expect(page.value("backstaff_previews_refused_total") == 0)
            for reason in ["not_found", "method_not_allowed", "wrong_host", "event", "malformed"] {
                #expect(page.value("backstaff_refusals_total", ["reason": reason]) == 1, "\(reason)")
            }
            #expect(page.value("backstaff_refusals_total", ["reason": "busy"]) == 0)
        }
    }

    @Test("Q03 a preview that finds no place is counted as refused")
    func refusedPreview() async throws {
        var limits = HostLimits()
        limits.waitingPreviews = 0
        try await withMetrics(limits: limits) { server in
            let (head, _) = try await WireClient.get(Self.request("/"), port: server.port)
            #expect(head.hasPrefix("HTTP/1.1 503"))
            let page = try await read(server)
            #expect(page.value("backstaff_previews_refused_total") == 1)
            #expect(page.value("backstaff_previews_total") == 0)
            #expect(page.value("backstaff_refusals_total", ["reason": "busy"]) == 1)
        }
    }

    @Test("Q03 log lines that are left out are counted")
    func logLines() throws {
        let registry = MetricsRegistry()
        let descriptor = open("/dev/null", O_WRONLY)
        defer { close(descriptor) }
        let log = HostLog(stream: LogStream(descriptor: descriptor), metrics: HostMetrics(registry))
        for _ in 0..<5 { log.write("the same", label: "x", level: .info, metadata: [:], from: .server) }
        let page = try PrometheusParser(MetricsPage(port: 0, registry: registry).text)
        #expect(page.value("backstaff_log_lines_left_out_total") == 4)

        let full = open("/dev/full", O_WRONLY)
        defer { close(full) }
        let lost = HostLog(stream: LogStream(descriptor: full), metrics: HostMetrics(registry))
        lost.write("lost", label: "x", level: .info, metadata: [:], from: .server)
        let later = try PrometheusParser(MetricsPage(port: 0, registry: registry).text)
        #expect(later.value("backstaff_log_lines_left_out_total") == 5)
    }

    @Test(
        "Q03 the visitors' port never has metrics, and the port of metrics never has the app",
        arguments: ["/~/metrics", "/~/metrics?x=1", "/~/metrics/", "/~//metrics", "/%7E/metrics"])
    func ports(path: String) async throws {
        try await withMetrics { server in
            let (head, body) = try await WireClient.get(Self.request(path), port: server.port)
            #expect(!body.contains("# TYPE backstaff"))
            if path.hasPrefix("/~") { #expect(head.hasPrefix("HTTP/1.1 404"), "\(head)") }
        }
        try await withMetrics { server in
            let port = try #require(server.metricsPort)
            for path in ["/", "/metrics", "/~/live", "/~/socket", "/~/page/main.js"] {
                let (head, body) = try await WireClient.get(Self.request(path), port: port)
                #expect(head.hasPrefix("HTTP/1.1 404") && !body.contains("Count"), "\(path)")
            }
        }
    }

    @Test("Q03 without a page of metrics nothing is counted and no other port is open")
    func off() async throws {
        try await withServer { server in
            #expect(server.metricsPort == nil && server.store.metrics == nil)
            let (head, _) = try await WireClient.get(Self.request("/~/metrics"), port: server.port)
            #expect(head.hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test("Q03 a port of metrics that is taken ends the start, and the app's port isn't opened")
    func taken() async throws {
        try await withMetrics { server in
            let taken = try #require(server.metricsPort)
            await #expect(throws: MetricsListener.BindError.self) {
                try await withServer(change: {
                    $0.metricsPage = MetricsPage(port: taken, registry: MetricsRegistry())
                }) { _ in
                    Issue.record("the server has started")
                }
            }
            #expect(try await read(server).value("backstaff_visitors") == 0)
        }
    }

    @Test("Q03 the article for operators names every metric and every reason")
    func article() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let article = try String(contentsOf: root.appending(path: "Documentation/Operating.md"), encoding: .utf8)
        for metric in HostMetric.allCases { #expect(article.contains("`\(metric.rawValue)"), "\(metric.rawValue)") }
        for reason in RefusalReason.allCases { #expect(article.contains("`\(reason.rawValue)`"), "\(reason.rawValue)") }
    }
}
