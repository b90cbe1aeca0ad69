import BackstaffElements

/// The elements of a search, in the bar of a screen and below it.
struct ScreenSearch {
    let field: Element
    let scopes: Element?
    let suggestions: Element?

    /// All elements, from top to bottom.
    var inOrder: [Element] { [field, scopes, suggestions].compactMap(\.self) }

    static func === (first: Self, second: Self) -> Bool {
        first.field === second.field && first.scopes === second.scopes && first.suggestions === second.suggestions
    }
}
