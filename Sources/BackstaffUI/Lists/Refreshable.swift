/// Does again what fills a view with content.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Does it, and returns when it is done.
    @MainActor
    public func callAsFunction() async {
        await action()
    }
}

private enum RefreshActionKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// What refreshes the content of this view. `nil` if nothing does, and for lists in rows of a list that has one.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshActionKey.self] }
        set { self[RefreshActionKey.self] = newValue }
    }
}

extension View {
    /// Lets a person refresh the lists in this view: by pulling one down, or by its Refresh button, which appears with the
    /// Tab key or as a wheel turns beyond the top.
    ///
    /// The list says that it is busy until the action returns; it can't be refreshed again until then. The action is
    /// cancelled when the list goes.
    ///
    /// - Parameter action: does again what fills the view with content.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
