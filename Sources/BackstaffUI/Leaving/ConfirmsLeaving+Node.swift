import BackstaffGraph

/// The texts of the dialog that asks before screens are removed.
struct LeavingQuestion {
    let title: String
    let message: String?
    let confirm: String
    let cancel: String
    let onConfirm: () -> Void
}

/// A modifier that asks before the screen of a view is removed.
struct LeavingGuard: NodeModifier {
    enum Question {
        case dialog(LeavingQuestion)
        case app((LeaveAction) -> Void)
    }

    let isActive: Bool
    let question: Question

    /// Creates a guard with a question of the app's own.
    init(isActive: Bool, action: @escaping (LeaveAction) -> Void) {
        self.isActive = isActive
        question = .app(action)
    }

    /// Creates a guard with a dialog.
    init(
        isActive: Bool, title: String, confirm: LocalizedStringKey, cancel: LocalizedStringKey, message: Text?,
        onConfirm: @escaping () -> Void
    ) {
        self.isActive = isActive
        question = .dialog(
            LeavingQuestion(
                title: title, message: message?.plainText, confirm: confirm.string, cancel: cancel.string,
                onConfirm: onConfirm))
    }

    func makeNode(under parent: _Node) -> LeavingGuardNode { LeavingGuardNode(self, under: parent) }

    func update(_ node: LeavingGuardNode) { node.update(to: self) }
}

/// The node of a view with a guard.
final class LeavingGuardNode: ContentNode {
    private(set) var modifier: LeavingGuard
    private let guards: LeavingGuards?

    init(_ modifier: LeavingGuard, under parent: _Node) {
        self.modifier = modifier
        guards = EnvironmentValues(parent.scope.environment).sceneContext?.feature(LeavingGuards.self)
        super.init(under: parent)
        guards?.add(self)
    }

    var isActive: Bool { isMounted && modifier.isActive }

    func update(to new: LeavingGuard) {
        let wasActive = modifier.isActive
        modifier = new
        if wasActive != new.isActive { guards?.refresh(in: graph.tree) }
    }

    override func unmount() {
        super.unmount()
        guards?.remove(self)
    }
}
