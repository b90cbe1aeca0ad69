import Synchronization

/// The bytes that wait in memory because clients don't read them: of each connection, of each address, and in all.
///
/// If an address has more than it may have, its connection with the most bytes is dropped. If all together have more, this
/// happens to the address with the most. So a client that reads is harmed only by others of its address:
///
///     connection writes ──► too much of its address? ──yes──► drop the address's largest connection
///                             │ no
///                             └──► too much in all? ──yes──► drop the largest connection of the largest address
///
final class UnsentBytes: Sendable {
    /// The number of a connection.
    typealias Number = Int

    fileprivate struct Connection {
        let address: IPAddress.Block
        /// What is unsent. It is `nil` after the connection was told to drop its bytes.
        var bytes: Int?
        let drop: @Sendable () -> Void
    }

    fileprivate struct State {
        var connections: [Number: Connection] = [:]
        var sums: [IPAddress.Block: Int] = [:]
        var sum = 0
        var lastNumber = 0
    }

    private let limit: Int
    private let limitPerAddress: Int
    private let state = Mutex(State())

    init(_ limits: HostLimits) {
        limit = limits.unsentBytesInAll
        limitPerAddress = limits.unsentBytesPerAddress
    }

    /// The unsent bytes of all connections.
    var sum: Int { state.withLock { $0.sum } }

    /// Adds a connection without unsent bytes.
    ///
    /// - Parameter drop: Closes the connection at once. It is called on any thread, and at most once.
    func add(_ address: IPAddress.Block, drop: @escaping @Sendable () -> Void) -> Number {
        state.withLock { state in
            state.lastNumber += 1
            state.connections[state.lastNumber] = Connection(address: address, bytes: 0, drop: drop)
            return state.lastNumber
        }
    }

    /// A connection has ended.
    func remove(_ number: Number) {
        state.withLock { state in
            state.set(0, of: number)
            state.connections[number] = nil
        }
    }

    /// Notes how many bytes of a connection are unsent, and drops connections if that is too much.
    func set(_ bytes: Int, of number: Number) {
        let drops = state.withLock { state in
            state.set(bytes, of: number)
            var drops: [@Sendable () -> Void] = []
            while let drop = state.dropLargest(limit, limitPerAddress, after: number) { drops.append(drop) }
            return drops
        }
        for drop in drops { drop() }
    }
}

extension UnsentBytes.State {
    fileprivate mutating func set(_ bytes: Int, of number: UnsentBytes.Number) {
        guard let connection = connections[number], let before = connection.bytes else { return }
        connections[number]?.bytes = bytes
        sum += bytes - before
        let ofAddress = (sums[connection.address] ?? 0) + bytes - before
        sums[connection.address] = ofAddress > 0 ? ofAddress : nil
    }

    /// - Parameter number: The connection that has written something.
    /// - Returns: What drops a connection, or `nil` if there isn't too much.
    fileprivate mutating func dropLargest(
        _ limit: Int, _ limitPerAddress: Int, after number: UnsentBytes.Number
    ) -> (@Sendable () -> Void)? {
        let address: IPAddress.Block?
        if let own = connections[number]?.address, sums[own] ?? 0 > limitPerAddress {
            address = own
        } else {
            address = sum > limit ? sums.max { $0.value < $1.value }?.key : nil
        }
        guard let address,
            let largest = connections.filter({ $0.value.address == address })
                .max(by: { $0.value.bytes ?? 0 < $1.value.bytes ?? 0 })
        else { return nil }
        set(0, of: largest.key)
        connections[largest.key]?.bytes = nil
        return largest.value.drop
    }
}
