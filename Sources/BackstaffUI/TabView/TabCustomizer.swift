import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Lets a user arrange the tabs of a sidebar: an Edit button, and during editing a list in place of the tabs.
///
///     Edit ──► list ──► checkbox, handle or Reset ──► the app's arrangement is written ──► read again ──► list and tabs change
///     Done, or the sidebar is gone ──► the tabs
@MainActor
final class TabCustomizer {
    private unowned let tabs: TabViewNode  // The tab view holds the bar, which holds this object.
    private(set) var isActive = false
    private var button: TabPartNode?
    private var list: TabPartNode?
    /// Whether the button was created for editing, or `nil` if there is no button.
    private var isShownActive: Bool?

    init(of tabs: TabViewNode) {
        self.tabs = tabs
    }

    /// The element of the button, if it exists.
    var element: Element? { button?.element }

    /// Updates the button and the list.
    ///
    /// - Parameter layout: The layout of the bar, or `nil` if it is hidden.
    func show(in layout: TabLayout?) {
        let isOffered = layout?.form == .sidebar && tabs.offersCustomization
        if !isOffered { isActive = false }
        if isShownActive != (isOffered ? isActive : nil) {
            isShownActive = isOffered ? isActive : nil
            button = show(isOffered ? editButton : nil, in: button, at: "edit")
        }
        if isActive || list != nil {
            list = show(isActive ? customizationList : nil, in: list, at: "customization")
        }
    }

    private func show(_ view: (some View)?, in part: TabPartNode?, at place: String) -> TabPartNode? {
        // The app's control styles don't apply to these controls.
        let plain = view.map { view in
            AnyView(
                view.buttonStyle(.automatic).environment(\.labelsAreHidden, false).environment(\.refresh, nil))
        }
        return tabs.show(plain, in: part, at: place, before: tabs.bar?.element)
    }

    private var editButton: some View {
        Button(isActive ? "Done" : "Edit") { [unowned self] in
            isActive.toggle()
            tabs.showLayout()
        }
        .fontWeight(isActive ? .semibold : nil)
        .accessibilityLabel(isActive ? "Done" : "Edit Tabs")
    }

    private var customizationList: TabCustomizationList {
        TabCustomizationList(groups: tabs.customizationGroups, isCustomized: tabs.isCustomized, tabs: tabs)
    }

    func unmount() {
        button?.unmount()
        list?.unmount()
    }
}
