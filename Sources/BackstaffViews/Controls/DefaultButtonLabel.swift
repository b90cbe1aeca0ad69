import BackstaffGraph

/// The label of a button that has only a role: a word and a symbol.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    /// The content and behavior of the view.
    public var body: some View {
        switch role {
        case .cancel: Label("Cancel", systemImage: "xmark")
        case .confirm: Label("Done", systemImage: "checkmark")
        case .destructive: Label("Delete", systemImage: "trash")
        default: Label("Close", systemImage: "xmark")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the label of its role, for example “Cancel”. In a toolbar, it shows the symbol.
    ///
    /// - Parameters:
    ///   - role: The role of the button.
    ///   - action: The action.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
