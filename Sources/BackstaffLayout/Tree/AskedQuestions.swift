/// The questions that a node has asked in one pass. Each is listed once, however many sizes rest on the answer.
struct AskedQuestions {
    private var pass: UInt32 = 0
    private var list: [(kind: LayoutQuestion.Kind, container: LayoutProposal)] = []

    /// Adds a question. Returns false if the same one is in the list.
    mutating func insert(_ kind: LayoutQuestion.Kind, _ container: LayoutProposal, pass: UInt32) -> Bool {
        if self.pass != pass {
            self.pass = pass
            list.removeAll(keepingCapacity: true)
        }
        for asked in list where asked.container == container && asked.kind.isAnswered(with: kind) { return false }
        list.append((kind, container))
        return true
    }
}
