/// The number of connections, or of something else, that each address has. No address can take them all.
struct AddressCounts {
    private let limit: Int
    private var counts: [IPAddress.Block: Int] = [:]

    /// - Parameter limit: The largest number of one address.
    init(limit: Int) {
        self.limit = limit
    }

    /// Whether an address may have another one.
    func hasSpace(_ address: IPAddress.Block) -> Bool {
        counts[address, default: 0] < limit
    }

    /// Counts another one of an address.
    ///
    /// - Returns: `false` if the address has as many as it may have. Then nothing is counted.
    mutating func add(_ address: IPAddress.Block) -> Bool {
        guard hasSpace(address) else { return false }
        counts[address, default: 0] += 1
        return true
    }

    /// One that was counted is gone.
    mutating func remove(_ address: IPAddress.Block) {
        guard let count = counts[address] else { return }
        counts[address] = count > 1 ? count - 1 : nil
    }
}
