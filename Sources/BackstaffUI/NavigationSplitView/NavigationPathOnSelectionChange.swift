import BackstaffGraph

/// What becomes of the stacks in later columns when a selection changes.
public enum NavigationPathOnSelectionChange: Sendable {
    /// They go back to their roots, unless the app has written their path in the same update.
    case reset
    /// They stay as they are.
    case keep
}

extension View {
    /// Says what becomes of the stacks in this view when the selection in an earlier column of their split view changes.
    ///
    /// SwiftUI has no such choice: there the path of a stack's own is reset and a bound one is left to the app.
    public func navigationPathOnSelectionChange(_ change: NavigationPathOnSelectionChange) -> some View {
        environment(\.navigationPathOnSelectionChange, change)
    }
}

private enum NavigationPathOnSelectionChangeKey: EnvironmentKey {
    static var defaultValue: NavigationPathOnSelectionChange { .reset }
}

extension EnvironmentValues {
    var navigationPathOnSelectionChange: NavigationPathOnSelectionChange {
        get { self[NavigationPathOnSelectionChangeKey.self] }
        set { self[NavigationPathOnSelectionChangeKey.self] = newValue }
    }
}
