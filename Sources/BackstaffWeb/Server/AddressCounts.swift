/// The number of connections, or of something else, that each address has. No address can take them all.
struct AddressCounts {
    private let limit: Int
    private var counts: [IPAddress.Block: Int] = [:]

    /// - Parameter limit: The largest number of one address.
    init(limit: Int) {
        self.limit = limit
    }

    /// Counts another one of an address.
    ///
    /// - Returns: `false` if the address has as many as it may have. Then nothing is counted.
    mutating func add(_ address: IPAddress.Block) -> Bool {
        let count = counts[address] ?? 0
        guard count < limit else { return false }
        counts[address] = count + 1
        return true
    }

    /// One that was counted is gone.
    mutating func remove(_ address: IPAddress.Block) {
        guard let count = counts[address] else { return }
        counts[address] = count > 1 ? count - 1 : nil
    }
}
