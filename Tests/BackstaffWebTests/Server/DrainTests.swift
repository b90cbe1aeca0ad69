import BackstaffElements
import PageSide
import Testing

@testable import BackstaffWeb

/// The clock stands still where a page answers, because other tests may keep it waiting.
@Suite("A server that drains")
@MainActor
struct DrainTests {
    /// Reads up to the close frame.
    ///
    /// - Returns: The last event that was answered, and the close frame.
    private func readToEnd(_ client: WireClient) async throws -> (answered: Int, end: WireClient.Received) {
        var answered = 0
        while true {
            switch try await client.next() {
            case .frame(.patch(let patch)): answered = max(answered, patch.event)
            case .frame(.refused(let event, _)): answered = max(answered, event)
            case .frame, .ping, .pong: break
            case let end: return (answered, end)
            }
        }
    }

    private func answerClose(_ client: WireClient) async throws {
        try? await client.send([0x03, 0xf4], opcode: 8)
        try await client.waitForEnd()
    }

    private let moved = WireClient.Received.close(1012, "the server ends; another one takes over")

    @Test("Q04 a page is told to leave; what it sends up to its last word is answered; then the connection is closed")
    func answers() async throws {
        try await withServer(clock: ManualClock().clock) { server in
            let (client, _) = try await WireClient.start(port: server.port)
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await client.patch().event == 1)
            async let drained: Void = server.drain(within: .seconds(600))
            #expect(try await client.next() == .frame(.leave))
            try await client.send(.event(number: 2, element: Toy.counter, .activate))
            try await client.send(.event(number: 3, element: Toy.counter, .activate))
            try await client.send(.leaving)
            try await client.send(.event(number: 4, element: Toy.counter, .activate))
            let (answered, end) = try await readToEnd(client)
            #expect(answered == 3 && end == moved)
            try await answerClose(client)
            await drained
        }
    }

    @Test("Q04 a page that doesn't answer is closed after two seconds, and what it has sent is answered before")
    func silentPage() async throws {
        let clock = ManualClock()
        try await withServer(clock: clock.clock) { server in
            let (client, _) = try await WireClient.start(port: server.port)
            async let drained: Void = server.drain(within: .seconds(600))
            #expect(try await client.next() == .frame(.leave))
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await client.patch().event == 1)
            try await client.send(.event(number: 2, element: Toy.counter, .activate))
            clock.advance(by: .seconds(2))
            let (answered, end) = try await readToEnd(client)
            #expect(answered == 2 && end == moved)
            clock.advance(by: .seconds(2))
            await drained
        }
    }

    @Test("Q04 a page that hasn't said hello is closed at once")
    func beforeHello() async throws {
        try await withServer(clock: ManualClock().clock) { server in
            let (client, _) = try await WireClient.open(port: server.port)
            async let drained: Void = server.drain(within: .seconds(600))
            #expect(try await client.next() == moved)
            try await answerClose(client)
            await drained
        }
    }

    @Test("Q04 while it drains it lives, isn't ready, takes no new page, and answers other requests with a last answer")
    func requests() async throws {
        try await withServer(clock: ManualClock().clock) { server in
            let port = server.port
            func request(_ path: String, _ headers: String = "") -> String {
                "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(headers)\r\n"
            }
            let (page, _) = try await WireClient.start(port: port)
            var clients: [WireClient] = []
            for _ in 0..<4 {
                let client = try await WireClient.connect(port: port)
                try await client.write(request("/~/ready"))
                let head = try await client.response().head
                #expect(head.hasPrefix("HTTP/1.1 200") && !head.lowercased().contains("connection: close"))
                clients.append(client)
            }
            async let drained: Void = server.drain(within: .seconds(600))
            #expect(try await page.next() == .frame(.leave))

            let socket =
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                + "Sec-WebSocket-Version: 13\r\n"
            let requests = [
                (request("/~/ready"), 503), (request("/~/live"), 200), (request("/"), 200),
                (request("/~/socket", socket), 503),
            ]
            for (client, (text, status)) in zip(clients, requests) {
                try await client.write(text)
                let head = try await client.response().head
                #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(text) → \(head)")
                #expect(head.lowercased().contains("connection: close"), "\(head)")
                try await client.waitForEnd()
            }
            await #expect(throws: (any Error).self) { try await WireClient.connect(port: port) }

            try await page.send(.leaving)
            #expect(try await readToEnd(page).end == moved)
            try await answerClose(page)
            await drained
        }
    }

    @Test("Q04 when the time is over, pages that are still there hear that the server is going away")
    func timeIsOver() async throws {
        var left: WireClient?
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            left = client
            await server.drain(within: .milliseconds(50))
            #expect(try await client.next() == .frame(.leave))
        }
        #expect(try await left?.next() == .close(1001, "the server is going away"))
    }

    @Test("Q04 a server without pages is drained at once")
    func empty() async throws {
        try await withServer { server in
            // Other tests may keep the main actor busy for longer.
            let time = await Task.detached {
                let start = ContinuousClock.now
                await server.drain(within: .seconds(600))
                return ContinuousClock.now - start
            }.value
            #expect(time < .seconds(300))
        }
    }
}
