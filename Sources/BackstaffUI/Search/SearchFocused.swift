import BackstaffGraph

extension View {
    /// Ties whether the field of a search has keyboard focus to a condition. Apply it after `searchable`.
    ///
    /// Setting the condition begins a search; unsetting it ends none.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocused(binding, equals: true)
    }

    /// Ties keyboard focus of the field of a search to a value: the field has focus while `binding` has `value`, and when
    /// it is given focus `binding` is given `value`. Apply it after `searchable`.
    ///
    /// Writing `value` begins a search; writing another ends none.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(\.searchFocusTarget, FocusTarget(binding, equals: value))
    }
}

private enum SearchFocusTargetKey: EnvironmentKey {
    static var defaultValue: FocusTarget? { nil }
}

extension EnvironmentValues {
    /// What keyboard focus of the field of a search is tied to.
    var searchFocusTarget: FocusTarget? {
        get { self[SearchFocusTargetKey.self] }
        set { self[SearchFocusTargetKey.self] = newValue }
    }
}
