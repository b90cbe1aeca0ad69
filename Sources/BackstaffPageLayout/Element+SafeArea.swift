extension Element {
    /// The edges at which the element ignores the safe area, or nil if it keeps to it.
    var safeAreaEdges: LayoutEdges? {
        guard let names = words(.safeArea) else { return nil }
        if names == "all" { return .all }
        var edges: LayoutEdges = []
        if names.contains("top") { edges.insert(.top) }
        if names.contains("leading") { edges.insert(.leading) }
        if names.contains("bottom") { edges.insert(.bottom) }
        if names.contains("trailing") { edges.insert(.trailing) }
        return edges
    }
}
