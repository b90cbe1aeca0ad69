/// An alert, for source compatibility with older code.
@available(*, deprecated, message: "Use `alert(_:isPresented:actions:message:)` instead")
public struct Alert {
    fileprivate let dialog: OlderDialog

    /// Creates an alert with one button.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - message: The message below the title.
    ///   - dismissButton: The button. If it is `nil`, the alert has an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        dialog = OlderDialog(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
    }

    /// Creates an alert with two buttons.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - message: The message below the title.
    ///   - primaryButton: The first button.
    ///   - secondaryButton: The second button.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        dialog = OlderDialog(title: title, message: message, buttons: [primaryButton, secondaryButton])
    }

    /// A button of an alert, for source compatibility with older code.
    public struct Button {
        fileprivate let label: Text
        fileprivate let role: ButtonRole?
        fileprivate let action: @MainActor () -> Void

        /// Creates a button with the default style.
        ///
        /// - Parameters:
        ///   - label: The label of the button.
        ///   - action: The action, which is performed before the alert is dismissed.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// Creates a cancel button.
        ///
        /// - Parameters:
        ///   - label: The label of the button.
        ///   - action: The action, which is performed before the alert is dismissed.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// Creates a cancel button with the label Cancel.
        ///
        /// - Parameter action: The action, which is performed before the alert is dismissed.
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// Creates a button for a destructive action.
        ///
        /// - Parameters:
        ///   - label: The label of the button.
        ///   - action: The action, which is performed before the alert is dismissed.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}

/// A confirmation dialog, for source compatibility with older code.
@available(*, deprecated, message: "Use `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` instead")
public struct ActionSheet {
    fileprivate let dialog: OlderDialog

    /// Creates a confirmation dialog.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - message: The message below the title.
    ///   - buttons: The buttons. A Cancel button is added if there is none.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        dialog = OlderDialog(title: title, message: message, buttons: buttons)
    }

    /// A button of a confirmation dialog.
    public typealias Button = Alert.Button
}

/// The content of an `Alert` or `ActionSheet`.
@available(*, deprecated)
private struct OlderDialog {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    @MainActor var views: DialogContent<Text?, OlderButtons> {
        DialogContent(title: title, message: message, actions: OlderButtons(buttons: buttons))
    }
}

/// The buttons of an `Alert` or `ActionSheet`.
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
    /// Presents an alert while a condition is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the alert is presented. It is set to `false` once, when a
    ///     button is tapped.
    ///   - content: A closure that returns the alert.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @available(*, deprecated, message: "Use `alert(_:isPresented:actions:message:)` instead")
    public func alert(
        isPresented: Binding<Bool>, content: @escaping () -> Alert, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.alert, while: isPresented, at: (fileID, line)) { content().dialog.views }
    }

    /// Presents an alert while an item isn't `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. It is set to `nil` once, when a button is tapped.
    ///   - content: A closure that returns the alert.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @available(*, deprecated, message: "Use `alert(_:isPresented:presenting:actions:message:)` instead")
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.alert, for: item, at: (fileID, line)) { content($0).dialog.views }
    }

    /// Presents a confirmation dialog while a condition is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the dialog is presented. It is set to `false` once, when a
    ///     button is tapped.
    ///   - content: A closure that returns the dialog.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @available(
        *, deprecated, message: "Use `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` instead"
    )
    public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        presents(.actions, while: isPresented, at: (fileID, line)) { content().dialog.views }
    }

    /// Presents a confirmation dialog while an item isn't `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. It is set to `nil` once, when a button is tapped.
    ///   - content: A closure that returns the dialog.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @available(
        *, deprecated,
        message: "Use `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)` instead"
    )
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        presents(.actions, for: item, at: (fileID, line)) { content($0).dialog.views }
    }
}
