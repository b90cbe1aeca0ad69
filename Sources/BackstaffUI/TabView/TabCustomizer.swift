import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// What lets a person arrange the tabs of a sidebar: a button, and while that is down a list in place of the tabs.
///
///     Edit ──► list ──► box, handle or Reset ──► the app's arrangement is written ──► read again ──► list and tabs change
///     Done, or no sidebar any more ──► the tabs
@MainActor
final class TabCustomizer {
    private unowned(unsafe) let tabs: TabViewNode  // It holds the bar, which holds this.
    @exclusivity(unchecked) private(set) var isActive = false
    @exclusivity(unchecked) private var button: TabPartNode?
    @exclusivity(unchecked) private var list: TabPartNode?
    /// What the button was made for.
    @exclusivity(unchecked) private var isShownActive: Bool?

    init(of tabs: TabViewNode) {
        self.tabs = tabs
    }

    /// That of the button, if it is there.
    var element: Element? { button?.element }

    /// Brings the button and the list up to date.
    ///
    /// - Parameter layout: What the bar shows; `nil` if it is hidden.
    func show(in layout: TabLayout?) {
        let isOffered = layout?.form == .sidebar && tabs.offersCustomization
        if !isOffered { isActive = false }
        if isShownActive != (isOffered ? isActive : nil) {
            isShownActive = isOffered ? isActive : nil
            show(isOffered ? editButton : nil, in: &button, at: "edit")
        }
        if isActive || list != nil { show(isActive ? customizationList : nil, in: &list, at: "customization") }
    }

    private func show(_ view: (some View)?, in part: inout TabPartNode?, at place: String) {
        // How the app wants its own controls to look isn't how these are to.
        let plain = view.map { view in
            AnyView(
                view.buttonStyle(.automatic).environment(\.labelsAreHidden, false).environment(\.refresh, nil))
        }
        tabs.show(plain, in: &part, at: place, before: tabs.bar?.element)
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
