import BackstaffElements
import BackstaffGraph

/// The views of a ``ScrollViewReader`` that can be scrolled to, by their ids.
///
///     id(_:) mounts ──► add ──► scrollTo ──► after the update: `scroll-target` of the view's element ──► the page scrolls
///            unmounts ─► remove
///     ForEach mounts ─► add: its elements are found by their ids, and their rows created if necessary
@MainActor
final class ScrollTargets: IdentityRegistry {
    /// The targets of the enclosing reader. Views of a nested reader belong to it as well.
    var outer: ScrollTargets?
    private var nodes: [AnyHashable: ContiguousArray<_Node>] = [:]
    private var runs: ContiguousArray<any ScrollTargetRun> = []
    private var shown = ShownScrollTargets()

    /// The number of scroll requests. The page uses it to distinguish a new request from one that it has already
    /// performed.
    private static var count = 0

    func add(_ node: _Node, as id: AnyHashable) {
        nodes[id, default: []].append(node)
        outer?.add(node, as: id)
    }

    func remove(_ node: _Node, as id: AnyHashable) {
        nodes[id]?.removeAll { $0 === node }
        if nodes[id]?.isEmpty == true { nodes[id] = nil }
        outer?.remove(node, as: id)
    }

    func add(_ run: any ScrollTargetRun) {
        runs.append(run)
        outer?.add(run)
    }

    func remove(_ run: any ScrollTargetRun) {
        runs.removeAll { $0 === run }
        outer?.remove(run)
    }

    /// Requests the page to scroll after the update of the views, because the target may be created in this update.
    func scroll<ID: Hashable>(to id: ID, anchor: String?, isGliding: Bool, orElse report: @escaping () -> Void) {
        guard let graph = graph else { return report() }
        graph.afterUpdate { [self] in
            guard let element = element(for: id, in: graph.tree) else { return report() }
            let words = [String(Self.nextRequest()), anchor, isGliding ? "smooth" : nil]
            graph.tree.set(.scrollTarget, to: .text(words.compactMap { $0 }.joined(separator: " ")), of: element)
        }
    }

    /// Returns the number of a new scroll request.
    static func nextRequest() -> Int {
        count += 1
        return count
    }

    /// Returns the ids of each of some views in the layouts of scroll targets inside an element: that of the `ForEach` around
    /// the view first. Numbers of other elements are left out.
    func ids(of numbers: [ElementID], in element: Element) -> [[AnyHashable]] {
        shown.views(numbers, in: element).map(Self.ids(of:))
    }

    /// The ids that begin at an element or inside of it. The nodes with ids are above the nodes of these elements.
    private static func ids(of view: Element) -> [AnyHashable] {
        var rows: [AnyHashable] = []
        var others: [AnyHashable] = []
        view.forEachDescendant { element in
            var node = element.owner as? _Node
            while let current = node, current.firstElement === element {
                if let named = current as? any NodeWithID {
                    if named.isRow { rows.append(named.ownID) } else { others.append(named.ownID) }
                }
                node = current.parent
            }
        }
        return rows + others
    }

    private var graph: ViewGraph? { nodes.values.first?.first?.graph ?? runs.first?.graph }

    /// The first view with an id whose element is in the tree. Rows that are put aside aren't.
    private func element(for id: AnyHashable, in tree: ElementTree) -> Element? {
        func isInTree(_ element: Element) -> Bool {
            var top = element
            while let parent = top.parent { top = parent }
            return top === tree.root
        }
        return nodes[id]?.lazy.compactMap(\.firstElement).first(where: isInTree)
            ?? runs.lazy.compactMap { $0.makeRow(for: id) }.first(where: isInTree)
    }
}

/// Views that are created from a collection. They can be scrolled to by the ids of its elements.
@MainActor
protocol ScrollTargetRun: _Node {
    /// Returns the first element of the row with an id. The row is loaded if necessary. The result is `nil` if the
    /// collection has no such element.
    func makeRow(for id: AnyHashable) -> Element?
}

extension IdentityRegistryKey: EnvironmentKey {
    static var defaultValue: (any IdentityRegistry)? { nil }
}

extension EnvironmentValues {
    var scrollTargets: ScrollTargets? {
        get { self[IdentityRegistryKey.self] as? ScrollTargets }
        set { self[IdentityRegistryKey.self] = newValue }
    }
}

extension _Node {
    /// The views that can be scrolled to where this node is, if there is a reader around it.
    var scrollTargets: ScrollTargets? { identityRegistry as? ScrollTargets }
}
