import BackstaffGraph

/// A button that lets a person rename something, by the action that ``View/renameAction(_:)`` sets around it. In the menu
/// of a title that can be edited it renames that, if no action is set. Without either it is disabled.
public struct RenameButton: View {
    @Environment(\.rename) private var rename
    @Environment(\.renameButtons) private var renameButtons

    /// The button.
    public init() {}

    /// What is shown.
    public var body: some View {
        let _ = renameButtons?.add()
        Button {
            rename?()
        } label: {
            Label("Rename", systemImage: "pencil")
        }
        .disabled(rename == nil)
    }
}

extension View {
    /// Sets what a ``RenameButton`` in this view does.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        modifier(EnvironmentModifier { $0.rename = RenameAction(action: action) })
    }

    /// Lets a ``RenameButton`` in this view move focus to a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// Lets a person rename something.
public struct RenameAction {
    let action: () -> Void

    /// Does it.
    public func callAsFunction() {
        action()
    }
}

private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// What lets a person rename something, if a view above says what does.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}
