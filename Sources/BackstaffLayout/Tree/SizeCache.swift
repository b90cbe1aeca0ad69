/// The sizes that a node has answered.
///
/// An answer that rests on a guess, because the host still owes a measure, is used in its pass only.
struct SizeCache {
    private struct Entry {
        let proposal: LayoutProposal
        let size: LayoutSize
        /// The number of the pass in which a guess is used, or 0 for an answer that stays.
        let guessedIn: UInt32
    }

    private var entries: [Entry] = []
    private var next = 0

    /// The number of answers that a node keeps. Few nodes are asked more than ten different proposals.
    private static let capacity = 48

    /// An answer, and whether it rests on a guess.
    func find(_ proposal: LayoutProposal, pass: UInt32) -> (size: LayoutSize, isGuess: Bool)? {
        for entry in entries where entry.proposal == proposal {
            if entry.guessedIn == 0 { return (entry.size, false) }
            if entry.guessedIn == pass { return (entry.size, true) }
        }
        return nil
    }

    /// Keeps an answer. The oldest answer goes if there are too many.
    mutating func insert(_ size: LayoutSize, for proposal: LayoutProposal, guessedIn pass: UInt32) {
        let entry = Entry(proposal: proposal, size: size, guessedIn: pass)
        if entries.isEmpty { entries.reserveCapacity(4) }
        if entries.count < Self.capacity {
            entries.append(entry)
        } else {
            entries[next] = entry
            next = (next + 1) % Self.capacity
        }
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        next = 0
    }
}
