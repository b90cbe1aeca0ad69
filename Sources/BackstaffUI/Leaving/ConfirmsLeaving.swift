extension View {
    /// Asks for confirmation before a user leaves this view.
    ///
    /// ```swift
    /// NoteEditor(note: $draft)
    ///     .confirmsLeaving("Discard this note?", isActive: draft != saved)
    /// ```
    ///
    /// While it is active, it asks before an action of the platform removes the screen of this view. Such actions are
    /// the back button, an edge swipe, Escape, the browser's back and forward, and a selection or a link in an earlier
    /// column that would replace the screen. If a user closes or reloads the tab, the browser asks with its own text.
    /// Until the user agrees, the screens, the selection and the browser's history stay the same.
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
    ///   - onConfirm: An action that runs when the user agrees, before the screen is removed.
    public func confirmsLeaving(
        _ titleKey: LocalizedStringKey = "Discard Changes?", isActive: Bool = true,
        confirm: LocalizedStringKey = "Discard", cancel: LocalizedStringKey = "Stay", message: Text? = nil,
        onConfirm: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            LeavingGuard(
                isActive: isActive, title: titleKey.string, confirm: confirm, cancel: cancel, message: message,
                onConfirm: onConfirm))
    }

    /// Asks for confirmation before a user leaves this view.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - isActive: Whether to ask, for example because there are unsaved changes.
    ///   - confirm: The label of the button that leaves.
    ///   - cancel: The label of the button that stays. Escape has the same effect.
    ///   - message: An additional message below the question.
    ///   - onConfirm: An action that runs when the user agrees, before the screen is removed.
    @_disfavoredOverload
    public func confirmsLeaving<S: StringProtocol>(
        _ title: S, isActive: Bool = true, confirm: LocalizedStringKey = "Discard",
        cancel: LocalizedStringKey = "Stay", message: Text? = nil, onConfirm: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            LeavingGuard(
                isActive: isActive, title: String(title), confirm: confirm, cancel: cancel, message: message,
                onConfirm: onConfirm))
    }

    /// Lets the app decide whether a user may leave this view. The app can take its time, and ask with its own
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
    ///   - action: Called when a user wants to leave. It gets an action that leaves, and may call it at once, later
    ///     or never.
    public func confirmsLeaving(
        isActive: Bool = true, perform action: @escaping (_ leave: LeaveAction) -> Void
    ) -> some View {
        modifier(LeavingGuard(isActive: isActive, action: action))
    }
}
