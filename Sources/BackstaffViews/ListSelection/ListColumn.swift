import BackstaffGraph
import BackstaffNavigation

/// The column of a split view that contains a list, with the parts that lists need.
///
///     list mounts ──► add ──► its selection changes ──► selectionDidChange ──► later columns go back to their roots
///          unmounts ─► remove
@MainActor
package protocol ListColumn: AnyObject {
    /// Whether there is a column after this one, even if it doesn't exist yet.
    var isLeading: Bool { get }

    /// Whether the columns form one stack.
    var isCollapsed: Bool { get }

    /// Whether later columns have screens above their roots.
    var laterStacksHaveScreens: Bool { get }

    /// Whether restored state replaces an existing selection.
    var offersOverrule: Bool { get }

    func add(_ list: any SelectingList)

    func remove(_ list: any SelectingList)

    /// Returns the restored selection of a list that is about to be added, or `nil` if it is unknown.
    func takeOfferedSelection() -> NavigationValue??

    /// Called when a list of this column has selected something else.
    ///
    /// - Parameters:
    ///   - isOtherwiseFilled: Whether the selection changed from or to empty.
    ///   - isSameElement: Whether the selection is still the same element with changed content.
    func selectionDidChange(isOtherwiseFilled: Bool, isSameElement: Bool)

    /// Called when a list of this column that has a selection begins or ends editing.
    func columnDidChange()

    /// Runs a closure that replaces the content of later columns, after guards there have agreed.
    func refillLaterColumns(_ act: @escaping @MainActor () -> Void)

    /// Pops later columns to their roots, because a user has tapped the selected row.
    func rowWasReselected(_ value: NavigationValue)

    /// Shows the next column if the columns form one stack.
    func showNext()
}

private enum ListColumnKey: EnvironmentKey {
    static var defaultValue: WeakListColumn { WeakListColumn(column: nil) }
}

/// A weak reference to a column, for the environment.
private struct WeakListColumn: Equatable {
    weak var column: (any ListColumn)?

    static func == (first: Self, second: Self) -> Bool { first.column === second.column }
}

extension EnvironmentValues {
    /// The column of a split view that contains the view.
    package var listColumn: (any ListColumn)? {
        get { self[ListColumnKey.self].column }
        set { self[ListColumnKey.self] = WeakListColumn(column: newValue) }
    }
}
