import NIOHTTP1

extension IPAddress {
    /// Returns the address of the client that has sent a request.
    ///
    /// A proxy that is trusted adds the address of its client to `X-Forwarded-For`. What comes before that in the header
    /// is the client's own word, and counts only if that client is a trusted proxy itself.
    ///
    /// - Parameters:
    ///   - peer: The other end of the connection.
    ///   - proxies: The addresses of the trusted proxies.
    static func ofClient(_ head: HTTPRequestHead, peer: IPAddress, proxies: [IPAddressRange]) -> IPAddress {
        var address = peer
        let hops = head.headers["x-forwarded-for"].flatMap { $0.split(separator: ",") }
        for hop in hops.reversed() {
            guard proxies.contain(address),
                let next = IPAddress(hop.filter { $0 != " " })
            else { break }
            address = next
        }
        return address
    }
}
