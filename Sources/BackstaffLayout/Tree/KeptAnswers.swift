/// Answers of the host, each for a size and a proposal. The oldest answers go if there are too many.
struct KeptAnswers<Answer> {
    private var entries: [(size: LayoutSize, proposal: LayoutProposal, answer: Answer)] = []

    private static var capacity: Int { 64 }

    func find(_ size: LayoutSize, _ proposal: LayoutProposal) -> Answer? {
        for entry in entries where entry.proposal == proposal && entry.size == size { return entry.answer }
        return nil
    }

    mutating func insert(_ answer: Answer, _ size: LayoutSize, _ proposal: LayoutProposal) {
        if entries.count >= Self.capacity { entries.removeFirst(Self.capacity / 2) }
        entries.append((size, proposal, answer))
    }

    mutating func removeAll() { entries.removeAll() }
}
