import BackstaffNavigation

/// The selection of a list after a user deletes a selected row.
public enum SelectionOnDelete: Sendable {
    /// The selection doesn't change. Use it if the app updates the selection itself.
    case keep
    /// The deleted value is removed from the selection.
    case clear
    /// The deleted value is removed from the selection. If the selection is empty then, the row that takes the place of
    /// the deleted one is selected.
    case follow
}

extension View {
    /// Sets the selection of lists in this view after a user deletes a selected row. If the app changes the selection
    /// in its deletion action, that selection is kept.
    ///
    /// SwiftUI doesn't have this modifier; there, a list keeps its selection.
    public func selectionOnDelete(_ selection: SelectionOnDelete) -> some View {
        environment(\.selectionOnDelete, selection)
    }
}

private enum SelectionOnDeleteKey: EnvironmentKey {
    static var defaultValue: SelectionOnDelete { .keep }
}

extension EnvironmentValues {
    var selectionOnDelete: SelectionOnDelete {
        get { self[SelectionOnDeleteKey.self] }
        set { self[SelectionOnDeleteKey.self] = newValue }
    }
}

extension DeletedSelection {
    init(_ selection: SelectionOnDelete) {
        switch selection {
        case .keep: self = .keep
        case .clear: self = .clear
        case .follow: self = .follow
        }
    }
}
