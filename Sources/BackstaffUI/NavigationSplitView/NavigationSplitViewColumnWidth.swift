import BackstaffGraph
import BackstaffNavigation
import Foundation

extension View {
    /// Sets a fixed width for the column of a split view that contains this view.
    ///
    /// Apply it to the content of a leading column. The detail takes the remaining width. A column is narrower if the
    /// window is too narrow for it. A width that isn't a positive number is ignored.
    ///
    /// - Parameter width: The width in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(ColumnWidthPreference(minimum: width, ideal: width, maximum: width))
    }

    /// Sets a flexible width for the column of a split view that contains this view.
    ///
    /// A user can change the width within the limits. Unlike in SwiftUI, limits that contradict the ideal width are
    /// corrected, and a change between a fixed and a flexible width takes effect immediately.
    ///
    /// - Parameters:
    ///   - min: The minimum width in points.
    ///   - ideal: The width in points until a user changes it.
    ///   - max: The maximum width in points.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(
            ColumnWidthPreference(minimum: min.map { Double($0) }, ideal: ideal, maximum: max.map { Double($0) }))
    }
}

/// The width that a view requests for its column.
struct ColumnWidthPreference: Equatable {
    let minimum: Double?
    let ideal: Double
    let maximum: Double?

    func width(default usual: ColumnWidth) -> ColumnWidth {
        ColumnWidth(minimum: minimum, ideal: ideal, maximum: maximum, default: usual)
    }
}
