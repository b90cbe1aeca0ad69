import Foundation

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
    /// The usual spacing.
    public static let `default` = ListSectionSpacing()
    /// A smaller spacing.
    public static let compact = ListSectionSpacing()

    /// A spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

extension View {
    /// Sets the spacing between rows, in points. It has no effect.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

    /// Sets the spacing between sections. It has no effect.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    /// Sets the spacing between sections, in points. It has no effect.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    /// Sets the visibility of the separators between sections. It has no effect.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Sets the color of the separators between sections. It has no effect.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
}
