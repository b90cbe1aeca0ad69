extension View {
    /// Lets people search what this view shows by tokens and words.
    ///
    /// The tokens stand before the words. Backspace at the beginning of the words, or a tap, takes one away; Cancel takes
    /// all away.
    ///
    /// Different from Apple's: a token shows texts and symbols of its view; no control in it can be used.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - tokens: the tokens in the field.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty.
    ///   - token: what stands for a token: a text, or a label.
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

    /// Lets people search what this view shows by tokens and words, and an app begin and end the search.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - tokens: the tokens in the field.
    ///   - isPresented: whether a search goes on, as in the form without tokens.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty.
    ///   - token: what stands for a token: a text, or a label.
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

    /// Lets people search what this view shows by words and tokens, which it suggests.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - tokens: the tokens in the field.
    ///   - suggestedTokens: the tokens that are suggested while the search goes on and there are no words. Those that are
    ///     in the field already are left out.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty.
    ///   - token: what stands for a token, in the field and among the suggestions: a text, or a label.
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

    /// Lets people search what this view shows by words and tokens, which it suggests, and an app begin and end the search.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - tokens: the tokens in the field.
    ///   - suggestedTokens: the tokens that are suggested while the search goes on and there are no words.
    ///   - isPresented: whether a search goes on.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty.
    ///   - token: what stands for a token, in the field and among the suggestions: a text, or a label.
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

    /// Lets people search what this view shows by words and tokens that know where they are kept.
    ///
    /// Different from Apple's: no control in a token can be used, so a token is edited by other means of the app's.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - editableTokens: the tokens in the field.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty.
    ///   - token: what stands for a token: a text, or a label.
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

    /// Lets people search what this view shows by words and tokens that know where they are kept, and an app begin and end
    /// the search.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - editableTokens: the tokens in the field. No control in a token can be used.
    ///   - isPresented: whether a search goes on.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty.
    ///   - token: what stands for a token: a text, or a label.
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
