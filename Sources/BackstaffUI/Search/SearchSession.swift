import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// One search, from before its field is first tapped to after it is left.
///
///     at rest ──focus, typing, `isPresented` written true──► presented ──Cancel, dismissSearch(), `isPresented` false──► at rest
///                                                             │    ▲                 the text and the tokens are cleared
///                                suggestion chosen, or Return ▼    │ focus, typing
///                                                       suggestions put away
///
/// Losing focus ends nothing: a person scrolls what was found, or opens some of it, and comes back to the search.
@MainActor
final class SearchSession {
    /// Whether a search goes on.
    nonisolated let presented = StateBox(false)

    /// Whether words have been typed since the search began.
    let hasTyped = StateBox(false)

    /// Whether the suggestions have done their service, until the field is turned to again.
    let suggestionsAreDone = StateBox(false)

    private(set) var search: SearchDescription

    /// The node of the modifier, which takes this back as it unmounts.
    @exclusivity(unchecked) weak var node: SearchableNode?

    init(_ search: SearchDescription) {
        self.search = search
    }

    func update(to search: SearchDescription) {
        self.search = search
    }

    private var isPresented: Bool { Tracking.untracked { presented.read() } }

    /// What the text is now.
    var text: String { Tracking.untracked { search.text.wrappedValue } }

    // MARK: What a person does

    /// Begins a search, unless the app's binding won't have it. Brings suggestions back.
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

    /// Puts a suggestion in place of the words.
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

    /// Ends the search, if one goes on, and clears what was searched for.
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

    // MARK: What the app does

    /// Ends the search for a view of the app's.
    func dismiss() {
        if !isPresented { return }
        end()
        node?.leaveField()
    }

    /// Does what the app's binding says.
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

private enum SearchSessionKey: EnvironmentKey {
    static var defaultValue: SearchSession? { nil }
}

private enum UnplacedSearchKey: EnvironmentKey {
    static var defaultValue: SearchSession? { nil }
}

extension EnvironmentValues {
    /// The search that the view is part of.
    var searchSession: SearchSession? {
        get { self[SearchSessionKey.self] }
        set { self[SearchSessionKey.self] = newValue }
    }

    /// A search around a container of screens, between the two: the container's screens may have its field.
    var unplacedSearch: SearchSession? {
        get { self[UnplacedSearchKey.self] }
        set { self[UnplacedSearchKey.self] = newValue }
    }
}
