import BackstaffGraph

/// A navigation container whose screens can say how the bars around the container look.
@MainActor
protocol BarAppearanceSource: NavigationContainer {
    /// What the screen that a user sees says of a bar. It is `nil` if no screen of the container is shown.
    func shownAppearance(of bar: ToolbarPlacement) -> ToolbarAppearance?
}
