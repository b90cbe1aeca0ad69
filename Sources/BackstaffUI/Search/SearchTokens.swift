import BackstaffElements

/// Type-erased access to the tokens of a search.
@MainActor
struct SearchTokens {
    /// Returns the views of the tokens, which are read from the app's binding.
    let views: () -> AnyView

    /// Returns the views of the suggested tokens, which are read from the app's binding.
    let suggestions: (() -> AnyView)?

    let isEmpty: () -> Bool
    let removeAll: () -> Void

    /// Adds a token unless it is there already. Returns `false` if its type differs from that of the others.
    let add: (Any) -> Bool

    init<Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        _ tokens: Binding<Tokens>, suggested: Binding<Tokens>?,
        token: @escaping (Tokens.Element) -> Token
    ) where Tokens.Element: Identifiable {
        self.init(tokens, suggested: suggested, token: token) {
            AnyView(
                ForEach(tokens.wrappedValue) { element in
                    SearchToken(content: token(element)) { tokens.removeToken(element.id) }
                })
        }
    }

    init<Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        editable tokens: Binding<Tokens>, token: @escaping (Binding<Tokens.Element>) -> Token
    ) where Tokens.Element: Identifiable {
        self.init(tokens, suggested: nil, token: { (_: Tokens.Element) in EmptyView() }) {
            AnyView(
                ForEach(tokens) { $element in
                    SearchToken(content: token($element)) { tokens.removeToken($element.wrappedValue.id) }
                })
        }
    }

    private init<Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        _ tokens: Binding<Tokens>, suggested: Binding<Tokens>?, token: @escaping (Tokens.Element) -> Token,
        views: @escaping () -> AnyView
    ) where Tokens.Element: Identifiable {
        self.views = views
        suggestions = suggested.map { suggested in
            {
                let chosen = Set(tokens.wrappedValue.map(\.id))
                let others = suggested.wrappedValue.filter { !chosen.contains($0.id) }
                return AnyView(ForEach(others) { element in token(element).searchCompletion(element) })
            }
        }
        isEmpty = { tokens.wrappedValue.isEmpty }
        removeAll = { tokens.wrappedValue.removeAll() }
        add = { new in
            guard let new = new as? Tokens.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == new.id }) { tokens.wrappedValue.append(new) }
            return true
        }
    }
}

extension Binding where Value: RangeReplaceableCollection, Value.Element: Identifiable {
    /// Removes the token with an id, if there is one.
    @MainActor
    fileprivate func removeToken(_ id: Value.Element.ID) {
        if let index = wrappedValue.firstIndex(where: { $0.id == id }) { wrappedValue.remove(at: index) }
    }
}

/// A token in a search field.
private struct SearchToken<Content: View>: View {
    let content: Content
    let remove: @MainActor () -> Void

    var body: some View {
        ControlElement(.searchToken, verbs: .delete, onEvent: { [remove] _ in remove() }) {
            content.labelStyle(SearchTokenLabelStyle())
        }
    }
}

/// Shows the icon and the title of a label without a layout. The token arranges them.
private struct SearchTokenLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
    }
}
