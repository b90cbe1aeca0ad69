/// The changes that a user can make to a tab in a tab view with a ``View/tabViewCustomization(_:)``.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// A user can show, hide and move the tab.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// A user can't change the tab.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
    /// A user can move the tab.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

extension TabContent {
    /// Sets the changes that a user can make to the tab, or to the tabs of the section.
    ///
    /// It applies to tabs with a ``customizationID(_:)``. Others can't be changed. A tab with the automatic behavior
    /// has that of its section.
    ///
    /// - Parameters:
    ///   - behavior: The allowed changes.
    ///   - placements: The forms of the bar. An empty list stands for all.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { traits in
            for placement in AdaptableTabBarPlacement.meant(by: placements) {
                traits.customizationBehavior[placement] = behavior == .automatic ? nil : behavior
            }
        }
    }
}
