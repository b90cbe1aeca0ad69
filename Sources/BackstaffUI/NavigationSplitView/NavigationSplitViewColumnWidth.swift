import BackstaffGraph
import BackstaffNavigation
import Foundation

extension View {
    /// Gives the column of a split view that this view is in a width that nobody can change.
    ///
    /// Put it on the content of a leading column; the detail has what the others leave. A column gives way where the window
    /// is narrower. A width that is no positive number is ignored.
    ///
    /// - Parameter width: in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(ColumnWidthPreference(minimum: width, ideal: width, maximum: width))
    }

    /// Gives the column of a split view that this view is in a width that a person can change within limits.
    ///
    /// Differs from SwiftUI's in that limits which contradict the ideal give way to it, and that a change from a fixed
    /// width to a flexible one and back takes effect at once.
    ///
    /// - Parameters:
    ///   - min: the least width in points.
    ///   - ideal: the width in points until a person changes it.
    ///   - max: the largest width in points.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(
            ColumnWidthPreference(minimum: min.map { Double($0) }, ideal: ideal, maximum: max.map { Double($0) }))
    }
}

/// How wide the column wants to be that a view is in.
struct ColumnWidthPreference: Equatable {
    let minimum: Double?
    let ideal: Double
    let maximum: Double?

    func width(default usual: ColumnWidth) -> ColumnWidth {
        ColumnWidth(minimum: minimum, ideal: ideal, maximum: maximum, default: usual)
    }
}
