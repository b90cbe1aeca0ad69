/// The nodes that wait for an update. Nodes nearest the root come first.
///
/// Within a pass the queue only moves downward. A node that becomes dirty at or above the current depth waits for the
/// next pass. That is what turns a body that writes its own state into a countable loop.
@MainActor
struct UpdateQueue {
    private var levels: ContiguousArray<ContiguousArray<_Node>> = []
    private var nextPass: ContiguousArray<_Node> = []
    private var lowest = Int.max
    private var current = -1
    private var waiting = 0
    /// The number of nodes at the current depth that have been taken.
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

    /// Returns the next node of this pass. Nodes of one depth come in the order in which they became dirty.
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

    /// Ends a pass. Nodes that became dirty too late for it are queued for the next pass.
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
