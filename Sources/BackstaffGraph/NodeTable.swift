/// A read of a source by one run of one node.
///
/// An edge is two numbers and no reference, so that recording a read moves no reference count. It goes stale by itself
/// when its node runs again or unmounts.
package struct Edge: Equatable, Sendable {
    let slot: UInt32
    let run: UInt32

    static let none = Edge(slot: 0, run: 0)
}

/// The numbers of all nodes that have run a body, in every graph of the process.
///
/// Not isolated to the main actor, although it is used nowhere else: bodies read state through property wrappers, which
/// SwiftUI leaves without isolation.
package final class NodeTable {
    // Sound because nodes live on the main actor, and what they read is read and written there (see `StateBox`).
    package nonisolated(unsafe) static let shared = NodeTable()

    private struct Entry {
        var node: Unmanaged<_Node>?  // Cleared in `release(_:)`, which every unmount calls.
        var run: UInt32
        var graph: ObjectIdentifier?
    }

    // Raw storage behind one pointer: recording a read is on the path of every body, and an array would add an
    // exclusivity check and a uniqueness check to each.
    @exclusivity(unchecked) private var entries: UnsafeMutablePointer<Entry>
    @exclusivity(unchecked) private var capacity: UInt32 = 1024
    @exclusivity(unchecked) private var count: UInt32 = 1
    @exclusivity(unchecked) private var free: [UInt32] = []

    private init() {
        entries = .allocate(capacity: Int(capacity))
        entries.initialize(to: Entry(node: nil, run: 1))
    }

    func claim(for node: _Node) -> UInt32 {
        if let slot = free.popLast() {
            entries[Int(slot)].node = .passUnretained(node)
            entries[Int(slot)].graph = ObjectIdentifier(node.graph)
            return slot
        }
        if count == capacity { grow() }
        (entries + Int(count)).initialize(
            to: Entry(node: .passUnretained(node), run: 1, graph: ObjectIdentifier(node.graph)))
        count += 1
        return count - 1
    }

    func release(_ slot: UInt32) {
        entries[Int(slot)].node = nil
        entries[Int(slot)].run &+= 1
        free.append(slot)
    }

    /// Makes all earlier reads of the slot's node stale, and gives the edge for those to come.
    func startRun(_ slot: UInt32) -> Edge {
        entries[Int(slot)].run &+= 1
        return Edge(slot: slot, run: entries[Int(slot)].run)
    }

    func isCurrent(_ edge: Edge) -> Bool {
        entries[Int(edge.slot)].run == edge.run
    }

    /// The node that made the read, if that read is still its latest.
    func node(of edge: Edge) -> _Node? {
        let entry = entries[Int(edge.slot)]
        return entry.run == edge.run ? entry.node?.takeUnretainedValue() : nil
    }

    /// Calls `body` with every node of a graph. Nodes of others aren't looked at: theirs may be gone already.
    func forEachNode(of graph: ViewGraph, _ body: (_Node) -> Void) {
        let graph = ObjectIdentifier(graph)
        for slot in 0..<Int(count) where entries[slot].graph == graph {
            if let node = entries[slot].node?.takeUnretainedValue() { body(node) }
        }
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: Int(capacity) * 2)
        larger.moveInitialize(from: entries, count: Int(count))
        entries.deallocate()
        entries = larger
        capacity *= 2
    }
}

/// The nodes whose bodies read a source since it last changed.
package struct Dependents {
    private var first = Edge.none
    private var rest: ContiguousArray<Edge> = []
    private var compactionThreshold = 8

    package init() {}

    /// Whether nobody reads the source. May answer `false` for reads that have gone stale.
    package var isEmpty: Bool { first == .none }

    /// Notes that the body that is running, if any, reads the source.
    package mutating func recordRead() {
        let edge = Tracking.current
        if edge == .none || edge == first || edge == rest.last { return }
        if first == .none || !NodeTable.shared.isCurrent(first) {
            first = edge
            return
        }
        if rest.count >= compactionThreshold {
            rest.removeAll { !NodeTable.shared.isCurrent($0) }
            compactionThreshold = max(8, rest.count * 2)
        }
        rest.append(edge)
    }

    /// Marks every reader for another run. They record themselves anew when they run.
    @MainActor
    package mutating func invalidate() {
        if first == .none { return }
        let table = NodeTable.shared
        table.node(of: first)?.invalidate()
        first = .none
        if rest.isEmpty { return }
        for edge in rest { table.node(of: edge)?.invalidate() }
        rest.removeAll(keepingCapacity: true)
    }
}
