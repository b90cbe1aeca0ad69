extension View {
    /// Adds a search field with tokens.
    ///
    /// The tokens are shown before the text. Backspace at the beginning of the text, or a tap, removes a token. Cancel
    /// removes all.
    ///
    /// Unlike in SwiftUI, a token shows only the texts and symbols of its view. Controls in it can't be used.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - tokens: A binding to the tokens in the search field.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field.
    ///   - token: A view builder for a token: a text or a label.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            SearchDescription(
                text, placement: placement, prompt: prompt?.plainText,
                tokens: SearchTokens(tokens, suggested: nil, token: token)))
    }

    /// Adds a search field with tokens, and a binding that starts and ends the search.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - tokens: A binding to the tokens in the search field.
    ///   - isPresented: A binding that indicates whether the search is active. Setting it starts or ends the search.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field.
    ///   - token: A view builder for a token: a text or a label.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            SearchDescription(
                text, isPresented: isPresented, placement: placement, prompt: prompt?.plainText,
                tokens: SearchTokens(tokens, suggested: nil, token: token)))
    }

    /// Adds a search field with tokens and suggested tokens.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - tokens: A binding to the tokens in the search field.
    ///   - suggestedTokens: A binding to the tokens that are suggested during a search while the text is empty. Those
    ///     that are in the field already are left out.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field.
    ///   - token: A view builder for a token in the field and in the suggestions: a text or a label.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            SearchDescription(
                text, placement: placement, prompt: prompt?.plainText,
                tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
    }

    /// Adds a search field with tokens and suggested tokens, and a binding that starts and ends the search.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - tokens: A binding to the tokens in the search field.
    ///   - suggestedTokens: A binding to the tokens that are suggested during a search while the text is empty. Those
    ///     that are in the field already are left out.
    ///   - isPresented: A binding that indicates whether the search is active. Setting it starts or ends the search.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field.
    ///   - token: A view builder for a token in the field and in the suggestions: a text or a label.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            SearchDescription(
                text, isPresented: isPresented, placement: placement, prompt: prompt?.plainText,
                tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
    }

    /// Adds a search field with tokens that are passed as bindings.
    ///
    /// Unlike in SwiftUI, controls in a token can't be used, so the app has to provide another way to edit a token.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - editableTokens: A binding to the tokens in the search field.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field.
    ///   - token: A view builder for a token: a text or a label.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            SearchDescription(
                text, placement: placement, prompt: prompt?.plainText,
                tokens: SearchTokens(editable: editableTokens, token: token)))
    }

    /// Adds a search field with tokens that are passed as bindings, and a binding that starts and ends the search.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - editableTokens: A binding to the tokens in the search field. Controls in a token can't be used.
    ///   - isPresented: A binding that indicates whether the search is active. Setting it starts or ends the search.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field.
    ///   - token: A view builder for a token: a text or a label.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            SearchDescription(
                text, isPresented: isPresented, placement: placement, prompt: prompt?.plainText,
                tokens: SearchTokens(editable: editableTokens, token: token)))
    }
}
