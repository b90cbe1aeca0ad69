import ArgumentParser

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

extension [IPAddressRange] {
    /// Whether one of the ranges contains an address.
    func contain(_ address: IPAddress) -> Bool { contains { $0.contains(address) } }
}

extension IPAddressRange: ExpressibleByArgument {
    package init?(argument: String) { self.init(argument) }
}
