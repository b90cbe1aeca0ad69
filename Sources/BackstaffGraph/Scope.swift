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
    /// Whether sections below have rows of their own for their headers and footers.
    @exclusivity(unchecked) package var isInList = false
    /// The list that views below are rows of, or in rows of.
    @exclusivity(unchecked) package unowned(unsafe) var list: _Node?  // Its node outlives those below.
    /// What a person may do to the rows of the collection of views below, as modifiers around it say.
    @exclusivity(unchecked) package var rowEdits: AnyObject?
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
        list = other.list
        rowEdits = other.rowEdits
        rowTags = other.rowTags
    }

    /// Forgets the list around: views below stand somewhere else, though they came from one of its rows.
    package func leaveList() {
        lazyRows = nil
        isInList = false
        list = nil
        rowEdits = nil
        rowTags = nil
    }
}
