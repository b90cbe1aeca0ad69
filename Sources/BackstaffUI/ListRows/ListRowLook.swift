extension View {
    /// Sets the room around the content of the rows that this view makes.
    ///
    /// - Parameter insets: in points. `nil` for what the list's style has.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowTraitModifier(trait: .insets(insets)))
    }

    /// Shows or hides the lines below the rows that this view makes.
    ///
    /// - Parameters:
    ///   - visibility: whether there is a line.
    ///   - edges: the sides that are meant. There are lines at bottoms only, so ``VerticalEdge/top`` alone changes nothing.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowTraitModifier(trait: .separator(edges.contains(.bottom) ? visibility : .automatic)))
    }

    /// Colours the lines below the rows that this view makes.
    ///
    /// - Parameters:
    ///   - color: the colour. `nil` for that of the list's style.
    ///   - edges: the sides that are meant. There are lines at bottoms only, so ``VerticalEdge/top`` alone changes nothing.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowTraitModifier(trait: .separatorTint(edges.contains(.bottom) ? color : nil)))
    }
}
