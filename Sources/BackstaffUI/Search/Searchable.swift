extension View {
    /// Adds a search field to the bar of a screen.
    ///
    /// The screen depends on the view to which the modifier is applied:
    ///
    /// - For a ``NavigationSplitView`` it is the root of the first of two columns, or of the second of three columns.
    /// - For a ``NavigationStack`` it is the root of the stack.
    /// - For any other view it is the screen that contains the view. If a screen has several fields, that of the
    ///   innermost view is shown.
    ///
    /// Outside of a navigation container there is no bar, and therefore no field. The app filters its content by
    /// `text`.
    ///
    /// Unlike in SwiftUI, the field of a stack is always shown only on its root, and Cancel clears the tokens together
    /// with the text.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field. The default is “Search”.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(SearchDescription(text, placement: placement, prompt: prompt?.plainText))
    }

    /// Adds a search field to the bar of a screen. See `searchable(text:placement:prompt:)` with a `Text` for its
    /// behavior.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(SearchDescription(text, placement: placement, prompt: prompt.string))
    }

    /// Adds a search field to the bar of a screen. See `searchable(text:placement:prompt:)` with a `Text` for its
    /// behavior.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(SearchDescription(text, placement: placement, prompt: String(prompt)))
    }

    /// Adds a search field to the bar of a screen, and a binding that starts and ends the search.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - isPresented: A binding that indicates whether the search is active. A tap into the field sets it to `true`.
    ///     Cancel and ``DismissSearchAction`` set it to `false`. If the app sets it to `true`, the search starts and
    ///     the field gets the focus. If the app sets it to `false`, the search ends, which clears the text and the
    ///     tokens.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field. The default is “Search”.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(
            SearchDescription(text, isPresented: isPresented, placement: placement, prompt: prompt?.plainText))
    }

    /// Adds a search field to the bar of a screen, and a binding that starts and ends the search.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - isPresented: A binding that indicates whether the search is active. Setting it starts or ends the search.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(SearchDescription(text, isPresented: isPresented, placement: placement, prompt: prompt.string))
    }

    /// Adds a search field to the bar of a screen, and a binding that starts and ends the search.
    ///
    /// - Parameters:
    ///   - text: A binding to the text in the search field.
    ///   - isPresented: A binding that indicates whether the search is active. Setting it starts or ends the search.
    ///   - placement: The preferred placement of the field.
    ///   - prompt: The placeholder of the field.
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

// MARK: - Deprecated variants with suggestions

extension View {
    /// Adds a search field with suggestions.
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions.
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions.
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}
