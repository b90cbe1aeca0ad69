import BackstaffGraph

extension View {
    /// Asks a person before this view goes with what isn't saved.
    ///
    /// ```swift
    /// NoteEditor(note: $draft)
    ///     .confirmsLeaving("Discard this note?", isActive: draft != saved)
    /// ```
    ///
    /// While it is active it asks before the screen of this view goes by an act of the platform's own: the back button, an
    /// edge swipe, Escape, the browser's back and forward, and a selection or a link in an earlier column that would put
    /// something else in its place. Closing or reloading the tab is asked about by the browser, in its own words. Until a
    /// person agrees, screens, selection and the browser's history are as they were.
    ///
    /// What the app writes itself isn't asked about: a path or a selection that it assigns, `dismiss`, an address that
    /// its `onOpenURL` acts upon. A Cancel button of the app's own asks, if it is to ask, by itself. A change of size and
    /// a screen that covers this one take nothing away, and aren't asked about either.
    ///
    /// Apple's SwiftUI has nothing like it.
    ///
    /// - Parameters:
    ///   - titleKey: The question.
    ///   - isActive: Whether there is something to lose.
    ///   - confirm: The words of the button that leaves.
    ///   - cancel: The words of the button that stays, as Escape does.
    ///   - message: What else there is to say.
    ///   - onConfirm: What to do when a person agrees, before the screen goes.
    public func confirmsLeaving(
        _ titleKey: LocalizedStringKey = "Discard Changes?", isActive: Bool = true,
        confirm: LocalizedStringKey = "Discard", cancel: LocalizedStringKey = "Stay", message: Text? = nil,
        onConfirm: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            LeavingGuard(
                isActive: isActive,
                question: .dialog(
                    LeavingQuestion(
                        title: titleKey.string, message: message?.plainText, confirm: confirm.string,
                        cancel: cancel.string, onConfirm: onConfirm))))
    }

    /// Asks a person before this view goes with what isn't saved.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - isActive: Whether there is something to lose.
    ///   - confirm: The words of the button that leaves.
    ///   - cancel: The words of the button that stays, as Escape does.
    ///   - message: What else there is to say.
    ///   - onConfirm: What to do when a person agrees, before the screen goes.
    @_disfavoredOverload
    public func confirmsLeaving<S: StringProtocol>(
        _ title: S, isActive: Bool = true, confirm: LocalizedStringKey = "Discard",
        cancel: LocalizedStringKey = "Stay", message: Text? = nil, onConfirm: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            LeavingGuard(
                isActive: isActive,
                question: .dialog(
                    LeavingQuestion(
                        title: String(title), message: message?.plainText, confirm: confirm.string,
                        cancel: cancel.string, onConfirm: onConfirm))))
    }

    /// Lets the app decide whether a person may leave this view, in its own time and by its own question.
    ///
    /// ```swift
    /// NoteEditor(note: $draft)
    ///     .confirmsLeaving(isActive: draft != saved) { leave in
    ///         Task {
    ///             await store.save(draft)
    ///             leave()
    ///         }
    ///     }
    /// ```
    ///
    /// What is asked about is the same as with
    /// ``confirmsLeaving(_:isActive:confirm:cancel:message:onConfirm:)-(LocalizedStringKey,_,_,_,_,_)``.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is something to lose.
    ///   - action: Is called when a person wants to leave, and given what does so. It may be called then, later, or never.
    public func confirmsLeaving(
        isActive: Bool = true, perform action: @escaping (_ leave: LeaveAction) -> Void
    ) -> some View {
        modifier(LeavingGuard(isActive: isActive, question: .app(action)))
    }
}

/// Leaves, as a person wanted to when a guard held that up.
///
/// It does so once, and no more after the screen has gone, or the person has wanted something else since.
@MainActor
public struct LeaveAction {
    let attempt: LeavingAttempt

    /// Leaves.
    public func callAsFunction() {
        attempt.succeed()
    }
}

/// What a dialog asks before screens go.
struct LeavingQuestion {
    let title: String
    let message: String?
    let confirm: String
    let cancel: String
    let onConfirm: () -> Void
}

/// Asks before the screen of a view goes.
struct LeavingGuard: PrimitiveModifier {
    enum Question {
        case dialog(LeavingQuestion)
        case app((LeaveAction) -> Void)
    }

    let isActive: Bool
    let question: Question

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = LeavingGuardNode(modifier, under: parent)
        node.show(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: LeavingGuardNode.self)
        node.update(to: modifier)
        node.update(content: content)
    }
}

/// The node of a view that has something to lose.
final class LeavingGuardNode: ContentNode {
    @exclusivity(unchecked) private(set) var modifier: LeavingGuard
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
