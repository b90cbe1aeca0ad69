/// An alert in older code.
@available(*, deprecated, message: "Use `alert(_:isPresented:actions:message:)` instead")
public struct Alert {
    fileprivate let question: OlderQuestion

    /// An alert with one button.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - message: what else there is to say.
    ///   - dismissButton: the button; without it one that says OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        question = OlderQuestion(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
    }

    /// An alert with two buttons.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - message: what else there is to say.
    ///   - primaryButton: the first button.
    ///   - secondaryButton: the second button.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        question = OlderQuestion(title: title, message: message, buttons: [primaryButton, secondaryButton])
    }

    /// A button of an alert in older code.
    public struct Button {
        fileprivate let label: Text
        fileprivate let role: ButtonRole?
        fileprivate let action: @MainActor () -> Void

        /// A usual button.
        ///
        /// - Parameters:
        ///   - label: the words on it.
        ///   - action: what a tap does, before the question goes.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// A button that leaves things as they are.
        ///
        /// - Parameters:
        ///   - label: the words on it.
        ///   - action: what a tap does, before the question goes.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// A button that leaves things as they are, and says Cancel.
        ///
        /// - Parameter action: what a tap does, before the question goes.
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// A button that deletes something.
        ///
        /// - Parameters:
        ///   - label: the words on it.
        ///   - action: what a tap does, before the question goes.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}

/// A choice in older code.
@available(*, deprecated, message: "Use `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` instead")
public struct ActionSheet {
    fileprivate let question: OlderQuestion

    /// A choice between buttons.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - message: what else there is to say.
    ///   - buttons: the buttons. A Cancel is added if there is none.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        question = OlderQuestion(title: title, message: message, buttons: buttons)
    }

    /// A button of a choice.
    public typealias Button = Alert.Button
}

/// What a question in older code says.
@available(*, deprecated)
private struct OlderQuestion {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    @MainActor var views: QuestionContent<Text?, OlderButtons> {
        QuestionContent(title: title, message: message, actions: OlderButtons(buttons: buttons))
    }
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
    ///
    /// - Parameters:
    ///   - isPresented: whether the alert is presented. Is set to `false`, once, when it is answered.
    ///   - content: makes the alert.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @available(*, deprecated, message: "Use `alert(_:isPresented:actions:message:)` instead")
    public func alert(
        isPresented: Binding<Bool>, content: @escaping () -> Alert, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.alert, while: isPresented, at: (fileID, line)) { content().question.views }
    }

    /// Presents an alert while there is an item.
    ///
    /// - Parameters:
    ///   - item: what the alert is about. Is set to `nil`, once, when it is answered.
    ///   - content: makes the alert.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @available(*, deprecated, message: "Use `alert(_:isPresented:presenting:actions:message:)` instead")
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.alert, for: item, at: (fileID, line)) { content($0).question.views }
    }

    /// Presents a choice while a flag is set.
    ///
    /// - Parameters:
    ///   - isPresented: whether the choice is presented. Is set to `false`, once, when it is made.
    ///   - content: makes the choice.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @available(
        *, deprecated, message: "Use `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` instead"
    )
    public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        presents(.actions, while: isPresented, at: (fileID, line)) { content().question.views }
    }

    /// Presents a choice while there is an item.
    ///
    /// - Parameters:
    ///   - item: what the choice is about. Is set to `nil`, once, when it is made.
    ///   - content: makes the choice.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    @available(
        *, deprecated,
        message: "Use `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)` instead"
    )
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        presents(.actions, for: item, at: (fileID, line)) { content($0).question.views }
    }
}
