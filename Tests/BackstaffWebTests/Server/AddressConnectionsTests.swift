import Testing

@testable import BackstaffWeb

@Suite("Connections of an address")
@MainActor
struct AddressConnectionsTests {
    @Test("Q07 a connection beyond an address's limit is closed at once, and the others go on")
    func limit() async throws {
        var limits = HostLimits()
        limits.connectionsPerAddress = 2
        try await withServer(limits: limits) { server in
            let (first, _) = try await WireClient.start(port: server.port)
            let (second, _) = try await WireClient.start(port: server.port)
            let third = try await WireClient.connect(port: server.port)
            try await third.waitForEnd()
            try await first.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await first.patch().event == 1)

            try await second.cut()
            // The server learns of the end a little later.
            #expect(try await eventually { server.store.lostSessionCount == 1 })
            let (again, _) = try await WireClient.start(port: server.port)
            try await again.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await again.patch().event == 1)
        }
    }

    @Test("Q07 behind a trusted proxy, the sockets of each client are limited, and the proxy's connections aren't")
    func proxy() async throws {
        var limits = HostLimits()
        limits.connectionsPerAddress = 1
        let proxies = [try #require(IPAddressRange("127.0.0.1"))]
        try await withServer(limits: limits, trustedProxies: proxies) { server in
            for (address, status) in [("192.0.2.1", 101), ("192.0.2.1", 429), ("192.0.2.2", 101)] {
                let headers = "X-Forwarded-For: \(address)\r\n"
                let head = try await WireClient.open(port: server.port, headers: headers).head
                #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(address)")
            }
        }
    }
}
