import BackstaffElements
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

/// Each test lets an address have one connection. The next one shows whether the place was given back.
@Suite("Places of an address are given back")
@MainActor
struct AddressPlacesTests {
    private let time = ManualClock()

    private var limits: HostLimits {
        var limits = HostLimits()
        limits.connectionsPerAddress = 1
        // The tests ask until there is a place.
        limits.appRequestsPerAddress = 1_000_000
        return limits
    }

    private func wait(for condition: () async throws -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(600)
        while try await !condition() {
            try #require(ContinuousClock.now < deadline)
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    // MARK: Sockets behind a proxy

    /// How a socket ends.
    enum SocketEnd: CaseIterable {
        case clientIsCut, clientCloses, badFrame, tooManyFrames, noHello, silence, slowReader
    }

    private func open(_ server: WebServer) async throws -> (client: WireClient, isOpen: Bool) {
        let headers = "X-Forwarded-For: 192.0.2.1\r\n"
        let (client, head) = try await WireClient.open(port: server.port, headers: headers)
        return (client, head.hasPrefix("HTTP/1.1 101"))
    }

    @Test("Q07 a socket's place is given back, however the socket ends", arguments: SocketEnd.allCases)
    func sockets(end: SocketEnd) async throws {
        var limits = limits
        limits.unsentBytes = 65_536
        let proxies = [try #require(IPAddressRange("127.0.0.1"))]
        try await withServer(limits: limits, clock: time.clock, trustedProxies: proxies) { server in
            let (client, isOpen) = try await open(server)
            #expect(isOpen)
            let other = try await open(server)
            #expect(!other.isOpen)
            if end != .noHello {
                try await client.send(.hello(ClientHello(width: 390, height: 844)))
                _ = try await client.next()
            }
            switch end {
            case .clientIsCut: try await client.cut()
            case .clientCloses: try await client.send([0x03, 0xe8], opcode: 8)
            case .badFrame: try await client.send(Array("no JSON".utf8))
            case .tooManyFrames: for _ in 0..<500 { try? await client.send([1], opcode: 9) }
            case .noHello: time.advance(by: .seconds(6))
            case .silence: time.advance(by: .seconds(51))
            case .slowReader:
                try await client.stopReading()
                let text = String(repeating: "x", count: 50_000)
                let edits = Task {
                    for number in 1...1_000 {
                        time.advance(by: .seconds(1))
                        try await client.send(.event(number: number, element: Toy.field, .edit(text)))
                    }
                }
                try await wait { server.store.lostSessionCount == 1 }
                edits.cancel()
            }
            try await wait {
                // A client that doesn't answer a close frame has two seconds.
                server.sweep()
                time.advance(by: .seconds(1))
                return try await open(server).isOpen
            }
        }
    }

    @Test(
        "Q07 a socket that is refused after it was counted doesn't keep its place",
        arguments: ["", "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"])
    func refusedSockets(upgrade: String) async throws {
        let proxies = [try #require(IPAddressRange("127.0.0.1"))]
        try await withServer(limits: limits, trustedProxies: proxies) { server in
            // It has no key, so it isn't upgraded.
            let request = "GET /~/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.1\r\n\(upgrade)\r\n"
            for _ in 1...3 {
                try await wait {
                    let head = try await WireClient.get(request, port: server.port).head
                    return !head.hasPrefix("HTTP/1.1 429")
                }
            }
            try await wait { try await open(server).isOpen }
        }
    }

    // MARK: Connections

    /// How a connection ends that never becomes a socket.
    enum ConnectionEnd: CaseIterable {
        case clientIsCut, noRequest, halfRequest, idle, refusedRequest, noHTTP
    }

    @Test("Q07 a connection's place is given back, however the connection ends", arguments: ConnectionEnd.allCases)
    func connections(end: ConnectionEnd) async throws {
        let live = "GET /~/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        try await withServer(limits: limits, clock: time.clock) { server in
            let client = try await WireClient.connect(port: server.port)
            try await client.write(end == .noRequest || end == .noHTTP ? "" : live)
            if end == .idle {
                try await client.write("\r\n")
                _ = try await client.response()
            }
            switch end {
            case .clientIsCut: try await client.cut()
            case .noRequest, .halfRequest: time.advance(by: .seconds(11))
            case .idle: time.advance(by: .seconds(16))
            case .refusedRequest: try await client.write("Content-Length: 5\r\n\r\nhello")
            case .noHTTP: try await client.write("\u{0}\u{1}\r\n\r\n")
            }
            try await wait {
                server.sweep()
                // A connection beyond the limit is closed without an answer.
                let head = try? await WireClient.get(live + "Connection: close\r\n\r\n", port: server.port).head
                return head?.hasPrefix("HTTP/1.1 200") == true
            }
        }
    }
}
