import BackstaffElements

/// A key that moves the selection of a list.
public enum SelectionKey: String, CaseIterable, Sendable {
    /// To the row above, or below.
    case up, down
    /// To the first row, or the last.
    case home, end
}

extension HeadlessHost {
    /// Whether the row that shows `words` is selected.
    public func isSelected(_ words: String) throws -> Bool {
        try find(words).isSelected
    }

    /// What the selected rows on screen show, in reading order: the first words of each.
    public var selectedRows: [String] {
        reachable.filter { $0.role == .row && $0.has(.selected) }.map { FoundElement(element: $0).texts.first ?? "" }
    }

    /// Taps the row that shows `words` so that it is added to the selection of its list, or taken from it, as a tap with the
    /// command key does.
    public func toggleSelection(of words: String) async throws {
        try await send(.select(.toggle), to: find(words, answering: .select))
    }

    /// Taps the row that shows `words` so that the selection of its list is extended to it, as a tap with the shift key does.
    public func extendSelection(to words: String) async throws {
        try await send(.select(.extend), to: find(words, answering: .select))
    }

    /// Presses a key in the list that shows `words`.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - words: what the list shows somewhere.
    ///   - extends: whether what is selected stays selected.
    public func press(_ key: SelectionKey, inListShowing words: String, extends: Bool = false) async throws {
        try await send(.moveSelection(key.move, extends: extends), to: find(words, answering: .moveSelection))
    }
}

extension FoundElement {
    /// Whether the element is, or is in, a selected row or option.
    public var isSelected: Bool {
        var current: Element? = element
        while let element = current {
            if element.has(.selected) { return true }
            current = element.parent
        }
        return false
    }
}

extension SelectionKey {
    fileprivate var move: SelectionMove {
        switch self {
        case .up: .up
        case .down: .down
        case .home: .first
        case .end: .last
        }
    }
}
