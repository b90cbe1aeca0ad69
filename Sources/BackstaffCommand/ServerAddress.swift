/// The line in which a server prints its address: `Backstaff: Shop is at http://127.0.0.1:8080/`.
package struct ServerAddress: Equatable {
    package let port: Int

    /// Parses a line of output. The result is `nil` if it doesn't contain an address.
    package init?(line: String) {
        guard line.hasPrefix("Backstaff: "), let mark = line.ranges(of: " is at http://").last else { return nil }
        let authority = line[mark.upperBound...].prefix { $0 != "/" && !$0.isWhitespace }
        guard let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]"),
            let port = Int(authority[authority.index(after: colon)...]), (1...65535).contains(port)
        else { return nil }
        self.port = port
    }
}
