/// The preferred placement of a search field.
///
/// If the placement isn't available, ``automatic`` is used.
public struct SearchFieldPlacement: Sendable {
    enum Place: Hashable {
        case automatic
        case sidebar
        case toolbar
        case drawer
    }

    let place: Place

    /// Whether the field stays visible when the content is scrolled.
    let staysInSight: Bool

    /// The default placement: at the trailing end of the bar on wide screens, and below the title on narrow screens.
    /// The leading columns of a split view count as narrow.
    public static let automatic = SearchFieldPlacement(place: .automatic, staysInSight: false)

    /// In the sidebar of a split view.
    public static let sidebar = SearchFieldPlacement(place: .sidebar, staysInSight: false)

    /// In the bar, or below the title on narrow screens.
    public static let toolbar = SearchFieldPlacement(place: .toolbar, staysInSight: false)

    /// In the bar. Unlike in SwiftUI, the field is at the trailing end as with ``toolbar``, not in the middle.
    public static let toolbarPrincipal = SearchFieldPlacement(place: .toolbar, staysInSight: false)

    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(place: .drawer, staysInSight: false)

    /// Below the title, either scrolling with the content or always visible.
    ///
    /// - Parameter displayMode: Whether the field is always visible.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(place: .drawer, staysInSight: displayMode.staysInSight)
    }

    /// The visibility of a search field below the title when the content is scrolled.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let staysInSight: Bool

        /// The field scrolls with the content.
        public static let automatic = NavigationBarDrawerDisplayMode(staysInSight: false)

        /// The field is always visible.
        public static let always = NavigationBarDrawerDisplayMode(staysInSight: true)
    }
}
