import BackstaffElements
import BackstaffGraph

/// The search field. Its body reads the text and the environment of the search.
struct SearchField: View {
    let search: SearchDescription
    let state: SearchState

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textInputTraits) private var traits
    @Environment(\.searchFocusTarget) private var focus

    var body: some View {
        SearchFieldElement(
            state: state, text: search.text.wrappedValue, attributes: attributes, focus: focus,
            isFocusWanted: focus?.isWanted() ?? false, tokens: search.tokens?.views())
    }

    private var attributes: KeyValuePairs<AttributeKey, AttributeValue?> {
        [
            .placeholder: .words(search.prompt ?? "Search"),
            .displayMode: .text(search.placement.staysInSight ? "always" : "automatic"),
            .presented: .flag(state.presented.read()),
            .disabled: .flag(!isEnabled),
            .keyboard: .words(traits.keyboard),
            .contentType: .words(traits.contentType),
            .capitalization: .words(traits.capitalization),
            .autocorrection: traits.isAutocorrectionDisabled ? .text("off") : nil,
            .submitLabel: .words(traits.submitLabel),
        ]
    }
}
