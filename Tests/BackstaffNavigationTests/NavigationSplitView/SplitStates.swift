import BackstaffNavigation

/// A state of columns as text: for each column its selection, `*` if its root is replaced, and `›` for each screen
/// above the root. Visibility and preferred column follow after a bar if they are set.
func text(_ state: SplitState) -> String {
    var words = state.order.map { column in
        let held = state[column]
        let selected = held.selection.isEmpty ? "" : "=" + held.selection.map(\.description).joined(separator: ",")
        return "\(column)\(selected)\(held.isRootReplaced ? "*" : "")" + String(repeating: "›", count: held.stack.depth)
    }
    if state.visibility != .automatic || state.preferredCompactColumn != nil { words.append("|") }
    if state.visibility != .automatic { words.append("\(state.visibility)") }
    if let column = state.preferredCompactColumn { words.append("prefers \(column)") }
    return words.joined(separator: " ")
}

func column(_ selection: [Int] = [], replaced: Bool = false, depth: Int = 0) -> SplitState.Column {
    SplitState.Column(
        selection: selection.map { NavigationValue($0) }, isRootReplaced: replaced,
        stack: StackState(values: (0..<depth).map { NavigationValue($0) }))
}

func state(
    _ columns: SplitState.Column..., visibility: ColumnVisibility = .automatic, prefers preferred: SplitColumn? = nil
) -> SplitState {
    var state = SplitState(hasContent: columns.count == 3)
    for (name, held) in zip(state.order, columns) { state[name] = held }
    state.visibility = visibility
    state.preferredCompactColumn = preferred
    return state
}
