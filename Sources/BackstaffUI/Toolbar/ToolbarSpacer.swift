import Foundation

/// Space between the items of a bar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a spacer.
    ///
    /// - Parameters:
    ///   - sizing: `flexible` to fill the available space, or `fixed` for 16 points.
    ///   - placement: The placement of the items that it separates.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    public var body: some CustomizableToolbarContent {
        ToolbarItem<String, SpacerContent>(.init(placement.rule), content: SpacerContent(isFixed: sizing == .fixed))
    }
}

/// The size of a spacer.
public struct SpacerSizing: Hashable, Sendable {
    private let isFixed: Bool

    /// A fixed size.
    public static let fixed = SpacerSizing(isFixed: true)
    /// The available space.
    public static let flexible = SpacerSizing(isFixed: false)
}

private struct SpacerContent: View {
    let isFixed: Bool

    var body: some View {
        if isFixed { Color.clear.frame(width: 16, height: 1) } else { Spacer() }
    }
}
