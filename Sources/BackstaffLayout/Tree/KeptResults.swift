/// Results that a node has worked out, each for a key.
///
/// A result that rests on a guess, because the host still owes an answer, is used in its pass only.
struct KeptResults<Key: Equatable, Value> {
    private struct Entry {
        let key: Key
        let value: Value
        /// The number of the pass in which a guess is used, or 0 for a result that stays.
        let guessedIn: UInt32
    }

    private var entries: [Entry] = []
    private var next = 0

    /// The number of results that a node keeps. Few nodes are asked more than ten different proposals.
    private static var capacity: Int { 48 }

    /// A result, and whether it rests on a guess.
    func find(_ key: Key, pass: UInt32) -> (value: Value, isGuess: Bool)? {
        for entry in entries where entry.key == key {
            if entry.guessedIn == 0 { return (entry.value, false) }
            if entry.guessedIn == pass { return (entry.value, true) }
        }
        return nil
    }

    /// Keeps a result. The oldest result goes if there are too many.
    mutating func insert(_ value: Value, for key: Key, guessedIn pass: UInt32) {
        let entry = Entry(key: key, value: value, guessedIn: pass)
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
