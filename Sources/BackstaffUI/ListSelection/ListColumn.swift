import BackstaffGraph
import BackstaffNavigation

/// The column of a split view that a list is in, as far as lists need to know it.
///
///     list mounts ──► add ──► its selection changes ──► selectionDidChange ──► later columns go back to their roots
///          unmounts ─► remove
@MainActor
protocol ListColumn: AnyObject {
    /// Whether there is a column after this one, made or still to be made.
    var isLeading: Bool { get }

    /// Whether the columns form one stack.
    var isCollapsed: Bool { get }

    /// Whether something stands above the roots of later columns.
    var laterStacksHaveScreens: Bool { get }

    /// Whether what was stored is to be selected even where something is selected already.
    var offersOverrule: Bool { get }

    func add(_ list: any SelectingList)

    func remove(_ list: any SelectingList)

    /// Takes what a list that is about to be added had selected before the process ended: `nil` if nothing is known of it.
    func takeOfferedSelection() -> NavigationValue??

    /// Takes note that a list of this column has selected something else.
    ///
    /// - Parameters:
    ///   - isOtherwiseFilled: whether the list had nothing selected before, or has nothing now.
    ///   - isSameElement: whether it is still about the same element, which has other content now.
    func selectionDidChange(isOtherwiseFilled: Bool, isSameElement: Bool)

    /// Does what fills later columns with something else, once whoever has something to lose there agrees.
    func refillLaterColumns(_ act: @escaping @MainActor () -> Void)

    /// Takes later columns back to their roots: a person has tapped the row that is selected already.
    func rowWasReselected(_ value: NavigationValue)

    /// Shows the next column, where the columns form one stack.
    func showNext()
}

private enum ListColumnKey: EnvironmentKey {
    static var defaultValue: WeakListColumn { WeakListColumn(column: nil) }
}

/// A column, as the environment holds it: without keeping it.
private struct WeakListColumn: Equatable {
    weak var column: (any ListColumn)?

    static func == (first: Self, second: Self) -> Bool { first.column === second.column }
}

extension EnvironmentValues {
    /// The column of a split view that the view is in.
    var listColumn: (any ListColumn)? {
        get { self[ListColumnKey.self].column }
        set { self[ListColumnKey.self] = WeakListColumn(column: newValue) }
    }
}
