/// The number of connections, of bytes or of something else that each address has. No address can take them all.
struct AddressCounts {
    private let limit: Int
    private var counts: [IPAddress.Block: Int] = [:]

    /// - Parameter limit: The largest number of one address.
    init(limit: Int) {
        self.limit = limit
    }

    /// Whether an address may have some more.
    func hasSpace(_ address: IPAddress.Block, for number: Int = 1) -> Bool {
        number <= limit - counts[address, default: 0]
    }

    /// Counts some more of an address.
    ///
    /// - Returns: `false` if the address would have more than it may have. Then nothing is counted.
    mutating func add(_ address: IPAddress.Block, _ number: Int = 1) -> Bool {
        guard hasSpace(address, for: number) else { return false }
        counts[address, default: 0] += number
        return true
    }

    /// Some that were counted are gone.
    mutating func remove(_ address: IPAddress.Block, _ number: Int = 1) {
        guard let count = counts[address] else { return }
        counts[address] = count > number ? count - number : nil
    }
}
