import BackstaffElements

/// A key that moves the selection of a list.
public enum SelectionKey: String, CaseIterable, Sendable {
    /// The arrow keys, which select the row above or below.
    case up, down
    /// The Home and End keys, which select the first or last row.
    case home, end
}

extension HeadlessHost {
    /// Returns whether the row or option with a text is selected.
    ///
    /// - Parameter words: The text of the row.
    /// - Throws: ``LookUpFailure`` if nothing on screen has that text.
    public func isSelected(_ words: String) throws -> Bool {
        try find(words).isSelected
    }

    /// The first text of each selected row on screen, in reading order.
    public var selectedRows: [String] {
        reachable.filter { $0.role == .row && $0.has(.selected) }.map { FoundElement(element: $0).texts.first ?? "" }
    }

    /// Adds a row to the selection of its list or removes it, as a click with the Command or Control key does.
    ///
    /// - Parameter words: The text of the row.
    /// - Throws: ``LookUpFailure`` if no row with that text can be selected.
    public func toggleSelection(of words: String) async throws {
        try await send(.select(.toggle), to: find(words, answering: .select))
    }

    /// Extends the selection of a list to a row, as a click with the Shift key does.
    ///
    /// - Parameter words: The text of the row.
    /// - Throws: ``LookUpFailure`` if no row with that text can be selected.
    public func extendSelection(to words: String) async throws {
        try await send(.select(.extend), to: find(words, answering: .select))
    }

    /// Presses a key to move the selection of a list.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - words: Text that is anywhere in the list.
    ///   - extends: `true` to extend the selection instead of replacing it.
    /// - Throws: ``LookUpFailure`` if nothing with that text is in a list with a selection.
    public func press(_ key: SelectionKey, inListShowing words: String, extends: Bool = false) async throws {
        try await send(.moveSelection(key.move, extends: extends), to: find(words, answering: .moveSelection))
    }
}

extension FoundElement {
    /// A Boolean value that indicates whether the element is, or is in, a selected row or option.
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
