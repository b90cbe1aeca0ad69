import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import BackstaffWeb

@Suite("A server behind a front")
@MainActor
struct BehindFrontTests {
    private func request(_ path: String, visitor: Character, more: String = "") -> String {
        "GET \(path) HTTP/1.1\r\nHost: localhost\r\nbackstaff-visitor: \(String(repeating: visitor, count: 32))\r\n\(more)\r\n"
    }

    @Test(
        "Q01 it answers the first request of a connection and closes it; what a client sends behind that isn't read",
        arguments: ["/", "/~/live", "/~/page/main.js"])
    func oneRequest(path: String) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString.prefix(8) + ".socket")
        defer { try? FileManager.default.removeItem(at: file) }
        try await withServer(change: { $0.localPath = file.path }) { _ in
            let client = try await WireClient.connect(path: file.path)
            let chosen = request("/", visitor: "b", more: "backstaff-name: owner\r\nbackstaff-new-visitor: 1\r\n")
            try await client.write(request(path, visitor: "a") + chosen)
            let head = try await client.response().head
            #expect(head.hasPrefix("HTTP/1.1 200") && head.contains("connection: close"))
            try await client.waitForEnd()
            #expect(!client.hasReceived)
        }
    }

    @Test("Q07 it answers all requests of an address, because its front has counted them")
    func rate() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString.prefix(8) + ".socket")
        defer { try? FileManager.default.removeItem(at: file) }
        let clock = ManualClock()
        var limits = HostLimits().withoutHaste
        limits.appRequestsPerAddress = 0.2
        try await withServer(limits: limits, clock: clock.clock, change: { $0.localPath = file.path }) { _ in
            for _ in 1...25 {
                let client = try await WireClient.connect(path: file.path)
                try await client.write(request("/", visitor: "a"))
                #expect(try await client.response().head.hasPrefix("HTTP/1.1 200"))
            }
        }
    }

    @Test(
        "Q01 it takes every request that a front takes, with all that the front adds",
        arguments: [(fields: 99, bytes: 1_000), (fields: 20, bytes: 16_000)])
    func largeHeads(fields: Int, bytes: Int) async throws {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/~/live", headers: ["host": "localhost"])
        for number in 1...fields {
            head.headers.add(name: "x-\(number)", value: String(repeating: "x", count: bytes / fields - 8))
        }
        let visitor = RequestVisitor(
            number: String(repeating: "a", count: 32), isNew: true, address: .loopback,
            name: String(repeating: "n", count: IdentityHeaders.mostNameBytes),
            groups: [String(repeating: "g", count: IdentityHeaders.mostGroupBytes)])
        let lines = head.headers.map { "\($0.name): \($0.value)\r\n" }.joined()
        try await withServer { server in
            let response = try await WireClient.get("GET \(head.uri) HTTP/1.1\r\n\(lines)\r\n", port: server.port)
            #expect(response.head.hasPrefix("HTTP/1.1 200"))
        }
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString.prefix(8) + ".socket")
        defer { try? FileManager.default.removeItem(at: file) }
        let request = WorkerRelay.request(head, for: visitor, isSocket: false)
        try await withServer(change: { $0.localPath = file.path }) { _ in
            let client = try await WireClient.connect(path: file.path)
            try await client.write(String(buffer: request))
            #expect(try await client.response().head.hasPrefix("HTTP/1.1 200"))
        }
    }
}
