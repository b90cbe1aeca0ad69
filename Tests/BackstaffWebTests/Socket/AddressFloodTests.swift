import BackstaffElements
import BackstaffUI
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

/// Sockets of one address that send as much as they can, beside pages of the same address and of another one.
@Suite("Floods of frames from one address")
@MainActor
struct AddressFloodTests {
    @MainActor
    private final class Apps {
        var all: [ToyApp] = []
        /// How many events have reached an app.
        var eventCount: Int { all.reduce(0) { $0 + $1.count } }

        /// Is called for each tap.
        var onCount: @MainActor () -> Void = {}

        func make() -> ToyApp {
            let app = ToyApp(rows: 1)
            app.onCount = onCount
            all.append(app)
            return app
        }
    }

    private let time = ManualClock()

    /// Starts a server behind a proxy, so that a test chooses the addresses of its clients.
    private func withServer(
        framesPerSecondOfAddress rate: Double, apps: Apps = Apps(), change: (inout HostLimits) -> Void = { _ in },
        _ body: @Sendable @MainActor (WebServer) async throws -> Void
    ) async throws {
        var limits = HostLimits()
        limits.framesPerSecondOfAddress = rate
        limits.framesPerSecond = 1e9
        change(&limits)
        let proxies = [try #require(IPAddressRange("127.0.0.1"))]
        try await BackstaffWebTests.withServer(
            limits: limits, clock: time.clock, trustedProxies: proxies, app: { apps.make() }, body)
    }

    private func open(_ server: WebServer, from address: String) async throws -> WireClient {
        try await WireClient.open(port: server.port, headers: "X-Forwarded-For: \(address)\r\n").client
    }

    private func start(_ server: WebServer, from address: String) async throws -> WireClient {
        let client = try await open(server, from: address)
        try await client.send(.hello(ClientHello(width: 390, height: 844)))
        guard case .frame(.welcome) = try await client.next() else { throw WireClient.TookTooLong() }
        return client
    }

    /// Events as one write.
    private func events(_ numbers: ClosedRange<Int>) -> [UInt8] {
        numbers.flatMap { WireClient.frame(ClientFrame.event(number: $0, element: Toy.counter, .activate).encoded) }
    }

    /// Waits until the server has read what had arrived before. The client isn't of the address that floods.
    private func letTheServerRead(_ client: WireClient, from number: Int = 1) async throws {
        for number in number..<(number + 3) {
            try await client.send(.event(number: number, element: Toy.field, .edit("\(number)")))
            #expect(try await client.patch().event == number)
        }
    }

    @Test("Q07 however many sockets of an address send at once, no more reaches the app than the address may send")
    func manySockets() async throws {
        let apps = Apps()
        try await withServer(framesPerSecondOfAddress: 20, apps: apps) { server in
            let other = try await start(server, from: "192.0.2.2")
            var flood: [WireClient] = []
            for _ in 1...10 { flood.append(try await start(server, from: "192.0.2.1")) }
            for client in flood { try await client.write(events(1...60)) }
            try await letTheServerRead(other)
            // A burst has 40 tokens. Hellos take none.
            #expect(36...40 ~= apps.eventCount)
            time.advance(by: .seconds(2))
            #expect(try await eventually { apps.eventCount >= 76 })
            try await letTheServerRead(other, from: 4)
            #expect(76...80 ~= apps.eventCount)
        }
    }

    @Test("Q07 of events that take long, little reaches the app while others use it, although few frames are sent")
    func dear() async throws {
        let apps = Apps()
        let time = time
        apps.onCount = { time.advance(by: .milliseconds(10)) }
        try await withServer(framesPerSecondOfAddress: 2_000, apps: apps) { server in
            let other = try await start(server, from: "192.0.2.2")
            var flood: [WireClient] = []
            for _ in 1...4 { flood.append(try await start(server, from: "192.0.2.1")) }
            try await letTheServerRead(other)
            for client in flood { try await client.write(events(1...50)) }
            for number in stride(from: 4, to: 40, by: 3) { try await letTheServerRead(other, from: number) }
            // A burst has a tenth of a second. Then it has a twentieth of the time that passes here.
            #expect(10...12 ~= apps.eventCount)
            // The others have gone.
            time.advance(by: .seconds(3))
            #expect(try await eventually { apps.eventCount == 200 })
        }
    }

    @Test("Q07 a page that connects while others of its address flood gets its scene at once")
    func hello() async throws {
        try await withServer(framesPerSecondOfAddress: 2) { server in
            var flood: [WireClient] = []
            for _ in 1...20 { flood.append(try await start(server, from: "192.0.2.1")) }
            for client in flood { try await client.write(events(1...60)) }
            let page = try await open(server, from: "192.0.2.1")
            try await page.send(.hello(ClientHello(width: 390, height: 844)))
            guard case .frame(.welcome) = try await page.next() else {
                Issue.record("no welcome")
                return
            }
        }
    }

    @Test("O05 a page whose frames wait behind those of its address is told so, and another one isn't")
    func held() async throws {
        try await withServer(framesPerSecondOfAddress: 8) { server in
            let other = try await start(server, from: "192.0.2.2")
            var flood: [WireClient] = []
            for _ in 1...20 { flood.append(try await start(server, from: "192.0.2.1")) }
            let page = try await start(server, from: "192.0.2.1")
            // A burst has 16 frames. One frame of each of the others waits in line before the page's own.
            for client in flood { try await client.write(events(1...5)) }
            try await letTheServerRead(other)
            try await page.send(.check(1))
            try await letTheServerRead(other, from: 4)
            server.sweep()
            try await letTheServerRead(other, from: 7)
            #expect(!page.hasReceived)
            time.advance(by: .seconds(1))
            server.sweep()
            #expect(try await page.next() == .frame(.held))
            // The main actor's time counts too. So it depends on the machine when it is the page's turn.
            var received: WireClient.Received?
            repeat {
                time.advance(by: .seconds(1))
                server.sweep()
                received = try await page.next()
            } while received == .frame(.held)
            #expect(received == .frame(.checked(1)))
            #expect(!other.hasReceived)
        }
    }

    @Test("Q07 a frame that arrives in two parts needs no place, so nobody can take it away")
    func parts() async throws {
        try await withServer(
            framesPerSecondOfAddress: 1_000,
            change: { limits in
                limits.waitingBytes = 2 * limits.frame.frameBytes
                limits.waitingBytesPerAddress = 2 * limits.frame.frameBytes
            }
        ) { server in
            let other = try await start(server, from: "192.0.2.2")
            let holder = try await start(server, from: "192.0.2.1")
            let page = try await start(server, from: "192.0.2.3")
            let long = WireClient.frame([UInt8](repeating: 32, count: 60_000))
            try await holder.write(Array(long.dropLast()))
            try await letTheServerRead(other)
            let frame = events(1...1)
            try await page.write(Array(frame.prefix(20)))
            try await letTheServerRead(other, from: 4)
            try await page.write(Array(frame.dropFirst(20)))
            try await letTheServerRead(other, from: 7)
            #expect(page.hasReceived)
        }
    }
}
