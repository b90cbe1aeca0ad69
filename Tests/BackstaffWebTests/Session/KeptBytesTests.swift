import BackstaffElements
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Patches that are kept for the pages of an address")
@MainActor
struct KeptBytesTests {
    private let text = String(repeating: "x", count: 1_000)

    /// Makes a tab that has typed a text of a thousand characters so many times, and acknowledges nothing.
    private func tab(
        _ server: WebServer, from address: String, edits: Int
    ) async throws -> (client: WireClient, welcome: ServerFrame.Welcome, address: String) {
        let (client, _) = try await WireClient.open(port: server.port, visitor: visitor, headers: forwarded(address))
        try await client.send(.hello(ClientHello(width: 390, height: 844)))
        guard case .frame(.welcome(let welcome)) = try await client.next() else { throw WireClient.TookTooLong() }
        for number in 1...edits {
            try await client.send(.event(number: number, element: Toy.field, .edit(text + "\(number)")))
            #expect(try await client.patch().event == number)
        }
        return (client, welcome, address)
    }

    private let visitor = String(repeating: "c", count: 32)

    private func forwarded(_ address: String) -> String { "X-Forwarded-For: \(address)\r\n" }

    /// Whether a tab that returns gets its patches. Otherwise it gets the whole tree.
    private func resumes(
        _ tab: (client: WireClient, welcome: ServerFrame.Welcome, address: String), _ server: WebServer
    ) async throws -> Bool {
        let (client, _) = try await WireClient.open(
            port: server.port, visitor: visitor, headers: forwarded(tab.address))
        var hello = ClientHello(width: 390, height: 844)
        hello.resume = .init(session: tab.welcome.session, epoch: 1, patch: 0, event: 0)
        try await client.send(.hello(hello))
        guard case .frame(.resumed) = try await client.next() else { return false }
        return true
    }

    @Test("Q07 an address that keeps too many patches forgets those of the tab with the next one, and nobody else's")
    func limit() async throws {
        var limits = HostLimits()
        limits.keptBytesPerAddress = 10_000
        let proxies = [try #require(IPAddressRange("127.0.0.1"))]
        try await withServer(limits: limits, trustedProxies: proxies) { server in
            let first = try await tab(server, from: "192.0.2.1", edits: 3)
            let other = try await tab(server, from: "192.0.2.2", edits: 4)
            let second = try await tab(server, from: "192.0.2.1", edits: 10)
            #expect(7_000..<16_000 ~= server.store.kept.sum)
            #expect(try await resumes(first, server))
            #expect(try await resumes(other, server))
            #expect(try await !resumes(second, server))
        }
    }

    @Test("Q07 patches that are acknowledged, and those of scenes that have ended, don't count any more")
    func release() async throws {
        try await withServer { server in
            let (client, _, _) = try await tab(server, from: "127.0.0.1", edits: 4)
            #expect(server.store.kept.sum > 4_000)
            try await client.send(.acknowledge(patch: 3))
            try await client.send(.check(1))
            #expect(try await client.next() == .frame(.checked(1)))
            #expect(1_000..<3_000 ~= server.store.kept.sum)
            server.store.endAll()
            #expect(server.store.kept.sum == 0)
        }
    }
}
