import BackstaffGraph

/// The edit mode of a view.
public enum EditMode: Hashable, Sendable {
    /// The view isn't in edit mode.
    case inactive
    /// The view is in edit mode temporarily, for example during a swipe.
    case transient
    /// The view is in edit mode.
    case active

    /// Whether the view is in edit mode, even temporarily.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// A binding to the edit mode. Each screen has its own mode, which an ``EditButton`` on that screen changes, unless
    /// an enclosing view sets another binding. It is `nil` outside of screens.
    public var editMode: Binding<EditMode>? {
        get {
            if let mode = self[EditModeKey.self] { return mode }
            guard let enclosingScreen else { return nil }
            // Only bodies read the environment, on the main thread.
            return MainThread.known { enclosingScreen.editMode }
        }
        set { self[EditModeKey.self] = newValue }
    }
}
