/// The nodes that wait for an update, those nearest the root first.
///
/// Within a pass the queue only moves downwards. A node that becomes dirty at or above the depth that is being updated
/// waits for the next pass: that is what turns a body that writes its own state into a countable loop.
@MainActor
struct UpdateQueue {
    private var levels: ContiguousArray<ContiguousArray<_Node>> = []
    private var nextPass: ContiguousArray<_Node> = []
    private var lowest = Int.max
    private var current = -1
    private var waiting = 0
    /// How many nodes of the level that is being updated have had their turn.
    private var taken = 0

    var isEmpty: Bool { waiting == 0 && nextPass.isEmpty }

    mutating func add(_ node: _Node) {
        if node.depth <= current {
            nextPass.append(node)
            return
        }
        while levels.count <= node.depth { levels.append([]) }
        levels[node.depth].append(node)
        waiting += 1
        if node.depth < lowest { lowest = node.depth }
    }

    /// The next node of this pass: of those at one depth, the one that became dirty first.
    mutating func next() -> _Node? {
        guard waiting > 0 else { return nil }
        while taken == levels[lowest].count {
            levels[lowest].removeAll(keepingCapacity: true)
            taken = 0
            lowest += 1
        }
        waiting -= 1
        current = lowest
        taken += 1
        return levels[lowest][taken - 1]
    }

    /// Ends a pass: what became dirty too late in it comes next.
    mutating func endPass() {
        if taken > 0 { levels[lowest].removeAll(keepingCapacity: true) }
        taken = 0
        current = -1
        lowest = .max
        let late = nextPass
        nextPass.removeAll(keepingCapacity: true)
        for node in late { add(node) }
    }

    /// Drops everything.
    mutating func removeAll() {
        self = UpdateQueue()
    }
}
