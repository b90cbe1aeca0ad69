import BackstaffGraph

/// Tabs that stand together in a sidebar, as a person sees them who arranges them: a section, or what is between two.
struct TabCustomizationGroup: Identifiable {
    struct Row: Identifiable {
        let id: Int
        let label: AnyView?
        let shownIn: Set<AdaptableTabBarPlacement>
        /// In which forms of the bar a person may show and hide it.
        var choices: Set<AdaptableTabBarPlacement>
        var canMove: Bool
    }

    struct ID: Hashable {
        let section: TabKey?
        let part: Int
    }

    let section: TabKey?
    /// How many groups of the same section, or between sections, stand above.
    let part: Int
    let header: AnyView?
    var rows: [Row] = []

    var id: ID { ID(section: section, part: part) }

    /// Takes the handle from rows that have no other beside them to change places with.
    mutating func fixLoneRows() {
        let canMove = rows.map(\.canMove)
        for index in rows.indices {
            let hasNeighbour = [index - 1, index + 1].contains { canMove.indices.contains($0) && canMove[$0] }
            rows[index].canMove = canMove[index] && hasNeighbour
        }
    }

    /// Takes the choice from a row to hide its tab somewhere.
    mutating func keep(_ id: Int, in place: AdaptableTabBarPlacement) {
        for index in rows.indices where rows[index].id == id { rows[index].choices.remove(place) }
    }
}
