import Synchronization

/// Counts the bytes of the files that visitors have sent and that the app offers them: for an address, and in all.
///
/// A file takes its space before its first byte is stored, and gives it back when it is deleted.
final class StoredBytes: Sendable {
    /// The space of one file. It is given back when nobody holds the object.
    final class Reservation: Sendable {
        private let space: StoredBytes
        private let bytes: Int
        private let address: IPAddress.Block

        fileprivate init(_ bytes: Int, of address: IPAddress.Block, in space: StoredBytes) {
            self.bytes = bytes
            self.address = address
            self.space = space
        }

        deinit { space.giveBack(bytes, of: address) }
    }

    private struct State {
        var inAll = 0
        var ofAddresses: AddressCounts
    }

    /// What a small file counts. It takes a folder and places in tables of the file system, too.
    static let leastBytes = 64 * 1024

    private let limit: Int
    private let state: Mutex<State>

    init(_ limits: HostLimits) {
        limit = limits.uploadBytesInAll
        state = Mutex(State(ofAddresses: AddressCounts(limit: limits.uploadBytesPerAddress)))
    }

    /// The bytes that are counted.
    var size: Int { state.withLock { $0.inAll } }

    /// Takes the space for a file, or returns `nil` if there isn't enough.
    func reserve(_ bytes: Int, for address: IPAddress.Block) -> Reservation? {
        let bytes = max(bytes, Self.leastBytes)
        let isFree = state.withLock { state in
            guard bytes <= limit - state.inAll, state.ofAddresses.add(address, bytes) else { return false }
            state.inAll += bytes
            return true
        }
        return isFree ? Reservation(bytes, of: address, in: self) : nil
    }

    private func giveBack(_ bytes: Int, of address: IPAddress.Block) {
        state.withLock { state in
            state.inAll -= bytes
            state.ofAddresses.remove(address, bytes)
        }
    }
}
