import Foundation
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
}
