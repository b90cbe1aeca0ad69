import Foundation

extension View {
    /// Adds space between this view and the edges of the safe area. On a page it is as ``padding(_:)-(EdgeInsets)``.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Adds space between this view and the edges of the safe area, in points or of the default size.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Adds space between this view and the edges of the safe area, in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
