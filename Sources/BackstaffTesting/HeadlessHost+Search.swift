import BackstaffElements

extension HeadlessHost {
    /// Taps into the search field on screen, which begins a search, and types `text` in place of what is in it.
    ///
    /// Of several fields on screen, as in the columns of a split view, the one that is searched in already is meant, else
    /// the first.
    public func search(_ text: String) async throws {
        let field = try requiredSearchField()
        try await send(.focus(true), to: field)
        try await send(.edit(text), to: field)
    }

    /// Taps Cancel beside the search field, or presses Escape in it.
    public func cancelSearch() async throws {
        let field = try requiredSearchField()
        try await send(.cancel, to: field)
        try await send(.focus(false), to: field)
    }

    /// Presses Return in the search field.
    public func submitSearch() async throws {
        try await send(.submit, to: requiredSearchField())
    }

    /// Whether a search goes on in the field on screen.
    public var isSearching: Bool { searchField?.has(.presented) ?? false }

    /// The words in the search field on screen, or `nil` if there is none.
    public var searchText: String? {
        guard let searchField else { return nil }
        if case .text(let words) = searchField[.value] { return words }
        return ""
    }

    /// The words of each token in the search field on screen.
    public var searchTokens: [String] {
        searchField?.children.filter { $0.role == .searchToken }.map { $0.words } ?? []
    }

    /// Deletes the token with those words from the search field, as a tap on it does.
    public func deleteSearchToken(_ words: String) async throws {
        let token = try requiredSearchField().children.first { $0.role == .searchToken && $0.words == words }
        guard let token else { throw LookUpFailure("No token says “\(words)”.", outline: outline) }
        try await send(.delete, to: token)
    }

    /// The words of each scope on screen.
    public var searchScopes: [String] { scopeOptions.map(\.words) }

    /// The words of the scope that is chosen, or `nil` if no scopes are on screen.
    public var selectedScope: String? { scopeOptions.first { $0.has(.selected) }?.words }

    /// Taps the scope with those words.
    public func selectScope(_ words: String) async throws {
        guard let option = scopeOptions.first(where: { $0.words == words }) else {
            throw LookUpFailure("No scope of a search says “\(words)”.", outline: outline)
        }
        try await send(.activate, to: option)
    }

    /// The words of each suggestion on screen.
    public var searchSuggestions: [String] {
        reachable.first { $0.role == .searchSuggestions }?.children.filter { $0.role == .row }.map(\.words) ?? []
    }

    private var searchField: Element? {
        let fields = reachable.filter { $0.role == .searchField }
        return fields.first { $0.has(.presented) } ?? fields.first
    }

    private func requiredSearchField() throws -> Element {
        guard let searchField else { throw LookUpFailure("There is no search field on screen.", outline: outline) }
        return searchField
    }

    private var scopeOptions: [Element] {
        var options: [Element] = []
        reachable.first { $0.role == .searchScopes }?.forEachDescendant {
            if $0.role == .option { options.append($0) }
        }
        return options
    }
}
