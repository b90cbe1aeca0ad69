import Foundation
import NIOCore

/// The address of a machine, of either version of the protocol.
struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// The part of an address that limits apply to: an IPv4 address, or the network of an IPv6 address. A machine can
    /// have any IPv6 address in its network.
    struct Block: Hashable, Sendable, CustomStringConvertible {
        fileprivate let bytes: [UInt8]

        var description: String { bytes.map { String($0) }.joined(separator: ".") }
    }

    /// Four bytes, or sixteen.
    let bytes: [UInt8]

    private init(bytes: [UInt8]) {
        let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]
        self.bytes = bytes.starts(with: mapped) ? Array(bytes.dropFirst(mapped.count)) : bytes
    }

    static let loopback = IPAddress(bytes: [127, 0, 0, 1])

    /// Reads an address such as `192.0.2.1` or `2001:db8::1`, in brackets or not.
    init?(_ text: some StringProtocol) {
        let text = String(text.hasPrefix("[") && text.hasSuffix("]") ? text.dropFirst().dropLast() : text[...])
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &bytes) == 1 {
            self.init(bytes: Array(bytes.prefix(4)))
        } else if inet_pton(AF_INET6, text, &bytes) == 1 {
            self.init(bytes: bytes)
        } else {
            return nil
        }
    }

    init?(_ address: SocketAddress?) {
        guard let text = address?.ipAddress else { return nil }
        // The zone of a link-local address isn't part of it.
        self.init(text.prefix { $0 != "%" })
    }

    var block: Block { Block(bytes: bytes.count == 4 ? bytes : Array(bytes.prefix(8))) }

    var description: String {
        if bytes.count == 4 { return bytes.map { String($0) }.joined(separator: ".") }
        return stride(from: 0, to: bytes.count, by: 2)
            .map { String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
    }
}
