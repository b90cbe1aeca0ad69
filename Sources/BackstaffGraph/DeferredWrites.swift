/// Writes of state that wait for an update of their own, because the update before them has another transaction.
///
///     a = 1                      the pending update, without animation
///     withAnimation { a = 2 }    a batch that waits ──► applied when that update has ended
///
/// An action that reads a value sees the last write. A body sees the value that belongs to its update.
@MainActor
struct DeferredWrites {
    private struct Batch {
        let transaction: UpdateTransaction
        let round: UInt64
        var writes: ContiguousArray<@MainActor () -> Void>
    }

    private var batches: ContiguousArray<Batch> = []

    var isEmpty: Bool { batches.isEmpty }

    /// The round of actions that the last write is from, or `nil` if there is none.
    var lastRound: UInt64? { batches.last?.round }

    /// Adds a write to the last batch, or to a new one if the last has another transaction or is from an earlier round
    /// of actions.
    mutating func add(
        _ write: @escaping @MainActor () -> Void, transaction: UpdateTransaction, round: UInt64
    ) {
        if let last = batches.indices.last, batches[last].round == round, batches[last].transaction == transaction {
            batches[last].writes.append(write)
        } else {
            batches.append(Batch(transaction: transaction, round: round, writes: [write]))
        }
    }

    /// Removes the first batch.
    ///
    /// - Returns: Its transaction and its writes, oldest first.
    mutating func takeFirst() -> (UpdateTransaction, ContiguousArray<@MainActor () -> Void>)? {
        if batches.isEmpty { return nil }
        let first = batches.removeFirst()
        return (first.transaction, first.writes)
    }
}
