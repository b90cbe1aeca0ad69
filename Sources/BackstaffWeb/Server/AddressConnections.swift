/// How many connections each address has, so that no address takes them all.
struct AddressConnections {
    private let limit: Int
    private var counts: [IPAddress.Block: Int] = [:]

    /// - Parameter limit: The largest number of connections of one address.
    init(limit: Int) {
        self.limit = limit
    }

    /// Counts a connection.
    ///
    /// - Returns: `false` if the address has as many as it may have. Then the connection isn't counted.
    mutating func add(_ address: IPAddress.Block) -> Bool {
        let count = counts[address] ?? 0
        guard count < limit else { return false }
        counts[address] = count + 1
        return true
    }

    /// A connection that was counted is closed.
    mutating func remove(_ address: IPAddress.Block) {
        guard let count = counts[address] else { return }
        counts[address] = count > 1 ? count - 1 : nil
    }
}
