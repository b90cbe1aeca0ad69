import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The state of the search that belongs to a `searchable` modifier.
///
///     at rest ──focus, typing, `isPresented` written true──► presented ──Cancel, dismissSearch(), `isPresented` false──► at rest
///                                                             │    ▲                 the text and the tokens are cleared
///                                suggestion chosen, or Return ▼    │ focus, typing
///                                                       suggestions put away
///
/// Losing the focus doesn't end the search: a user may scroll through the results or open one, and then return to the
/// search.
@MainActor
final class SearchState {
    /// Whether the search is active.
    nonisolated let presented = StateBox(false)

    /// Whether text has been typed since the search started.
    let hasTyped = StateBox(false)

    /// Whether the suggestions are hidden, because one was chosen or Return was pressed. They are shown again when the
    /// field gets the focus or the text changes.
    let suggestionsAreDone = StateBox(false)

    private(set) var search: SearchDescription

    /// The node of the modifier.
    weak var node: SearchableNode?

    init(_ search: SearchDescription) {
        self.search = search
    }

    func update(to search: SearchDescription) {
        self.search = search
    }

    private var isPresented: Bool { Tracking.untracked { presented.read() } }

    /// The current text.
    var text: String { Tracking.untracked { search.text.wrappedValue } }

    // MARK: Actions of a user

    /// Starts the search, unless the app's binding refuses the value `true`. Suggestions are shown again.
    func present() {
        guard node != nil else { return }
        suggestionsAreDone.write(false)
        if isPresented { return }
        if let binding = search.isPresented {
            binding.wrappedValue = true
            if !Tracking.untracked({ binding.wrappedValue }) { return }
        }
        if !text.isEmpty { hasTyped.write(true) }
        presented.write(true)
    }

    func edit(_ words: String) {
        present()
        if !words.isEmpty { hasTyped.write(true) }
        search.text.wrappedValue = words
    }

    /// Replaces the text with a suggestion.
    func complete(with completion: SearchCompletion) {
        guard node != nil else { return }
        switch completion {
        case .text(let words):
            hasTyped.write(true)
            search.text.wrappedValue = words
        case .token(let token):
            if search.tokens?.add(token) != true { return }
            clearText()
        }
        suggestionsAreDone.write(true)
    }

    /// Ends the search, and clears the text and the tokens.
    func end() {
        guard node != nil else { return }
        presented.write(false)
        hasTyped.write(false)
        suggestionsAreDone.write(false)
        clearText()
        if let tokens = search.tokens, !Tracking.untracked(tokens.isEmpty) { tokens.removeAll() }
        if let binding = search.isPresented, Tracking.untracked({ binding.wrappedValue }) {
            binding.wrappedValue = false
        }
    }

    private func clearText() {
        if !text.isEmpty { search.text.wrappedValue = "" }
    }

    // MARK: Actions of the app

    /// Ends the search for `dismissSearch`.
    func dismiss() {
        if !isPresented { return }
        end()
        node?.leaveField()
    }

    /// Starts or ends the search as the app's binding requires.
    func followBinding() {
        guard let node, let binding = search.isPresented else { return }
        let isWanted = Tracking.untracked { binding.wrappedValue }
        if isWanted == isPresented { return }
        if isWanted {
            present()
            node.enterField()
        } else {
            dismiss()
        }
    }
}

private enum SearchStateKey: EnvironmentKey {
    static var defaultValue: SearchState? { nil }
}

extension EnvironmentValues {
    /// The search around the view.
    var searchState: SearchState? {
        get { self[SearchStateKey.self] }
        set { self[SearchStateKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the search around the view is active. It is `true` from the first tap
    /// into the search field until the search ends.
    ///
    /// Only views inside the searchable view read this value. The view that applies `searchable` reads the value of a
    /// search around it.
    public var isSearching: Bool { searchState?.presented.read() ?? false }
}

extension SearchState: UnplacedSearch {
    func add(_ screen: ScreenNode, in column: (any StackColumn)?) {
        node?.add(screen, in: column)
    }

    func remove(_ screen: ScreenNode) {
        node?.remove(screen)
    }
}
