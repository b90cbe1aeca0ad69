/// What a toolbar item requests: a purpose or a named position. The rule says where the item is.
///
///     placement, from the app ──► position(in: surroundings) ──► position in a bar, or none
///                            └──► overflow ──► when the item moves to the overflow menu
package enum ToolbarPlacementRule: Hashable, CaseIterable, Sendable {
    // Purposes.
    case automatic, navigation, primaryAction, secondaryAction
    case confirmationAction, cancellationAction, destructiveAction, status

    // Named positions.
    case principal, leading, trailing, bottomBar, keyboard, accessory, ornament

    // Parts of the title.
    case title, largeTitle, subtitle, largeSubtitle, titleMenu, titleField
}

/// The positions in the bars of a screen. The raw value is the name on the page.
package enum ToolbarPosition: String, CaseIterable, Sendable {
    case leading
    case titleMenu = "title-menu"
    case subtitle
    case principal
    case largeTitle = "large-title"
    case titleField = "title-field"
    case center
    case trailing
    case more
    case bottom
    case status
    case keyboard

    /// Whether the position is in the bar at the top.
    package var isAtTop: Bool {
        switch self {
        case .bottom, .status, .keyboard: false
        default: true
        }
    }
}

/// The properties of a screen's bars that the positions of items depend on.
package struct ToolbarSurroundings: Hashable, Sendable {
    /// Whether the horizontal size class of the container is regular.
    package var isWide: Bool
    /// Whether the bar shows a back button.
    package var hasBackButton: Bool
    /// Whether the title is at the leading end, as in the toolbar roles `editor` and `browser`.
    var hasLeadingTitle: Bool
    /// Whether the title is large and below the items.
    var hasLargeTitle: Bool

    package init(
        isWide: Bool = false, hasBackButton: Bool = false, hasLeadingTitle: Bool = false, hasLargeTitle: Bool = false
    ) {
        self.isWide = isWide
        self.hasBackButton = hasBackButton
        self.hasLeadingTitle = hasLeadingTitle
        self.hasLargeTitle = hasLargeTitle
    }
}

extension ToolbarPlacementRule {
    /// The position of an item with this placement, or `nil` if the bars have no such position.
    ///
    /// - Parameter surroundings: The properties of the bar that affect positions.
    package func position(in surroundings: ToolbarSurroundings) -> ToolbarPosition? {
        switch self {
        case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .trailing, .accessory: .trailing
        case .cancellationAction, .leading: .leading
        // In a narrow bar there is no space beside the back button.
        case .navigation: surroundings.hasBackButton && !surroundings.isWide ? .trailing : .leading
        // The middle of a wide bar is free if the title is at the leading end.
        case .secondaryAction: surroundings.hasLeadingTitle && surroundings.isWide ? .center : .more
        case .status: .status
        case .principal, .title: .principal
        case .bottomBar, .ornament: .bottom
        case .keyboard: .keyboard
        case .largeTitle: surroundings.hasLargeTitle ? .largeTitle : nil
        case .subtitle: .subtitle
        case .largeSubtitle: surroundings.hasLargeTitle ? .subtitle : nil
        case .titleMenu: .titleMenu
        case .titleField: .titleField
        }
    }

    /// Whether the position depends on the width of the container.
    package var dependsOnWidth: Bool { self == .navigation || self == .secondaryAction }

    /// The purpose of an item if its style or order depends on it. The value is the name on the page.
    package var purpose: String? {
        switch self {
        case .confirmationAction: "confirmation"
        case .cancellationAction: "cancellation"
        case .destructiveAction: "destructive"
        case .primaryAction: "primary"
        default: nil
        }
    }
}
