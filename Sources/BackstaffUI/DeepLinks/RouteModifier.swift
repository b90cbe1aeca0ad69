import BackstaffGraph
import BackstaffNavigation

/// A modifier that declares a route for values of a type.
struct RouteModifier<Value: Hashable>: NodeModifier {
    let pattern: String
    /// The number of parameters of the closures.
    let parameterCount: Int
    let print: (Value) -> [String]?
    let parse: ([String]) -> Value?
    let fileID: StaticString
    let line: UInt

    func makeNode(under parent: _Node) -> RouteNode<Value> { RouteNode(self, under: parent) }

    func update(_ node: RouteNode<Value>) { node.update(to: self) }

    /// A screen that may declare a route is made early to find the route, like a screen that may declare a destination.
    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canDeclareDestinations = true
    }

    /// Creates the route. The result is `nil` if the pattern is invalid or doesn't match the closures.
    @MainActor
    fileprivate func makeRoute() -> TypedRoute<Value>? {
        do throws(RoutePattern.Mistake) {
            let pattern = try RoutePattern(pattern)
            if pattern.parameterIndices.count == parameterCount { return TypedRoute(pattern, of: self) }
            report(
                """
                has \(pattern.parameterIndices.count) parameters, while the values of “\(Value.self)” are printed as \
                and parsed from \(parameterCount)
                """)
        } catch {
            report(error.message)
        }
        return nil
    }

    private func report(_ mistake: String) {
        Diagnostics.report(
            .unreadableRoute,
            "The route “\(pattern)” for “\(Value.self)” \(mistake). It is ignored.", fileID: fileID, line: line)
    }
}

/// The node of a view that declares a route. The route belongs to the view's screen, or to the scene if the view is
/// outside of all stacks.
final class RouteNode<Value: Hashable>: ContentNode {
    private var pattern: String
    private var route: TypedRoute<Value>?
    private let screen: (any RoutedScreen)?
    private let scene: SceneContext?
    private let isMisplaced: Bool

    init(_ modifier: RouteModifier<Value>, under parent: _Node) {
        let surroundings = EnvironmentValues(parent.scope.environment)
        pattern = modifier.pattern
        screen = surroundings.enclosingScreen as? any RoutedScreen
        scene = surroundings.sceneContext
        isMisplaced = parent.scope.isInLazyContainer
        super.init(under: parent)
        if isMisplaced {
            Diagnostics.report(
                .lazyRoute,
                """
                A navigationRoute for “\(Value.self)” stands inside a lazy container, such as List or LazyVStack, which \
                makes its views only when they are near the screen. Move it outside. It is ignored.
                """, fileID: modifier.fileID, line: modifier.line)
        }
        declare(modifier)
    }

    private func declare(_ modifier: RouteModifier<Value>) {
        if isMisplaced { return }
        route = modifier.makeRoute()
        guard let route, let scene else { return }
        if let screen { screen.add(route) } else { scene.feature(ScreenRoutes.self).add(route) }
        scene.noteRoutesChange()
    }

    private func withdraw() {
        guard let route, let scene else { return }
        if let screen { screen.remove(route) } else { scene.feature(ScreenRoutes.self).remove(route) }
        scene.noteRoutesChange()
    }

    func update(to modifier: RouteModifier<Value>) {
        route?.print = modifier.print
        route?.parse = modifier.parse
        if modifier.pattern == pattern { return }
        pattern = modifier.pattern
        withdraw()
        declare(modifier)
    }

    override func unmount() {
        super.unmount()
        withdraw()
    }
}
