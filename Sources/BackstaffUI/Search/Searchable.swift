extension View {
    /// Lets people search what this view shows: puts a search field into the bar of a screen.
    ///
    /// Which screen that is follows from what the modifier is applied to.
    ///
    /// - A ``NavigationSplitView``: the root of the first of two columns, or of the second of three.
    /// - A ``NavigationStack``: its root.
    /// - Any other view: the screen that the view is on. Of several fields on one screen that of the innermost view counts.
    ///
    /// Outside of all these there is no bar, and so no field. To filter is the app's part: it shows what goes with `text`.
    ///
    /// Different from Apple's: a field on a stack stands on the root alone, in every form of the app; Cancel clears tokens
    /// together with the words.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty; with `nil` the page's own word for searching.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(SearchDescription(text, placement: placement, prompt: prompt?.plainText))
    }

    /// Lets people search what this view shows. Where the field stands and what it does is said at the
    /// form whose prompt is a text.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(SearchDescription(text, placement: placement, prompt: prompt.string))
    }

    /// Lets people search what this view shows. Where the field stands and what it does is said at the
    /// form whose prompt is a text.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(SearchDescription(text, placement: placement, prompt: String(prompt)))
    }

    /// Lets people search what this view shows, and an app begin and end the search.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - isPresented: whether a search goes on. A tap into the field writes `true`, Cancel and ``DismissSearchAction``
    ///     write `false`. An app that writes `true` gives the field keyboard focus; one that writes `false` ends the search
    ///     as ``DismissSearchAction`` does, which clears the text and the tokens.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty; with `nil` the page's own word for searching.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(
            SearchDescription(text, isPresented: isPresented, placement: placement, prompt: prompt?.plainText))
    }

    /// Lets people search what this view shows, and an app begin and end the search.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - isPresented: whether a search goes on.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(SearchDescription(text, isPresented: isPresented, placement: placement, prompt: prompt.string))
    }

    /// Lets people search what this view shows, and an app begin and end the search.
    ///
    /// - Parameters:
    ///   - text: the words in the field.
    ///   - isPresented: whether a search goes on.
    ///   - placement: where the field would best stand.
    ///   - prompt: what stands in the field while it is empty.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(SearchDescription(text, isPresented: isPresented, placement: placement, prompt: String(prompt)))
    }

    func searchable(_ search: SearchDescription) -> some View {
        modifier(SearchableModifier(search: search))
    }
}

// MARK: - With suggestions, as it was first spelt

extension View {
    /// Lets people search what this view shows, and suggests what to search for.
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Lets people search what this view shows, and suggests what to search for.
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Lets people search what this view shows, and suggests what to search for.
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}
