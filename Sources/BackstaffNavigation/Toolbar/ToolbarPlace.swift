/// Where in the bars of its screen an item asks to stand: what it is for, or a place by name.
package enum ToolbarPlace: Hashable, CaseIterable, Sendable {
    // What an item is for.
    case automatic, navigation, primaryAction, secondaryAction
    case confirmationAction, cancellationAction, destructiveAction, status

    // Places by name.
    case principal, leading, trailing, bottomBar, keyboard, accessory, ornament

    // Parts of the title.
    case title, largeTitle, subtitle, largeSubtitle, titleMenu, titleField
}

/// The places that the bars of a screen have. The raw value is the name in the page.
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

    /// Whether it is part of the bar at the top.
    package var isAtTop: Bool {
        switch self {
        case .bottom, .status, .keyboard: false
        default: true
        }
    }
}

/// What a screen's bars stand in, as far as the places of items depend on it.
package struct ToolbarSurroundings: Hashable, Sendable {
    /// Whether the container is wide: of the regular size class.
    package var isWide: Bool
    /// Whether the bar has a back button on screen.
    package var hasBackButton: Bool
    /// Whether the bar is that of an editor or a browser, which have their title at the leading end.
    package var hasLeadingTitle: Bool
    /// Whether the title is large, below the row of items.
    package var hasLargeTitle: Bool

    package init(
        isWide: Bool = false, hasBackButton: Bool = false, hasLeadingTitle: Bool = false, hasLargeTitle: Bool = false
    ) {
        self.isWide = isWide
        self.hasBackButton = hasBackButton
        self.hasLeadingTitle = hasLeadingTitle
        self.hasLargeTitle = hasLargeTitle
    }
}

extension ToolbarPlace {
    /// Where an item stands, or `nil` where there is no room of that kind.
    ///
    /// - Parameter surroundings: what the bar stands in.
    package func position(in surroundings: ToolbarSurroundings) -> ToolbarPosition? {
        switch self {
        case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .trailing, .accessory: .trailing
        case .cancellationAction, .leading: .leading
        // Beside a back button there is no room in narrow bars.
        case .navigation: surroundings.hasBackButton && !surroundings.isWide ? .trailing : .leading
        // The middle of a wide bar is free where the title stands at its leading end.
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

    /// Whether the position depends on how wide the container is.
    package var dependsOnWidth: Bool { self == .navigation || self == .secondaryAction }

    /// What an item is for, where its look or its place among others follows from that. The name in the page.
    package var purpose: String? {
        switch self {
        case .confirmationAction: "confirmation"
        case .cancellationAction: "cancellation"
        case .destructiveAction: "destructive"
        case .primaryAction: "primary"
        default: nil
        }
    }

    /// Whether an item leaves its bar for the overflow menu before others do: what a screen is mainly for goes last, and
    /// parts of the title stay.
    package var overflow: ToolbarOverflow {
        switch self {
        case .secondaryAction: .always
        case .primaryAction, .confirmationAction, .cancellationAction: .last
        case .automatic, .navigation, .destructiveAction, .leading, .trailing, .bottomBar, .ornament, .accessory: .first
        default: .never
        }
    }
}

/// When an item leaves its bar for the overflow menu.
package enum ToolbarOverflow: Hashable, Sendable {
    /// It stands in the menu from the start.
    case always
    /// Where not all items fit.
    case first
    /// Where not even those fit that go last.
    case last
    /// Never.
    case never
}
