extension View {
    /// Sets the insets of the content of this view's rows.
    ///
    /// - Parameter insets: The insets in points, or `nil` for the insets of the list style.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowTraitModifier(trait: .insets(insets)))
    }

    /// Sets the visibility of the separators below this view's rows.
    ///
    /// - Parameters:
    ///   - visibility: The visibility of the separators.
    ///   - edges: The edges to change. Rows have separators only at the bottom, so ``VerticalEdge/top`` alone has no
    ///     effect.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowTraitModifier(trait: .separator(edges.contains(.bottom) ? visibility : .automatic)))
    }

    /// Sets the color of the separators below this view's rows.
    ///
    /// - Parameters:
    ///   - color: The color, or `nil` for the color of the list style.
    ///   - edges: The edges to change. Rows have separators only at the bottom, so ``VerticalEdge/top`` alone has no
    ///     effect.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowTraitModifier(trait: .separatorTint(edges.contains(.bottom) ? color : nil)))
    }
}
