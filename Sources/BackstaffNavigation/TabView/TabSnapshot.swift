/// What a tab view shows: which tab is selected, and what each tab's containers show.
///
/// A tab at whose root nothing is selected is left out, whether it was ever shown or not: the steps of a scene's history
/// can't be told apart by which tabs have been made. For the same reason a tab view inside a tab is left out with it as long
/// as it shows the tab that it began with.
package struct TabSnapshot: Sendable {
    /// What one tab's containers show.
    package struct Part: Equatable, Sendable {
        /// What the tab is known by.
        package var tab: NavigationValue
        package var contents: NavigationSnapshot

        package init(tab: NavigationValue, contents: NavigationSnapshot) {
            self.tab = tab
            self.contents = contents
        }
    }

    /// What the selected tab is known by. Pages that are swept through make no steps, and have none.
    package var selection: NavigationValue?
    /// Whether that is the tab that was shown first. Out of storage it isn't known to be.
    package var isInitial: Bool
    /// Whether the list of the tabs that found no room in the bar is shown.
    package var isListShown: Bool
    package var parts: [Part]

    package init(
        selection: NavigationValue?, isInitial: Bool = false, isListShown: Bool = false, parts: [Part] = []
    ) {
        self.selection = selection
        self.isInitial = isInitial
        self.isListShown = isListShown
        self.parts = parts
    }
}

extension TabSnapshot: Equatable {
    /// Whether both say that the same is shown, wherever they are from.
    package static func == (first: Self, second: Self) -> Bool {
        first.selection == second.selection && first.isListShown == second.isListShown && first.parts == second.parts
    }
}

extension TabSnapshot {
    /// Whether the tab view shows what it showed in the beginning, and so do its tabs.
    package var isAtRest: Bool { isInitial && !isListShown && parts.allSatisfy(\.contents.isAtRest) }
}

extension NavigationSnapshot {
    /// Whether all containers show what they show in the beginning, as far as can be seen.
    package var isAtRest: Bool {
        stacks.allSatisfy { $0.depth == 0 } && selections.allSatisfy { $0 == nil } && compactColumns.isEmpty
            && replacedRoots.isEmpty && tabViews.allSatisfy(\.isAtRest)
    }
}

extension StoredNavigation {
    /// A tab view.
    package struct Tabs: Equatable, Sendable {
        /// What the selected tab is known by.
        package var selection: NavigationValue?
        /// Whether that is the tab that was shown first. It isn't written: what is at rest is left out of the bytes.
        package var isInitial: Bool
        package var parts: [TabContents]

        package init(selection: NavigationValue? = nil, isInitial: Bool = false, parts: [TabContents] = []) {
            self.selection = selection
            self.isInitial = isInitial
            self.parts = parts
        }

        package static func == (first: Self, second: Self) -> Bool {
            first.selection == second.selection && first.parts == second.parts
        }

        package var snapshot: TabSnapshot {
            TabSnapshot(
                selection: selection, isInitial: isInitial,
                parts: parts.map { TabSnapshot.Part(tab: $0.tab, contents: $0.contents.snapshot) })
        }
    }

    /// What the containers of one tab show.
    package struct TabContents: Equatable, Sendable {
        /// What the tab is known by.
        package var tab: NavigationValue
        package var contents: StoredNavigation

        package init(tab: NavigationValue, contents: StoredNavigation) {
            self.tab = tab
            self.contents = contents
        }
    }

    /// A step of a scene's history, as far as it can be stored.
    package init(_ snapshot: NavigationSnapshot) {
        self.init(
            stacks: snapshot.stacks.map(\.values),
            tabViews: snapshot.tabViews.map { tabs in
                Tabs(
                    selection: tabs.selection, isInitial: tabs.isInitial,
                    parts: tabs.parts.map { TabContents(tab: $0.tab, contents: StoredNavigation($0.contents)) })
            })
    }
}
