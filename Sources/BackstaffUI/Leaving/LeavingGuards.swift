import BackstaffElements
import BackstaffGraph

/// The guards of a scene. They decide whether a user's action may remove views: those in views that the action would
/// remove are asked one after the other.
///
///     a user's action ──► which active guards would it remove? ── none ──► the action runs
///                           │                      ▲
///                           │ the innermost        │ yes: the remaining guards are asked
///                           ▼                      │
///                 its dialog, or the app's own question
///                           │ no, Escape, the guard is removed, or a newer attempt starts
///                           ▼
///                 the action doesn't run
///
/// Changes by the app aren't asked about.
@MainActor
final class LeavingGuards: SceneFeature {
    private var nodes: ContiguousArray<LeavingGuardNode> = []
    private var attempt: LeavingAttempt?

    func add(_ node: LeavingGuardNode) {
        nodes.append(node)
        refresh(in: node.graph.tree)
    }

    func remove(_ node: LeavingGuardNode) {
        nodes.removeAll { $0 === node }
        if attempt?.node === node { attempt?.fail() }
        refresh(in: node.graph.tree)
    }

    /// Tells the page whether the browser must ask before the tab is closed.
    func refresh(in tree: ElementTree) {
        tree.set(.guardsLeaving, to: .flag(nodes.contains(where: \.isActive)), of: tree.root)
    }

    /// Performs an action that removes views. It runs at once, or after all guards of these views have agreed.
    ///
    /// While a dialog is open, no other attempt starts.
    ///
    /// - Parameters:
    ///   - takes: Whether the action removes a view.
    ///   - act: The action. What it changes may no longer exist when it runs.
    /// - Returns: Whether the action ran at once.
    @discardableResult
    func leave(_ takes: @escaping @MainActor (_Node) -> Bool, then act: @escaping @MainActor () -> Void) -> Bool {
        if nodes.isEmpty {
            act()
            return true
        }
        if attempt?.isModal == true { return false }
        attempt?.fail()
        return leave(takes, asked: [], then: act)
    }

    private func leave(
        _ takes: @escaping @MainActor (_Node) -> Bool, asked: [LeavingGuardNode],
        then act: @escaping @MainActor () -> Void
    ) -> Bool {
        let open = nodes.filter { node in node.isActive && takes(node) && !asked.contains { $0 === node } }
        guard let next = open.max(by: { $0.precedes($1) }) else {
            act()
            return true
        }
        let attempt = LeavingAttempt(of: next) { [weak self] succeeds in
            guard let self else { return }
            self.attempt = nil
            if succeeds { _ = leave(takes, asked: asked + [next], then: act) }
        }
        self.attempt = attempt
        attempt.begin()
        return false
    }
}
