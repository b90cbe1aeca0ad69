import BackstaffGraph

/// Whether a person edits what a view shows.
public enum EditMode: Hashable, Sendable {
    /// Not.
    case inactive
    /// For a moment: with a swipe, for example.
    case transient
    /// Yes.
    case active

    /// Whether a person edits, if only for a moment.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether a person edits what the view shows. Each screen has a mode of its own, which an ``EditButton`` on that screen
    /// changes, unless a view above has set another binding. `nil` where there is no screen.
    public var editMode: Binding<EditMode>? {
        get {
            if let mode = self[EditModeKey.self] { return mode }
            guard let screenContext else { return nil }
            return MainThread.known { screenContext.editMode }  // The environment is read by bodies, which run there.
        }
        set { self[EditModeKey.self] = newValue }
    }
}
