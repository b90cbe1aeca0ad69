import BackstaffElements
import BackstaffGraph

/// The scopes and suggestions below the search field during a search.
struct SearchOffers: View {
    let state: SearchState
    let suggestedTokens: (() -> AnyView)?

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchSuggestionsAreHidden) private var suggestionsAreHidden

    var body: some View {
        if state.presented.read() {
            if let scopes, scopes.activation.isOnPresentation || state.hasTyped.read() {
                ControlElement(.searchScopes, [.disabled: .flag(!isEnabled)]) { scopes.options }
            }
            if !state.suggestionsAreDone.read() {
                rows.inSearchSuggestions(of: state, isDisabled: !isEnabled)
            }
        }
    }

    @ViewBuilder private var rows: some View {
        if let suggestedTokens, state.search.text.wrappedValue.isEmpty { suggestedTokens() }
        if let suggestions, !suggestionsAreHidden { suggestions }
    }
}
