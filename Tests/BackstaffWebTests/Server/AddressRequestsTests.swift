import BackstaffUI
import NIOCore
import Testing

@testable import BackstaffWeb

@Suite("Requests of an address")
@MainActor
struct AddressRequestsTests {
    /// The apps that a server has made. A preview of a new visitor makes one.
    @MainActor
    private final class Made {
        var count = 0
    }

    private let page = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"

    /// One request in five seconds, with a burst of 20.
    private var limits: HostLimits {
        var limits = HostLimits().withoutHaste
        limits.appRequestsPerAddress = 0.2
        return limits
    }

    /// The statuses of the answers to requests for a page, from a client behind a proxy.
    private func statuses(_ count: Int, _ address: String, port: Int) async throws -> [Substring] {
        var statuses: [Substring] = []
        for _ in 0..<count {
            let head = try await WireClient.get(page + "X-Forwarded-For: \(address)\r\n\r\n", port: port).head
            statuses.append(head.dropFirst("HTTP/1.1 ".count).prefix(3))
        }
        return statuses
    }

    @Test("Q07 ten pictures count as one page")
    func pictures() throws {
        let address = try #require(IPAddress("192.0.2.1")).block
        let now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
        // A burst of two pages.
        var requests = AddressRequests(rate: 0.02)
        var pictures = 0
        while requests.take(AddressRequests.costOfPicture, from: address, at: now) { pictures += 1 }
        // Sums of tenths aren't exact.
        #expect((19...20).contains(pictures))
        let hasPage = requests.take(from: address, at: now)
        #expect(!hasPage)
    }

    @Test("Q07 an address has a burst and then its rate; another address has its own; idle addresses are forgotten")
    func count() throws {
        let one = try #require(IPAddress("192.0.2.1")).block
        let other = try #require(IPAddress("192.0.2.2")).block
        let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
        var requests = AddressRequests(rate: 2)
        func take(_ count: Int, from address: IPAddress.Block, at now: NIODeadline) -> [Bool] {
            (0..<count).map { _ in requests.take(from: address, at: now) }
        }
        #expect(take(201, from: one, at: start) == Array(repeating: true, count: 200) + [false])
        #expect(take(1, from: other, at: start) == [true])
        #expect(take(2, from: one, at: start + .milliseconds(500)) == [true, false])
        requests.forgetIdle(at: start + .seconds(1))
        #expect(requests.count == 1)
        requests.forgetIdle(at: start + .seconds(110))
        #expect(requests.count == 0)
    }

    @Test("Q07 an address that asks for too many pages is refused without running the app, and others aren't")
    func pages() async throws {
        let clock = ManualClock()
        let proxies = [try #require(IPAddressRange("127.0.0.1"))]
        let made = Made()
        let app: @MainActor () -> any HostedApp = {
            made.count += 1
            return ToyApp(rows: 1)
        }
        try await withServer(limits: limits, clock: clock.clock, trustedProxies: proxies, app: app) { server in
            let first = try await statuses(21, "192.0.2.1", port: server.port)
            #expect(first == Array(repeating: "200", count: 20) + ["429"])
            #expect(made.count == 20)
            let other = try await statuses(1, "192.0.2.2", port: server.port)
            #expect(other == ["200"])
            clock.advance(by: .seconds(5))
            let later = try await statuses(2, "192.0.2.1", port: server.port)
            #expect(later == ["200", "429"])
        }
    }

    @Test("Q07 an address that opens too many sockets gets no more; those that are open, and files, go on")
    func sockets() async throws {
        let clock = ManualClock()
        try await withServer(limits: limits, clock: clock.clock) { server in
            let (first, _) = try await WireClient.start(port: server.port)
            for _ in 2...20 {
                let (client, head) = try await WireClient.open(port: server.port)
                #expect(head.hasPrefix("HTTP/1.1 101"))
                try await client.cut()
            }
            let refused = try await WireClient.open(port: server.port).head
            #expect(refused.hasPrefix("HTTP/1.1 429") && refused.lowercased().contains("retry-after: 5"))
            let file = "GET /~/page/main.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            #expect(try await WireClient.get(file, port: server.port).head.hasPrefix("HTTP/1.1 200"))
            try await first.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await first.patch().event == 1)
        }
    }

    @Test("Q07 a socket beyond the address's connections counts as a request, and the page's question doesn't")
    func refusedSockets() async throws {
        let clock = ManualClock()
        let proxies = [try #require(IPAddressRange("127.0.0.1"))]
        var limits = limits
        limits.connectionsPerAddress = 1
        try await withServer(limits: limits, clock: clock.clock, trustedProxies: proxies) { server in
            let headers = "X-Forwarded-For: 192.0.2.1\r\n"
            // A page asks for the reason without an upgrade.
            let question = "GET /~/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n\(headers)"
            let attempt =
                question + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            func answer(to request: String) async throws -> (head: String, body: String) {
                try await WireClient.get(request + "\r\n", port: server.port)
            }
            // Questions take neither the address's only place nor its requests.
            var held: [WireClient] = []
            for _ in 1...30 {
                let client = try await WireClient.connect(port: server.port)
                try await client.write(question + "\r\n")
                #expect(try await client.response().head.hasPrefix("HTTP/1.1 426"))
                held.append(client)
            }
            let socket = try await WireClient.open(port: server.port, headers: headers)
            #expect(socket.head.hasPrefix("HTTP/1.1 101"))
            for _ in 2...20 {
                for request in [attempt, question] {
                    let (head, body) = try await answer(to: request)
                    #expect(head.hasPrefix("HTTP/1.1 429") && head.lowercased().contains("retry-after: 5"))
                    #expect(body == "There are too many connections from your address\n" || request == question)
                }
            }
            for request in [attempt, question] {
                let (head, body) = try await answer(to: request)
                #expect(head.hasPrefix("HTTP/1.1 429"))
                #expect(body == "There are too many requests from your address\n")
            }
            try await socket.client.cut()
        }
    }
}
