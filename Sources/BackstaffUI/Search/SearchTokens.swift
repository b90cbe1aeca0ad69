import BackstaffElements

/// The tokens of a search, whatever they are: what stands for them, and how they are taken away and added.
@MainActor
struct SearchTokens {
    /// The elements of the tokens. Reads them from the app.
    let views: () -> AnyView

    /// The tokens that are suggested. Reads them from the app.
    let suggestions: (() -> AnyView)?

    let isEmpty: () -> Bool
    let removeAll: () -> Void

    /// Adds a token, if it is of the type of the others and not there already. Says whether it is there now.
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
    /// Takes away the token with an id, if it is still there.
    @MainActor
    fileprivate func removeToken(_ id: Value.Element.ID) {
        if let index = wrappedValue.firstIndex(where: { $0.id == id }) { wrappedValue.remove(at: index) }
    }
}

/// One token before the words of a field.
private struct SearchToken<Content: View>: View {
    let content: Content
    let remove: @MainActor () -> Void

    var body: some View {
        ControlElement(.searchToken, verbs: .delete, onEvent: { [remove] _ in remove() }) {
            content.labelStyle(SearchTokenLabelStyle())
        }
    }
}

/// A label's icon and title as they are: the token itself arranges them.
private struct SearchTokenLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
    }
}
