import ArgumentParser
import Foundation
import NIOCore

/// The address of a machine, of either version of the protocol.
struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// The part of an address that limits apply to: an IPv4 address, or the network of an IPv6 address. A machine can
    /// have any IPv6 address in its network.
    struct Block: Hashable, Sendable {
        fileprivate let bytes: [UInt8]
    }

    /// Four bytes, or sixteen.
    fileprivate let bytes: [UInt8]

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

extension IPAddressRange: ExpressibleByArgument {
    package init?(argument: String) { self.init(argument) }
}

/// A range of addresses, such as `10.0.0.0/8`. An address without a number of bits is a range of one.
package struct IPAddressRange: Hashable, Sendable {
    private let first: IPAddress
    private let bits: Int

    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = IPAddress(parts[0]) else { return nil }
        let most = first.bytes.count * 8
        guard let bits = parts.count == 2 ? Int(parts[1]) : most, (0...most).contains(bits) else { return nil }
        self.first = first
        self.bits = bits
    }

    func contains(_ address: IPAddress) -> Bool {
        guard address.bytes.count == first.bytes.count else { return false }
        return zip(first.bytes, address.bytes).enumerated().allSatisfy { index, pair in
            let here = min(max(bits - index * 8, 0), 8)
            return (pair.0 ^ pair.1) >> (8 - here) == 0 || here == 0
        }
    }
}
