/// Where a search field would best stand.
///
/// A placement is a wish: where it can't be met, the field stands where ``automatic`` would have it.
public struct SearchFieldPlacement: Sendable {
    enum Place: Hashable {
        case automatic
        case sidebar
        case toolbar
        case drawer
    }

    let place: Place

    /// Whether the field stays when the content is scrolled.
    let staysInSight: Bool

    /// At the trailing end of the bar where the screen is wide, below the title where it is narrow, as it is in a leading
    /// column of a split view.
    public static let automatic = SearchFieldPlacement(place: .automatic, staysInSight: false)

    /// In the first column of a split view.
    public static let sidebar = SearchFieldPlacement(place: .sidebar, staysInSight: false)

    /// In the bar. On a narrow screen, where the bar has no room for it, below the title.
    public static let toolbar = SearchFieldPlacement(place: .toolbar, staysInSight: false)

    /// In the bar. Different from Apple's: the field stands at the trailing end, as with ``toolbar``, and not in the middle.
    public static let toolbarPrincipal = SearchFieldPlacement(place: .toolbar, staysInSight: false)

    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(place: .drawer, staysInSight: false)

    /// Below the title, and either leaving with the content when that is scrolled, or always in sight.
    ///
    /// - Parameter displayMode: whether the field leaves.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(place: .drawer, staysInSight: displayMode.staysInSight)
    }

    /// Whether a field below the title leaves with the content.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let staysInSight: Bool

        /// The field leaves when the content is scrolled, and comes back at its top.
        public static let automatic = NavigationBarDrawerDisplayMode(staysInSight: false)

        /// The field is always in sight.
        public static let always = NavigationBarDrawerDisplayMode(staysInSight: true)
    }
}
