/// A way to build adaptive navigation.
enum Scheme: String, CaseIterable, Identifiable {
    /// Lists with selections, from which the framework makes columns or a stack.
    case lists
    /// Custom rows, and a destination that is presented with a binding.
    case ownRows
    /// Two containers, and a conversion between them in the app's own code.
    case byHand

    var id: Self { self }

    var name: String {
        switch self {
        case .lists: "Lists"
        case .ownRows: "Own Rows"
        case .byHand: "By Hand"
        }
    }

    var summary: String {
        switch self {
        case .lists: "Three columns, each led by the selection in the list before it. No code knows of widths."
        case .ownRows: "Two columns. Rows look as the app likes; a destination shows while something is chosen."
        case .byHand: "Columns or a stack, as the app decides. At each change it carries its path over."
        }
    }
}
