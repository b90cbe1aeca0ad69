import BackstaffElements

extension HeadlessHost {
    /// Starts a search and replaces the text in the search field.
    ///
    /// If there are several search fields, for example in the columns of a split view, the one that is active is used,
    /// or else the first.
    ///
    /// - Parameter text: The text to search for.
    /// - Throws: ``LookUpFailure`` if there is no search field on screen.
    public func search(_ text: String) async throws {
        let field = try requiredSearchField()
        try await send(.focus(true), to: field)
        try await send(.edit(text), to: field)
    }

    /// Cancels the search, as the Cancel button beside the search field or the Escape key does.
    ///
    /// - Throws: ``LookUpFailure`` if there is no search field on screen.
    public func cancelSearch() async throws {
        let field = try requiredSearchField()
        try await send(.cancel, to: field)
        try await send(.focus(false), to: field)
    }

    /// Presses Return in the search field.
    ///
    /// - Throws: ``LookUpFailure`` if there is no search field on screen.
    public func submitSearch() async throws {
        try await send(.submit, to: requiredSearchField())
    }

    /// A Boolean value that indicates whether the search field on screen is active.
    public var isSearching: Bool { searchField?.has(.presented) ?? false }

    /// The text in the search field, or `nil` if there is no search field on screen.
    public var searchText: String? {
        guard let searchField else { return nil }
        if case .text(let words) = searchField[.value] { return words }
        return ""
    }

    /// The text of each token in the search field.
    public var searchTokens: [String] {
        searchField?.children.filter { $0.role == .searchToken }.map { $0.words } ?? []
    }

    /// Deletes a token from the search field, as a tap on it does.
    ///
    /// - Parameter words: The text of the token.
    /// - Throws: ``LookUpFailure`` if there is no search field on screen, or if it has no such token.
    public func deleteSearchToken(_ words: String) async throws {
        let token = try requiredSearchField().children.first { $0.role == .searchToken && $0.words == words }
        guard let token else { throw LookUpFailure("No token says “\(words)”.", outline: outline) }
        try await send(.delete, to: token)
    }

    /// The text of each search scope on screen.
    public var searchScopes: [String] { scopeOptions.map(\.words) }

    /// The text of the selected search scope, or `nil` if no scopes are on screen.
    public var selectedScope: String? { scopeOptions.first { $0.has(.selected) }?.words }

    /// Selects a search scope.
    ///
    /// - Parameter words: The text of the scope.
    /// - Throws: ``LookUpFailure`` if there is no such scope on screen.
    public func selectScope(_ words: String) async throws {
        guard let option = scopeOptions.first(where: { $0.words == words }) else {
            throw LookUpFailure("No scope of a search says “\(words)”.", outline: outline)
        }
        try await send(.activate, to: option)
    }

    /// The text of each search suggestion on screen.
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
