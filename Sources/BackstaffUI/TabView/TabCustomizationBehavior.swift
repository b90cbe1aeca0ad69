/// The changes that a person can make to a tab in a tab view with a ``View/tabViewCustomization(_:)``.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// Showing and hiding it, and changing its place.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// Nothing.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
    /// Changing its place.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

extension TabContent {
    /// Sets the changes that a person can make to the tab, or to the tabs of the section.
    ///
    /// It counts for tabs with a ``customizationID(_:)``: nothing can be done to others. A tab for which it is automatic goes
    /// by its section.
    ///
    /// - Parameters:
    ///   - behavior: what may be done.
    ///   - placements: in which forms of the bar; none stands for all.
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
