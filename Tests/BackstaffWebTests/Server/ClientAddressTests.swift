import NIOCore
import NIOHTTP1
import Testing

@testable import BackstaffWeb

@Suite("The address of a client")
struct ClientAddressTests {
    @Test(
        "Q05 what a proxy says counts only if it is trusted, and what a client says before it doesn't",
        arguments: [
            ("192.0.2.9", [], "192.0.2.9"), ("192.0.2.9", ["198.51.100.1"], "192.0.2.9"),
            ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"), ("10.0.0.1", ["evil, 198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", ["203.0.113.5, 198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", ["203.0.113.5, 10.2.3.4"], "203.0.113.5"),
            ("10.0.0.1", ["203.0.113.5", "10.2.3.4"], "203.0.113.5"), ("10.0.0.1", ["nonsense"], "10.0.0.1"),
            ("10.0.0.1", [], "10.0.0.1"), ("10.0.0.1", ["2001:db8::1"], "2001:db8:0:0:0:0:0:1"),
            ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ] as [(String, [String], String)])
    func forwarded(peer: String, headers: [String], client: String) throws {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
        for header in headers { head.headers.add(name: "X-Forwarded-For", value: header) }
        let proxies = [try #require(IPAddressRange("10.0.0.0/8"))]
        let address = IPAddress.ofClient(
            head, peer: try #require(IPAddress(SocketAddress(ipAddress: peer, port: 1))), proxies: proxies)
        #expect(address.description == client)
    }

    @Test(
        "Q05 a range has the addresses with its first bits",
        arguments: [
            ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.0.0.7", "10.0.0.7", true),
            ("10.0.0.7", "10.0.0.8", false), ("192.168.128.0/17", "192.168.129.0", true),
            ("192.168.128.0/17", "192.168.127.255", false), ("0.0.0.0/0", "203.0.113.1", true),
            ("0.0.0.0/0", "::1", false), ("::1", "::1", true), ("2001:db8::/32", "2001:db8:ffff::1", true),
            ("2001:db8::/32", "2001:db9::1", false),
        ])
    func ranges(range: String, address: String, isInside: Bool) throws {
        let range = try #require(IPAddressRange(range))
        #expect(try range.contains(#require(IPAddress(address))) == isInside)
    }

    @Test(
        "Q05 text that is no range is refused",
        arguments: ["", "a", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8/8", "1.2.3", "/8"])
    func noRange(text: String) {
        #expect(IPAddressRange(text) == nil)
    }

    @Test("Q07 limits apply to an IPv4 address, and to the network of an IPv6 address")
    func blocks() throws {
        func block(_ text: String) throws -> IPAddress.Block { try #require(IPAddress(text)).block }
        #expect(try block("192.0.2.1") != block("192.0.2.2"))
        #expect(try block("2001:db8::1") == block("2001:db8::ffff:1"))
        #expect(try block("2001:db8::1") != block("2001:db8:0:1::1"))
        #expect(try block("::ffff:192.0.2.1") == block("192.0.2.1"))
    }
}
