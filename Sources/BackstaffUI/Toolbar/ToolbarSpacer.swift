import Foundation

/// Room between the items of a bar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Room in a bar.
    ///
    /// - Parameters:
    ///   - sizing: whether it takes all the room that is left, or a fixed bit: 16 points.
    ///   - placement: among which items it stands.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    public var body: some CustomizableToolbarContent {
        ToolbarItem<String, SpacerRoom>(.init(placement.place), content: SpacerRoom(isFixed: sizing == .fixed))
    }
}

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
    private let isFixed: Bool

    /// A bit of room.
    public static let fixed = SpacerSizing(isFixed: true)
    /// All the room that is left.
    public static let flexible = SpacerSizing(isFixed: false)
}

private struct SpacerRoom: View {
    let isFixed: Bool

    var body: some View {
        if isFixed { Color.clear.frame(width: 16, height: 1) } else { Spacer() }
    }
}
