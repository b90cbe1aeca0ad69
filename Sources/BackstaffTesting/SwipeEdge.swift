import BackstaffElements

/// The edge of a row at which a swipe reveals actions.
public enum SwipeEdge: String, CaseIterable, Sendable {
    /// The edge where text begins. In left-to-right languages this is the left edge.
    case leading
    /// The edge where text ends.
    case trailing
}

extension SwipeEdge {
    init(_ edge: RevealEdge) {
        self =
            switch edge {
            case .leading: .leading
            case .trailing: .trailing
            }
    }

    var revealed: RevealEdge {
        switch self {
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension Element {
    /// Whether the app has declared swipe actions at an edge of the row.
    func hasActions(at edge: SwipeEdge) -> Bool { names(edge, in: .swipe) }

    /// Whether a full swipe performs the first action at an edge of the row.
    func takesFullSwipe(from edge: SwipeEdge) -> Bool { names(edge, in: .fullSwipe) }

    private func names(_ edge: SwipeEdge, in key: AttributeKey) -> Bool {
        guard case .text(let edges) = self[key] else { return false }
        return edges.split(separator: " ").contains { $0 == edge.rawValue }
    }

    /// The revealed swipe actions of a row, one element for each edge.
    var uncovered: [Element] { children.filter { $0.role == .swipeActions } }

    /// An error message if a swipe from an edge of the row does nothing, or `nil` if it does something.
    ///
    /// - Parameters:
    ///   - edge: The edge of the row.
    ///   - words: The text by which the row was found.
    ///   - isFull: Whether the swipe is a full one.
    func complaint(aboutSwipeFrom edge: SwipeEdge, _ words: String, full isFull: Bool) -> String? {
        if hasActions(at: edge) {
            if !isFull || takesFullSwipe(from: edge) { return nil }
            return """
                A full swipe does nothing at the \(edge.rawValue) edge of the row with “\(words)”: allowsFullSwipe is \
                false there.
                """
        }
        let built =
            edge == .trailing && verbs.contains(.delete)
            ? " Its Delete button belongs to the list: delete the row instead." : ""
        return "The row with “\(words)” has no actions at its \(edge.rawValue) edge.\(built)"
    }
}
