import BackstaffGraph
import BackstaffNavigation

/// A screen and its stack, as the views of the screen see them.
@MainActor
final class ScreenContext {
    private(set) weak var stack: NavigationStackNode?

    /// The node of the screen. It sets this to `nil` when it unmounts.
    @exclusivity(unchecked) unowned(unsafe) var screenNode: ScreenNode?

    /// The number of screens below this one. It changes if values come or go below a pushed view.
    @exclusivity(unchecked) var depth: Int

    /// The sheet, or the other presentation above the window, that contains the screen. For views of a presentation
    /// that are on no stack, the other properties are empty.
    private(set) weak var presentation: (any EnclosingPresentation)?

    /// The stack of the app that fills the root of a column.
    @exclusivity(unchecked) weak var innerStack: NavigationStackNode?

    /// The link in a list that has led to the screen above, until this screen is shown again.
    @exclusivity(unchecked) var followedLink: FollowedLink?

    /// The search around the stack or split view whose root this screen is. Its field may be placed on this screen.
    @exclusivity(unchecked) var search: (any UnplacedSearch)?

    /// Whether the screen is, or was, in a presentation.
    private let isAboveWindow: Bool

    /// Whether the screen is the root of a column of a split view.
    var isRootOfColumn: Bool { depth == 0 && stack?.isColumnOwn == true }

    /// Whether a user is editing the content of the screen.
    private(set) lazy var editMode: Binding<EditMode> = Binding(location: StateBox(.inactive))

    /// Whether the screen was removed from its stack.
    @exclusivity(unchecked) var isEnded = false

    /// Whether the screen stands above another or is in a presentation. While columns form one stack, the root of a
    /// column counts if it stands above another.
    var isPresented: Bool {
        !isEnded
            && (depth > 0 || stack?.column.map { $0.canBeLeft && $0.isCollapsed } == true
                || presentation?.isMounted == true)
    }

    /// The destinations that views of this screen declare, outer views before those inside them.
    @exclusivity(unchecked) private(set) var destinations: [any Destination] = []

    /// The routes that views of this screen declare, or `nil` if there are none.
    private(set) var routes: ScreenRoutes?

    /// The links of this screen whose views are shown by an app's state.
    private(set) lazy var presentingLinks = PresentingLinks()

    init(stack: NavigationStackNode, depth: Int) {
        self.stack = stack
        self.depth = depth
        presentation = stack.presentation
        isAboveWindow = stack.presentation != nil
    }

    /// Creates the context for views of a presentation that are on no stack inside it.
    init(in presentation: any EnclosingPresentation) {
        depth = 0
        self.presentation = presentation
        isAboveWindow = true
    }

    func add(_ destination: any Destination) {
        destinations.append(destination)
        stack?.destinationsDidChange(at: depth)
    }

    func remove(_ destination: any Destination) {
        destinations.removeAll { $0 === destination }
        stack?.destinationsDidChange(at: depth)
    }

    func add(_ route: any Route) {
        let routes = routes ?? ScreenRoutes()
        routes.add(route)
        self.routes = routes
    }

    func remove(_ route: any Route) {
        routes?.remove(route)
    }

    /// Removes this screen and all screens above it from the stack. At the root of a column, removes what filled the
    /// column. At any other root, ends the presentation, or closes the window if there is none.
    private func dismiss(in scene: SceneContext?) {
        if isEnded { return }
        if depth > 0 || stack?.column?.canBeLeft == true {
            stack?.pop(to: depth - 1)
        } else if isAboveWindow {
            presentation?.dismiss()
        } else if stack?.isMounted == true {
            scene?.exchange.dismissOwnWindow()
        }
    }

    /// Dismisses the screen of a context, or closes the window if there is no screen.
    static func dismiss(_ context: ScreenContext?, in scene: SceneContext?) {
        if let context { context.dismiss(in: scene) } else { scene?.exchange.dismissOwnWindow() }
    }
}
