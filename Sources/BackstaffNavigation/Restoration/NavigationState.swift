/// The navigation state of a scene: the paths of its stacks, the selections in its split views and tab views, and the
/// visible columns.
///
/// A state is a value that you can compare, store, attach to a bug report and restore. Tests read it from a
/// `HeadlessHost`, and views read it from `EnvironmentValues.sceneNavigation`.
///
/// Two states are equal if their stacks show equal values and the same number of pushed views in the same order, and if
/// their selections are equal.
///
/// The encoded form of a stack contains the values from the root up to the first that isn't `Codable`. It doesn't
/// contain views that were pushed without a value. ``omissions`` lists what isn't encoded. Decoded values are read when
/// a stack or a list shows them, as the types that the app uses then. A value that can't be read is left out and
/// reported.
public struct NavigationState: Sendable {
    /// The state without the views that were pushed without a value.
    package var stored: StoredNavigation
    /// The stacks, including those views. Empty if the state was decoded.
    var stacks: [StackState]
    /// The tab views, including views that were pushed without a value.
    var tabViews: [TabSnapshot]

    package init(
        stored: StoredNavigation, stacks: [StackState] = [], tabViews: [TabSnapshot] = []
    ) {
        self.stored = stored
        self.stacks = stacks
        self.tabViews = tabViews
    }

    /// Creates the state of a scene that shows the roots of its stacks and has no selection.
    public init() {
        self.init(stored: StoredNavigation())
    }

    /// The paths of the stacks, in reading order.
    ///
    /// Each column of a split view has a stack of its own. It comes before a stack that the app has put into the
    /// column. Stacks in tabs come last. A tab that shows its root isn't included.
    public var paths: [NavigationPath] { stored.allStacks.map { NavigationPath(values: $0) } }

    /// The selections of the lists in split views, in reading order. An element is `nil` if nothing is selected in that
    /// list.
    public var selections: [(any Hashable)?] {
        snapshot.allSelections.map { value in
            value?.readIfKnown()
            return value?.base
        }
    }

    /// Descriptions of the parts of the state that are lost when it is encoded. The array is empty if nothing is lost.
    public var omissions: [String] {
        var words: [String] = []
        for values in stored.allStacks {
            guard let index = values.firstIndex(where: { $0.encoded() == nil }) else { continue }
            let above = values.count - index - 1
            words.append(
                "a value of type \(values[index].type), which is not Codable"
                    + (above == 0 ? "" : ", and \(above) above it"))
        }
        for value in snapshot.allSelections.compactMap({ $0 }) where value.encoded() == nil {
            words.append("a selection of type \(value.type), which is not Codable")
        }
        let count = stacks.reduce(0) { $0 + $1.views.count + ($1.entries.replacedRoot == nil ? 0 : 1) }
        if count > 0 { words.append("\(count) pushed without a value") }
        return words
    }

    /// The state in the form that the scene's history uses.
    package var snapshot: NavigationSnapshot {
        var snapshot = stored.snapshot
        if !stacks.isEmpty { snapshot.stacks = stacks }
        if !tabViews.isEmpty { snapshot.tabViews = tabViews }
        return snapshot
    }
}

extension StoredNavigation {
    /// The paths of all stacks. Those in tabs come last.
    fileprivate var allStacks: [[NavigationValue]] {
        stacks + tabViews.flatMap { $0.parts.flatMap(\.contents.allStacks) }
    }
}

extension NavigationSnapshot {
    /// The selections of all split views. Those in tabs come last.
    fileprivate var allSelections: [NavigationValue?] {
        selections + tabViews.flatMap { $0.parts.flatMap(\.contents.allSelections) }
    }
}

extension NavigationState: Equatable {
    public static func == (first: NavigationState, second: NavigationState) -> Bool {
        first.stored.stacks == second.stored.stacks && first.stored.splits == second.stored.splits
            && first.stored.tabViews == second.stored.tabViews && first.viewPlaces == second.viewPlaces
            && first.replacedRootCount == second.replacedRootCount
    }

    /// The positions of views that were pushed without a value, for each stack. A decoded state has none.
    private var viewPlaces: [[Int]] {
        stored.stacks.indices.map { stack in
            guard stacks.indices.contains(stack) else { return [] }
            let entries = stacks[stack].entries
            return (0..<entries.count).filter { entries[$0].isView }
        }
    }

    private var replacedRootCount: Int { stacks.count { $0.entries.replacedRoot != nil } }
}

extension NavigationState: CustomStringConvertible {
    /// A description with one line for each split view, stack and tab view.
    public var description: String {
        let splits = stored.splits.map { split in
            let columns = split.selections.map { lists in
                lists.map { $0?.description ?? "nothing" }.joined(separator: ", ")
            }
            return "split view, \(split.visibility): " + columns.joined(separator: " | ")
        }
        let stacks = stored.stacks.map { NavigationPath(values: $0) }.enumerated().map { index, path in
            let count = viewPlaces[index].count
            return "stack: \(path)" + (count == 0 ? "" : " and \(count) without a value")
        }
        let tabs = stored.tabViews.map { tabs in
            let parts = tabs.parts.map { part in
                let paths = part.contents.allStacks.map { "\(NavigationPath(values: $0))" }
                return "\n  \(part.tab): " + paths.joined(separator: ", ")
            }
            return "tab view: \(tabs.selection?.description ?? "nothing")" + parts.joined()
        }
        return (splits + stacks + tabs).joined(separator: "\n")
    }
}
