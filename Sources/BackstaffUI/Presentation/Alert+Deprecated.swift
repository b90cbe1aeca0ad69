/// An alert in older code.
@available(*, deprecated, message: "Use `alert(_:isPresented:actions:message:)` instead")
public struct Alert {
    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// An alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert in older code.
    public struct Button {
        fileprivate let label: Text
        fileprivate let role: ButtonRole?
        fileprivate let action: @MainActor () -> Void

        /// A usual button.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// A button that leaves things as they are.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// A button that leaves things as they are, and says Cancel.
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// A button that deletes something.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}

/// A choice in older code.
@available(*, deprecated, message: "Use `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` instead")
public struct ActionSheet {
    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// A choice between buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of a choice.
    public typealias Button = Alert.Button
}

/// The buttons of a question in older code.
@available(*, deprecated)
private struct OlderButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
        }
    }
}

extension View {
    /// Presents an alert while a flag is set.
    @available(*, deprecated, message: "Use `alert(_:isPresented:actions:message:)` instead")
    public func alert(
        isPresented: Binding<Bool>, content: @escaping () -> Alert, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            PresentationModifier(
                PresentationRequest(.alert, isPresented: isPresented, fileID: fileID, line: line) {
                    let alert = content()
                    return QuestionContent(
                        title: alert.title, message: alert.message, actions: OlderButtons(buttons: alert.buttons))
                }))
    }

    /// Presents an alert while there is an item.
    @available(*, deprecated, message: "Use `alert(_:isPresented:presenting:actions:message:)` instead")
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            PresentationModifier(
                PresentationRequest(.alert, item: item, fileID: fileID, line: line) { item in
                    let alert = content(item)
                    return QuestionContent(
                        title: alert.title, message: alert.message, actions: OlderButtons(buttons: alert.buttons))
                }))
    }

    /// Presents a choice while a flag is set.
    @available(
        *, deprecated, message: "Use `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` instead"
    )
    public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        modifier(
            PresentationModifier(
                PresentationRequest(.actions, isPresented: isPresented, fileID: fileID, line: line) {
                    let sheet = content()
                    return QuestionContent(
                        title: sheet.title, message: sheet.message, actions: OlderButtons(buttons: sheet.buttons))
                }))
    }

    /// Presents a choice while there is an item.
    @available(
        *, deprecated,
        message: "Use `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)` instead"
    )
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        modifier(
            PresentationModifier(
                PresentationRequest(.actions, item: item, fileID: fileID, line: line) { item in
                    let sheet = content(item)
                    return QuestionContent(
                        title: sheet.title, message: sheet.message, actions: OlderButtons(buttons: sheet.buttons))
                }))
    }
}
