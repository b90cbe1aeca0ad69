/// The kind of an element, in terms that any host understands.
///
/// The set is closed, so a host that knows these roles can show every app. The raw value is the name on the wire, in
/// outlines and of the page's style class. It never changes after a release.
@usableFromInline
package enum ElementRole: String, CaseIterable, Sendable {
    // Structure of a scene.
    case window
    case navigationStack = "navigation-stack"
    case screen
    case navigationBar = "navigation-bar"
    case barTitle = "bar-title"
    case barItems = "bar-items"
    case barItem = "bar-item"
    case backButton = "back-button"
    case screenContent = "screen-content"
    case splitView = "split-view"
    case column
    case columnDivider = "column-divider"
    case sidebarToggle = "sidebar-toggle"
    case tabView = "tab-view"
    case tabPanel = "tab-panel"
    case tabBar = "tab-bar"
    case tab
    case tabSection = "tab-section"
    case tabPart = "tab-part"
    case dialog
    case presentation
    case inspector

    // Layout.
    case vStack = "v-stack"
    case hStack = "h-stack"
    case zStack = "z-stack"
    case spacer
    case divider
    case scroll
    case lazyStack = "lazy-stack"
    case lazyGrid = "lazy-grid"
    case geometry

    // Stands in for rows that aren't made. Its height is the number of `rows` times the mean row height.
    case extent

    // Layers around a view.
    case style
    case padding
    case frame
    case aspectRatio = "aspect-ratio"
    case fixedSize = "fixed-size"
    case offset
    case background
    case overlay
    case layer
    case clip
    case effect
    case gesture
    case contextMenu = "context-menu"
    case hidden

    // Content.
    case text
    case image
    case label
    case shape
    case color
    case gradient
    case canvas
    case progress
    case unavailable

    // Controls.
    case button
    case link
    case textField = "text-field"
    case toggle
    case slider
    case stepper
    case picker
    case option
    case menu
    case menuItems = "menu-items"
    case disclosure
    case groupBox = "group-box"
    case controlGroup = "control-group"
    case labeledContent = "labeled-content"
    case datePicker = "date-picker"
    case colorPicker = "color-picker"

    // Lists.
    case list
    case sectionHeader = "section-header"
    case sectionFooter = "section-footer"
    case row
    case badge
    case swipeActions = "swipe-actions"

    // Search.
    case searchField = "search-field"
    case searchToken = "search-token"
    case searchScopes = "search-scopes"
    case searchSuggestions = "search-suggestions"
}
