import BackstaffElements

/// A list, as seen by the views that create its rows.
@MainActor
protocol RowHost: AnyObject {
    /// Sets the editor for the row of an element.
    func setEditor(_ editor: any RowEditor, of element: Element)

    /// Updates the row of an element after its traits have changed.
    func traitsDidChange(of element: Element)
}
