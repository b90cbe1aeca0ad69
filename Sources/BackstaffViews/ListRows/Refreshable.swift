/// An action that refreshes the content of a view.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Performs the action, and returns when it's finished.
    @MainActor
    public func callAsFunction() async {
        await action()
    }
}

private enum RefreshActionKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The action that refreshes the content of this view, or `nil` if there is none. It's `nil` inside rows of a list
    /// that has a refresh action.
    public package(set) var refresh: RefreshAction? {
        get { self[RefreshActionKey.self] }
        set { self[RefreshActionKey.self] = newValue }
    }
}

extension View {
    /// Marks the lists in this view as refreshable. A user refreshes a list by pulling it down, or with its Refresh
    /// button. The button appears when it gets the focus with the Tab key, or when a wheel scrolls beyond the top.
    ///
    /// The list is marked as busy until the action returns, and can't be refreshed again before. The action is canceled
    /// when the list is removed.
    ///
    /// - Parameter action: An asynchronous action that loads the content again.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
