/// An action that leaves a view after a guard has held this up.
///
/// It works once. It has no effect after the screen was removed, or after the user has done something else that a
/// guard held up.
@MainActor
public struct LeaveAction {
    let attempt: LeavingAttempt

    /// Leaves.
    public func callAsFunction() {
        attempt.succeed()
    }
}

/// An attempt to leave that waits for an answer.
@MainActor
final class LeavingAttempt {
    private(set) weak var node: LeavingGuardNode?
    private var dialog: LeavingDialog?
    private var finish: ((Bool) -> Void)?

    init(of node: LeavingGuardNode, finish: @escaping (_ succeeds: Bool) -> Void) {
        self.node = node
        self.finish = finish
    }

    /// Whether no other attempt can start until there is an answer.
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
