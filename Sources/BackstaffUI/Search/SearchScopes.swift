import BackstaffGraph

/// When the scopes of a search come into sight. They stay until the search ends.
public struct SearchScopeActivation: Sendable {
    let isOnPresentation: Bool

    /// As the platform sees fit: when typing begins.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(isOnPresentation: false) }

    /// When typing begins.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(isOnPresentation: false) }

    /// When the search begins.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(isOnPresentation: true) }
}

extension View {
    /// Offers a choice of where to search, below the field.
    ///
    /// Apply it after `searchable`, to the view that this gives: it serves the searches inside the view that it is applied
    /// to, but for those inside a search of their own. To search there is the app's part.
    ///
    /// - Parameters:
    ///   - scope: where people want to search.
    ///   - scopes: what stands for each scope, with a `tag(_:)` of the binding's type; views of a ``ForEach`` stand for
    ///     their ids.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Offers a choice of where to search, below the field, from a certain moment on.
    ///
    /// - Parameters:
    ///   - scope: where people want to search.
    ///   - activation: when the choice comes into sight.
    ///   - scopes: what stands for each scope, with a `tag(_:)` of the binding's type.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let options = AnyView(SearchScopeOptions(scope: scope, content: scopes()))
        let scopes = SearchScopes(activation: activation, options: options)
        return modifier(EnvironmentModifier { $0.searchScopes = scopes })
    }
}

/// What a search offers to choose from.
struct SearchScopes {
    let activation: SearchScopeActivation
    let options: AnyView
}

/// The options of a choice of scopes. A view of its own, so that a choice runs this body and not the app's.
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
    /// What those who search can choose from.
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}
