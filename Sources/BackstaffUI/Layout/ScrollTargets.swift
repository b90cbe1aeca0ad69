import BackstaffElements
import BackstaffGraph

/// The views of a ``ScrollViewReader`` that can be scrolled to, by their identities.
///
///     id(_:) mounts ──► add ──► scrollTo ──► after the update: `scroll-target` of the view's element ──► the page scrolls
///            unmounts ─► remove
///     ForEach mounts ─► add: its elements are found by their ids, and their rows made if they aren't
@MainActor
final class ScrollTargets {
    /// Views of a reader in another are also views of that.
    var outer: ScrollTargets?
    private var nodes: [AnyHashable: ContiguousArray<_Node>] = [:]
    private var runs: ContiguousArray<any ScrollTargetRun> = []

    /// How often something was scrolled to, for the page to tell a new wish from one that it has fulfilled.
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

    /// Asks the page to scroll once the views are up to date: what is wanted may only be made in this update.
    func scroll<ID: Hashable>(to id: ID, anchor: String?, isGliding: Bool, orElse complain: @escaping () -> Void) {
        guard let graph = graph else { return complain() }
        graph.afterUpdate { [self] in
            guard let element = element(for: id, in: graph.tree) else { return complain() }
            Self.count += 1
            let words = [String(Self.count), anchor, isGliding ? "smooth" : nil]
            graph.tree.set(.scrollTarget, to: .text(words.compactMap { $0 }.joined(separator: " ")), of: element)
        }
    }

    private var graph: ViewGraph? { nodes.values.first?.first?.graph ?? runs.first?.graph }

    /// The first view with an identity that is in the tree: rows that are put aside are not.
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

/// Views made of a collection, which are scrolled to by the ids of its elements.
@MainActor
protocol ScrollTargetRun: _Node {
    /// The first element of the row with that id, which is made if it wasn't. `nil` if the collection has no such element.
    func makeRow(for id: AnyHashable) -> Element?
}

struct ScrollTargetsKey: EnvironmentKey {
    static var defaultValue: ScrollTargets? { nil }
}

extension EnvironmentValues {
    var scrollTargets: ScrollTargets? {
        get { self[ScrollTargetsKey.self] }
        set { self[ScrollTargetsKey.self] = newValue }
    }
}

extension _Node {
    /// The views that can be scrolled to where this node is, if there is a reader around it.
    var scrollTargets: ScrollTargets? {
        guard let found = EnvironmentScope.lookUp(ObjectIdentifier(ScrollTargetsKey.self), from: scope.environment)
        else {
            return nil
        }
        return unsafeDowncast(found, to: EnvironmentEntry<ScrollTargets?>.self).currentValue
    }
}
