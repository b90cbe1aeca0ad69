/// What surrounds the children of a node. Shared by all nodes until one changes it for those below.
@MainActor
package final class Scope {
    /// The values that views above have put into the environment.
    @exclusivity(unchecked) package var environment: EnvironmentScope?
    /// Who collects the preferences of views below.
    @exclusivity(unchecked) package var preferences: PreferenceCollector?
    /// What decides whether views below are on screen.
    @exclusivity(unchecked) package var appearance: AppearanceScope
    /// The lazy container that rows below belong to.
    @exclusivity(unchecked) package unowned(unsafe) var lazyRows: (any LazyRowHost)?  // Its node outlives those below.
    /// Whether views below stand in a list, where sections have rows of their own.
    @exclusivity(unchecked) package var isInList = false
    /// The row of a lazy container that views below are in.
    @exclusivity(unchecked) package var row: LazyRowMarker?

    /// The container whose rows stand for values, which views below may name.
    @exclusivity(unchecked) package unowned(unsafe) var rowTags: (any RowTagHost)?  // Its node outlives those below.

    package init(appearance: AppearanceScope) {
        self.appearance = appearance
    }

    package init(copying other: Scope) {
        environment = other.environment
        preferences = other.preferences
        appearance = other.appearance
        lazyRows = other.lazyRows
        row = other.row
        isInList = other.isInList
        rowTags = other.rowTags
    }
}
