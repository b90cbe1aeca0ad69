import BackstaffGraph

/// The event that makes search scopes visible. They remain visible until the search ends.
public struct SearchScopeActivation: Sendable {
    let isOnPresentation: Bool

    /// The default, which is `onTextEntry`.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(isOnPresentation: false) }

    /// The scopes become visible when a user types text.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(isOnPresentation: false) }

    /// The scopes become visible when the search starts.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(isOnPresentation: true) }
}

extension View {
    /// Adds search scopes, which are shown below the search field.
    ///
    /// Apply this modifier after `searchable`. It applies to the searches inside the view, except for nested ones. The
    /// app filters its content by the selected scope.
    ///
    /// - Parameters:
    ///   - scope: A binding to the selected scope.
    ///   - scopes: A view builder for the scopes. Each view needs a `tag(_:)` of the binding's type. A view of a
    ///     ``ForEach`` has its id as tag.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Adds search scopes, which are shown below the search field after an event.
    ///
    /// - Parameters:
    ///   - scope: A binding to the selected scope.
    ///   - activation: The event that makes the scopes visible.
    ///   - scopes: A view builder for the scopes. Each view needs a `tag(_:)` of the binding's type. A view of a
    ///     ``ForEach`` has its id as tag.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let options = AnyView(SearchScopeOptions(scope: scope, content: scopes()))
        let scopes = SearchScopes(activation: activation, options: options)
        return modifier(EnvironmentModifier { $0.searchScopes = scopes })
    }
}

/// The scopes of a search.
struct SearchScopes {
    let activation: SearchScopeActivation
    let options: AnyView
}

/// The views of the scopes. This is a separate view, so that selecting a scope runs this body and not that of the app's
/// view.
private struct SearchScopeOptions<Value: Hashable, Content: View>: View {
    let scope: Binding<Value>
    let content: Content

    var body: some View {
        content.environment(\.pickerOptions, PickerOptions(Binding(scope)))
    }
}

private enum SearchScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
    /// The scopes for searches inside the view.
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}
