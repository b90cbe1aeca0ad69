import BackstaffGraph

/// The effect of a changed selection on the stacks in later columns.
public enum NavigationPathOnSelectionChange: Sendable {
    /// They are popped to their roots, unless the app has written their path in the same update.
    case reset
    /// They don't change.
    case keep
}

extension View {
    /// Sets the effect on the stacks in this view of a changed selection in an earlier column of their split view.
    ///
    /// SwiftUI has no such choice. It resets the path of a stack that keeps its own, and doesn't change a bound one.
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
