import BackstaffGraph
import BackstaffNavigation

/// What the views of a screen know of the stack that it is on.
@MainActor
final class ScreenContext {
    private(set) weak var stack: NavigationStackNode?

    /// The node of the screen, which takes this back as it unmounts.
    @exclusivity(unchecked) unowned(unsafe) var screenNode: ScreenNode?

    /// The number of screens below this one. It changes if values come or go below a pushed view.
    @exclusivity(unchecked) var depth: Int

    /// The sheet, or what else is shown above the window, that the screen is in. Of the views there that are on no stack it
    /// is all that they know.
    private(set) weak var presentation: (any EnclosingPresentation)?

    /// The stack that an app has put into the root of a column, and that fills it.
    @exclusivity(unchecked) weak var innerStack: NavigationStackNode?

    /// The search around the stack, or the split view, whose root the screen is: its field may stand here.
    @exclusivity(unchecked) var search: (any UnplacedSearch)?

    /// Whether the screen is, or was, in what is presented.
    private let isAboveWindow: Bool

    /// Whether the screen is the root of a column of a split view.
    var isRootOfColumn: Bool { depth == 0 && stack?.isColumnOwn == true }

    /// Whether a person edits what the screen shows.
    private(set) lazy var editMode: Binding<EditMode> = Binding(location: StateBox(.inactive))

    /// Whether the screen has been taken off its stack.
    @exclusivity(unchecked) var isEnded = false

    /// Whether the screen stands above another, is the root of a column that does while the columns form one stack, or is in
    /// what is presented.
    var isPresented: Bool {
        !isEnded
            && (depth > 0 || stack?.column.map { $0.canBeLeft && $0.isCollapsed } == true
                || presentation?.isMounted == true)
    }

    /// The destinations that views of this screen declare, outer views before those inside them.
    @exclusivity(unchecked) private(set) var destinations: [any Destination] = []

    /// The routes that views of this screen declare, if any does.
    @exclusivity(unchecked) private(set) var routes: ScreenRoutes?

    /// The links of this screen whose views an app's state shows.
    private(set) lazy var presentingLinks = PresentingLinks()

    init(stack: NavigationStackNode, depth: Int) {
        self.stack = stack
        self.depth = depth
        presentation = stack.presentation
        isAboveWindow = stack.presentation != nil
    }

    /// What the views of a presentation know that are on no stack inside it.
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

    /// Takes this screen off the stack, with all above it. At the root of a column, takes back what filled the column. At
    /// any other root, ends the presentation that it is in, or the window.
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

    /// Ends what the views of a screen are in; without a screen, the window.
    static func dismiss(_ context: ScreenContext?, in scene: SceneContext?) {
        if let context { context.dismiss(in: scene) } else { scene?.exchange.dismissOwnWindow() }
    }
}
