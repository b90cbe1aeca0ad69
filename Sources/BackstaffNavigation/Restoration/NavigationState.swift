/// What the containers of a scene show: the paths of its stacks, what is selected in the lists of its split views, and which
/// columns are to be seen.
///
/// It is a value: it can be compared with another, kept, put into a bug report, and shown again. Tests read it from a
/// `HeadlessHost`, views from `EnvironmentValues.sceneNavigation`.
///
/// Two states are equal if the same values stand on the same stacks, as many views above them that were pushed without a
/// value, and the same is selected.
///
/// Encoded it holds of each stack the values from the root up to the first that isn't `Codable`, and no view that was pushed
/// without a value; ``omissions`` says what is left out. Decoded values are read when a stack or a list shows them, as the
/// types that the app uses then; what it can't read is left out and reported.
public struct NavigationState: Sendable {
    /// All but the views that were pushed without a value.
    package var stored: StoredNavigation
    /// Those views, of each stack.
    package var views: [[StackState.ViewID]]
    /// The views that stand in the place of a column's own root.
    package var replacedRoots: [StackState.ViewID]
    /// The tab views, with views that were pushed without a value.
    package var tabViews: [TabSnapshot]

    package init(
        stored: StoredNavigation, views: [[StackState.ViewID]] = [], replacedRoots: [StackState.ViewID] = [],
        tabViews: [TabSnapshot] = []
    ) {
        self.stored = stored
        self.views = views
        self.replacedRoots = replacedRoots
        self.tabViews = tabViews
    }

    /// The state of a scene that shows the roots of its stacks, and has selected nothing.
    public init() {
        self.init(stored: StoredNavigation())
    }

    /// The paths of the stacks, in reading order. Each column of a split view has a stack of its own, which comes before one
    /// that the app has put into it.
    /// Of tab views, first what is around them and then each tab that doesn't show its root.
    public var paths: [NavigationPath] { stored.allStacks.map { NavigationPath(values: $0) } }

    /// What is selected in the lists of split views, in reading order: `nil` where nothing is.
    public var selections: [(any Hashable)?] {
        snapshot.allSelections.map { value in
            value?.readIfKnown()
            return value?.base
        }
    }

    /// What the state has that is lost when it is encoded, in words. Empty if nothing is.
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
        let count = views.reduce(replacedRoots.count) { $0 + $1.count }
        if count > 0 { words.append("\(count) pushed without a value") }
        return words
    }

    /// The state as the scene's history has it.
    package var snapshot: NavigationSnapshot {
        var snapshot = stored.snapshot
        for (index, views) in views.enumerated() where snapshot.stacks.indices.contains(index) {
            snapshot.stacks[index] = StackState(values: stored.stacks[index], views: views)
        }
        snapshot.replacedRoots = replacedRoots
        if !tabViews.isEmpty { snapshot.tabViews = tabViews }
        return snapshot
    }
}

extension StoredNavigation {
    /// The paths of all stacks, those in tabs last.
    fileprivate var allStacks: [[NavigationValue]] {
        stacks + tabViews.flatMap { $0.parts.flatMap(\.contents.allStacks) }
    }
}

extension NavigationSnapshot {
    /// What the lists of all split views have selected, those in tabs last.
    fileprivate var allSelections: [NavigationValue?] {
        selections + tabViews.flatMap { $0.parts.flatMap(\.contents.allSelections) }
    }
}

extension NavigationState: Equatable {
    public static func == (first: NavigationState, second: NavigationState) -> Bool {
        first.stored.stacks == second.stored.stacks && first.stored.splits == second.stored.splits
            && first.stored.tabViews == second.stored.tabViews && first.viewCounts == second.viewCounts
            && first.replacedRoots.count == second.replacedRoots.count
    }

    private var viewCounts: [Int] {
        stored.stacks.indices.map { views.indices.contains($0) ? views[$0].count : 0 }
    }
}

extension NavigationState: CustomStringConvertible {
    /// What is shown, in one line for each split view and each stack.
    public var description: String {
        let splits = stored.splits.map { split in
            let columns = split.selections.map { lists in
                lists.map { $0?.description ?? "nothing" }.joined(separator: ", ")
            }
            return "split view, \(split.visibility): " + columns.joined(separator: " | ")
        }
        let stacks = stored.stacks.map { NavigationPath(values: $0) }.enumerated().map { index, path in
            let count = viewCounts[index]
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
