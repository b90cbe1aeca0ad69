/// A read of a source by one run of one node.
///
/// An edge is two numbers instead of a reference, so recording a read changes no reference count. An edge becomes stale
/// when its node runs again or unmounts.
package struct Edge: Equatable, Sendable {
    let slot: UInt32
    let run: UInt32

    static let none = Edge(slot: 0, run: 0)
}

/// The slot and the current run of every node that has run a body, in all graphs of the process.
///
/// The table is used on the main actor only. It isn't isolated, because bodies read state through property wrappers,
/// which SwiftUI doesn't isolate.
package final class NodeTable {
    // Sound because nodes live on the main actor, and their sources are read and written there (see `StateBox`).
    nonisolated(unsafe) static let shared = NodeTable()

    private struct Entry {
        var node: Unmanaged<_Node>?  // Cleared in `release(_:)`, which every unmount calls.
        var run: UInt32
        var graph: ObjectIdentifier?
    }

    // Raw storage, because every read in every body comes here. An array would add an exclusivity check and a
    // uniqueness check to each read.
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

    /// Makes all earlier reads of the slot's node stale, and returns the edge for its new run.
    func startRun(_ slot: UInt32) -> Edge {
        entries[Int(slot)].run &+= 1
        return Edge(slot: slot, run: entries[Int(slot)].run)
    }

    func isCurrent(_ edge: Edge) -> Bool {
        entries[Int(edge.slot)].run == edge.run
    }

    /// The node that made the read, or `nil` if the edge is stale.
    func node(of edge: Edge) -> _Node? {
        let entry = entries[Int(edge.slot)]
        return entry.run == edge.run ? entry.node?.takeUnretainedValue() : nil
    }

    /// Calls `body` with every node of a graph. Nodes of other graphs aren't accessed, because they may be gone.
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

    /// Whether no body reads the source. May be `false` if only stale reads are left.
    package var isEmpty: Bool { first == .none }

    /// The graph of a body that reads the source, or `nil` if only stale reads are left.
    @MainActor
    var graph: ViewGraph? {
        let table = NodeTable.shared
        if let node = table.node(of: first) { return node.graph }
        for edge in rest {
            if let node = table.node(of: edge) { return node.graph }
        }
        return nil
    }

    /// Records that the running body, if there is one, reads the source.
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

    /// Invalidates every reader. Each one records its reads again when it runs.
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
