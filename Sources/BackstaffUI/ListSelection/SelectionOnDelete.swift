import BackstaffNavigation

/// What a list selects when a person deletes a row that is selected.
public enum SelectionOnDelete: Sendable {
    /// The same as before. An app that keeps elements in its selection, or shows what is selected, says itself what is
    /// selected then.
    case keep
    /// What is left of the selection.
    case clear
    /// What is left of the selection. If nothing is, the row that takes the place of the deleted one.
    case follow
}

extension View {
    /// Says what the lists in this view select when a person deletes a row that is selected. What the app selects in its
    /// action is left alone.
    ///
    /// SwiftUI has no such choice: there a list keeps its selection.
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
