import BackstaffGraph

/// A button that performs the rename action of the environment, which is set with
/// ``View/renameAction(_:)-(()->Void)``. In the menu of an editable title it renames the title if no action is set.
/// Without an action it is disabled.
public struct RenameButton: View {
    @Environment(\.rename) private var rename
    @Environment(\.renameButtons) private var renameButtons

    /// Creates the button.
    public init() {}

    /// The content and behavior of the view.
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
    /// Sets the action of the rename buttons in this view.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        modifier(EnvironmentModifier { $0.rename = RenameAction(action: action) })
    }

    /// Makes the rename buttons in this view move the focus to a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// An action that starts renaming.
public struct RenameAction {
    let action: () -> Void

    package init(action: @escaping () -> Void) { self.action = action }

    /// Performs the action.
    public func callAsFunction() {
        action()
    }
}

private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// The rename action, or `nil` if none is set.
    public package(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// Counts the rename buttons in a menu while they are created.
@MainActor
package final class RenameButtonCount {
    package private(set) var count = 0

    package nonisolated init() {}

    func add() {
        count += 1
    }
}

private enum RenameButtonsKey: EnvironmentKey {
    static var defaultValue: RenameButtonCount? { nil }
}

extension EnvironmentValues {
    /// The counter for rename buttons inside the view.
    package var renameButtons: RenameButtonCount? {
        get { self[RenameButtonsKey.self] }
        set { self[RenameButtonsKey.self] = newValue }
    }
}
