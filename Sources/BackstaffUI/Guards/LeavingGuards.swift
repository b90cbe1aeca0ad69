import BackstaffElements
import BackstaffGraph

/// What stands between a person and leaving, in one scene.
///
///     a person's act ──► which active guards would it take away? ── none ──► the act
///                                  │ the innermost of them                      ▲
///                                  ▼                                            │ yes; then the next one is asked
///                        a dialog, or the app's own question ───────────────────┤
///                                  │ no, Escape, or the guard goes by itself    │
///                                  └──► nothing                                 └ only the newest attempt counts
///
/// What an app does never comes by here.
@MainActor
final class LeavingGuards: SceneFeature {
    @exclusivity(unchecked) private var nodes: ContiguousArray<LeavingGuardNode> = []
    @exclusivity(unchecked) private var attempt: LeavingAttempt?

    func add(_ node: LeavingGuardNode) {
        nodes.append(node)
        refresh(in: node.graph.tree)
    }

    func remove(_ node: LeavingGuardNode) {
        nodes.removeAll { $0 === node }
        if attempt?.node === node { attempt?.fail() }
        refresh(in: node.graph.tree)
    }

    /// Has the page know whether the tab can be closed without a word.
    func refresh(in tree: ElementTree) {
        tree.set(.guardsLeaving, to: .flag(nodes.contains(where: \.isActive)), of: tree.root)
    }

    /// Does what takes views away, at once or when all that have something to lose have agreed.
    ///
    /// While a dialog waits for an answer nothing else is begun.
    ///
    /// - Parameters:
    ///   - takes: Whether a view goes.
    ///   - act: What takes the views away. Whatever it is done to may have gone when it is called.
    /// - Returns: Whether it was done at once.
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

/// A wish to leave that waits for an answer.
@MainActor
final class LeavingAttempt {
    private(set) weak var node: LeavingGuardNode?
    private var dialog: LeavingDialog?
    private var finish: ((Bool) -> Void)?

    init(of node: LeavingGuardNode, finish: @escaping (_ succeeds: Bool) -> Void) {
        self.node = node
        self.finish = finish
    }

    /// Whether nothing else can be done until there is an answer.
    var isModal: Bool { dialog != nil }

    func begin() {
        guard let node else { return }
        switch node.modifier.question {
        case .app(let action): action(LeaveAction(attempt: self))
        case .dialog(let question):
            dialog = LeavingDialog(question, in: node.graph.tree) { [weak self] leaves in
                guard let self else { return }
                if leaves { question.onConfirm() }
                if leaves { succeed() } else { fail() }
            }
        }
    }

    func succeed() { end(true) }

    func fail() { end(false) }

    private func end(_ succeeds: Bool) {
        let finish = finish
        self.finish = nil
        dialog?.close()
        dialog = nil
        finish?(succeeds)
    }
}
