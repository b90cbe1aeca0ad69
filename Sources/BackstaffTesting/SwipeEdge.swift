import BackstaffElements

/// The edge of a row at which a swipe uncovers actions.
public enum SwipeEdge: String, CaseIterable, Sendable {
    /// Where lines begin: on the left, in languages that run to the right.
    case leading
    /// Where lines end.
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
    /// Whether a row has actions of the app's own at an edge.
    func hasActions(at edge: SwipeEdge) -> Bool { names(edge, in: .swipe) }

    /// Whether a swipe across a row does the first of its actions at an edge.
    func takesFullSwipe(from edge: SwipeEdge) -> Bool { names(edge, in: .fullSwipe) }

    private func names(_ edge: SwipeEdge, in key: AttributeKey) -> Bool {
        guard case .text(let edges) = self[key] else { return false }
        return edges.split(separator: " ").contains { $0 == edge.rawValue }
    }

    /// What a swipe has uncovered at the edges of a row.
    var uncovered: [Element] { children.filter { $0.role == .swipeActions } }

    /// Why a row can't be swiped so; `nil` if it can.
    func complaint(aboutSwipeFrom edge: SwipeEdge, _ words: String) -> String? {
        if hasActions(at: edge) { return nil }
        let built = edge == .trailing && verbs.contains(.delete) ? " Its Delete is the list's own: delete the row." : ""
        return "The row with “\(words)” has no actions at its \(edge.rawValue) edge.\(built)"
    }
}
