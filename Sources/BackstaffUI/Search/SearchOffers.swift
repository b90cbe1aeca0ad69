import BackstaffElements
import BackstaffGraph

/// The scopes and suggestions below the search field during a search.
struct SearchOffers: View {
    let session: SearchSession
    let suggestedTokens: (() -> AnyView)?

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchSuggestionsAreHidden) private var suggestionsAreHidden

    var body: some View {
        if session.presented.read() {
            if let scopes, scopes.activation.isOnPresentation || session.hasTyped.read() {
                ControlElement(.searchScopes, [.disabled: .flag(!isEnabled)]) { scopes.options }
            }
            if !session.suggestionsAreDone.read() {
                rows.inSearchSuggestions(of: session, isDisabled: !isEnabled)
            }
        }
    }

    @ViewBuilder private var rows: some View {
        if let suggestedTokens, session.search.text.wrappedValue.isEmpty { suggestedTokens() }
        if let suggestions, !suggestionsAreHidden { suggestions }
    }
}
