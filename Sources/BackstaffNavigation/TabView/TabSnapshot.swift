/// The state of a tab view: the selected tab, and the state of each tab's containers.
///
/// A tab that shows its root without a selection is left out, whether or not it has been loaded. Otherwise loading a
/// tab would look like a step of the scene's history. For the same reason a nested tab view is left out while it shows
/// its initial tab.
package struct TabSnapshot: Sendable {
    /// The state of one tab's containers.
    package struct Part: Equatable, Sendable {
        /// The value that identifies the tab.
        package var tab: NavigationValue
        package var contents: NavigationSnapshot

        package init(tab: NavigationValue, contents: NavigationSnapshot) {
            self.tab = tab
            self.contents = contents
        }
    }

    /// The value that identifies the selected tab. It is `nil` for paged tab views, whose pages don't make steps of the
    /// history.
    package var selection: NavigationValue?
    /// Whether the selected tab is the one that was shown first. For a state from storage this is unknown and `false`.
    var isInitial: Bool
    /// Whether the list of the tabs that don't fit in the bar is shown.
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
    /// Compares what is shown. `isInitial` isn't compared.
    package static func == (first: Self, second: Self) -> Bool {
        first.selection == second.selection && first.isListShown == second.isListShown && first.parts == second.parts
    }
}

extension TabSnapshot {
    /// Whether the tab view and its tabs are in their initial state.
    package var isAtRest: Bool { isInitial && !isListShown && parts.allSatisfy(\.contents.isAtRest) }
}

extension NavigationSnapshot {
    /// Whether all containers are in their initial state, as far as the snapshot can tell.
    package var isAtRest: Bool {
        stacks.allSatisfy { $0.depth == 0 } && selections.allSatisfy { $0 == nil } && compactColumns.isEmpty
            && replacedRoots.isEmpty && tabViews.allSatisfy(\.isAtRest)
    }
}

extension StoredNavigation {
    /// A tab view.
    package struct Tabs: Equatable, Sendable {
        /// The value that identifies the selected tab.
        package var selection: NavigationValue?
        /// Whether the selected tab is the one that was shown first. It isn't encoded, because tab views in their
        /// initial state are left out.
        var isInitial: Bool
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

    /// The state of one tab's containers.
    package struct TabContents: Equatable, Sendable {
        /// The value that identifies the tab.
        package var tab: NavigationValue
        package var contents: StoredNavigation

        package init(tab: NavigationValue, contents: StoredNavigation) {
            self.tab = tab
            self.contents = contents
        }
    }

    /// Creates the form of a step of the scene's history that can be stored.
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
