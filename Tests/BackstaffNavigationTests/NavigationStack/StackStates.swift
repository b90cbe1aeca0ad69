import BackstaffNavigation

/// A state from its entries, bottom to top: `1` is a value, `v1` a pushed view.
///
/// - Parameters:
///   - text: The entries.
///   - former: A state that the stack showed before. Its identities aren't used again.
func state(_ text: String, after former: StackState = StackState()) -> StackState {
    var state = former
    state.popToRoot()
    for word in text.split(separator: " ") {
        if word.hasPrefix("v") {
            state.push(view(Int(word.dropFirst()) ?? 0), aboveScreenAt: state.depth)
        } else {
            state.push(value(Int(word) ?? 0))
        }
    }
    return state
}

/// The entries of a state, bottom to top. Waiting values are in brackets.
func text(_ state: StackState) -> String {
    let shown = state.values.count - state.entries.waitingCount
    var place = 0
    return state.items.map { item in
        guard let value = item.value else { return "v\(item.entry.number)" }
        defer { place += 1 }
        return place < shown ? "\(value)" : "[\(value)]"
    }.joined(separator: " ")
}

func view(_ number: Int) -> StackEntry { .view(UInt(number)) }

func value(_ number: Int) -> NavigationValue { NavigationValue(number) }

func values(_ numbers: [Int]) -> [NavigationValue] { numbers.map { NavigationValue($0) } }
