/// Answers of the host, each for a key.
///
/// An answer may be needed again in the layout that asked for it, so none goes before the next one. A new layout drops
/// the answers that the layout before didn't use, if there are many.
struct KeptAnswers<Key: Equatable, Answer> {
    private struct Entry {
        let key: Key
        var answer: Answer
        var usedIn: UInt32
    }

    private var entries: [Entry] = []
    /// The number of the last layout that looked for an answer.
    private var round: UInt32 = 0

    /// The number of answers that stay although nobody uses them.
    private static var capacity: Int { 64 }

    /// The answer for a key in a layout.
    mutating func find(_ key: Key, round: UInt32) -> Answer? {
        if round != self.round {
            if entries.count > Self.capacity {
                let last = self.round
                entries.removeAll { $0.usedIn != last }
            }
            self.round = round
        }
        for index in entries.indices where entries[index].key == key {
            entries[index].usedIn = round
            return entries[index].answer
        }
        return nil
    }

    /// Keeps an answer in place of an earlier one for the same key.
    mutating func insert(_ answer: Answer, for key: Key) {
        for index in entries.indices where entries[index].key == key {
            entries[index].answer = answer
            return
        }
        entries.append(Entry(key: key, answer: answer, usedIn: round))
    }

    mutating func removeAll() { entries.removeAll() }
}
