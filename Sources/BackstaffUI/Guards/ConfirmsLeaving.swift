import BackstaffGraph

extension View {
    /// Asks for confirmation before a person leaves this view.
    ///
    /// ```swift
    /// NoteEditor(note: $draft)
    ///     .confirmsLeaving("Discard this note?", isActive: draft != saved)
    /// ```
    ///
    /// While it is active, it asks before an action of the platform removes the screen of this view. Such actions are
    /// the back button, an edge swipe, Escape, the browser's back and forward, and a selection or a link in an earlier
    /// column that would replace the screen. If a person closes or reloads the tab, the browser asks with its own text.
    /// Until the person agrees, the screens, the selection and the browser's history stay the same.
    ///
    /// Changes by the app aren't asked about: a path or a selection that it sets, `dismiss`, or an address that its
    /// `onOpenURL` handles. If a Cancel button of the app needs a confirmation, the app must ask itself. A change of
    /// size, and a screen that covers this one, remove nothing and aren't asked about either.
    ///
    /// SwiftUI has no counterpart to this modifier.
    ///
    /// - Parameters:
    ///   - titleKey: The question.
    ///   - isActive: Whether to ask, for example because there are unsaved changes.
    ///   - confirm: The label of the button that leaves.
    ///   - cancel: The label of the button that stays. Escape has the same effect.
    ///   - message: An additional message below the question.
    ///   - onConfirm: An action that runs when the person agrees, before the screen is removed.
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

    /// Asks for confirmation before a person leaves this view.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - isActive: Whether to ask, for example because there are unsaved changes.
    ///   - confirm: The label of the button that leaves.
    ///   - cancel: The label of the button that stays. Escape has the same effect.
    ///   - message: An additional message below the question.
    ///   - onConfirm: An action that runs when the person agrees, before the screen is removed.
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

    /// Lets the app decide whether a person may leave this view. The app can take its time, and ask with its own
    /// dialog.
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
    /// It applies to the same actions as
    /// ``confirmsLeaving(_:isActive:confirm:cancel:message:onConfirm:)-(LocalizedStringKey,_,_,_,_,_)``.
    ///
    /// - Parameters:
    ///   - isActive: Whether to call the action, for example because there are unsaved changes.
    ///   - action: Called when a person wants to leave. It gets an action that leaves, and may call it at once, later
    ///     or never.
    public func confirmsLeaving(
        isActive: Bool = true, perform action: @escaping (_ leave: LeaveAction) -> Void
    ) -> some View {
        modifier(LeavingGuard(isActive: isActive, question: .app(action)))
    }
}

/// An action that leaves a view after a guard has held this up.
///
/// It works once. It has no effect after the screen was removed, or after the person has done something else that a
/// guard held up.
@MainActor
public struct LeaveAction {
    let attempt: LeavingAttempt

    /// Leaves.
    public func callAsFunction() {
        attempt.succeed()
    }
}

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
