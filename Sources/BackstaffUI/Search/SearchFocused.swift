import BackstaffGraph

extension View {
    /// Binds the keyboard focus of the search field to a Boolean focus state. Apply this modifier after `searchable`.
    ///
    /// Setting the value to `true` starts a search. Setting it to `false` doesn't end the search.
    ///
    /// - Parameter binding: The focus state.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocused(binding, equals: true)
    }

    /// Binds the keyboard focus of the search field to a value of a focus state. Apply this modifier after
    /// `searchable`.
    ///
    /// Setting the focus state to `value` starts a search. Setting it to another value doesn't end the search.
    ///
    /// - Parameters:
    ///   - binding: The focus state. It is set to `value` when the field gets the focus.
    ///   - value: The value for which the field has the focus.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(\.searchFocusTarget, FocusTarget(binding, equals: value))
    }
}

private enum SearchFocusTargetKey: EnvironmentKey {
    static var defaultValue: FocusTarget? { nil }
}

extension EnvironmentValues {
    /// The focus state for the search field.
    var searchFocusTarget: FocusTarget? {
        get { self[SearchFocusTargetKey.self] }
        set { self[SearchFocusTargetKey.self] = newValue }
    }
}
