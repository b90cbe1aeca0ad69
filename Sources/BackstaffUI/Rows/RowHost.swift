import BackstaffElements

/// A list, to what makes its rows.
@MainActor
protocol RowHost: AnyObject {
    /// Takes note of who edits what the row of an element stands for.
    func setEditor(_ editor: any RowEditor, of element: Element)

    /// Lets the row of an element show what is said of it now.
    func traitsDidChange(of element: Element)
}
