import BackstaffGraph

/// Adjacent tabs in a sidebar while a user arranges them: a section, or the tabs between two sections.
struct TabCustomizationGroup: Identifiable {
    struct Row: Identifiable {
        let id: Int
        let label: AnyView?
        let shownIn: Set<AdaptableTabBarPlacement>
        /// The forms of the bar for which a user may show and hide the tab.
        var choices: Set<AdaptableTabBarPlacement>
        var canMove: Bool
    }

    struct ID: Hashable {
        let section: TabKey?
        let part: Int
    }

    let section: TabKey?
    /// The number of groups of the same section, or between sections, above this one.
    let part: Int
    let header: AnyView?
    var rows: [Row] = []

    var id: ID { ID(section: section, part: part) }

    /// Removes the handles of rows without a neighbor that they could change places with.
    mutating func fixLoneRows() {
        let canMove = rows.map(\.canMove)
        for index in rows.indices {
            let hasNeighbour = [index - 1, index + 1].contains { canMove.indices.contains($0) && canMove[$0] }
            rows[index].canMove = canMove[index] && hasNeighbour
        }
    }

    /// Disables hiding a row's tab in a form of the bar.
    mutating func keep(_ id: Int, in place: AdaptableTabBarPlacement) {
        for index in rows.indices where rows[index].id == id { rows[index].choices.remove(place) }
    }
}
