import BackstaffGraph
import BackstaffNavigation

/// What the views of a scene share with the scene: its containers, its features, and the animation of the next change.
@MainActor
final class SceneContext {
    /// The navigation containers of the scene.
    let containers: NavigationGroup

    @exclusivity(unchecked) private(set) var motion: StackChange.Motion?
    private var lastViewNumber: UInt = 0

    /// Whether the scene is restoring a step of its history or another complete state.
    @exclusivity(unchecked) private(set) var isTravelling = false

    /// Whether the scene is a preview, which is rendered once and then discarded.
    let isPreview: Bool

    /// The object that runs the scene, or `nil` until it does.
    weak var host: (any SceneHost)?

    /// The data of features for this scene. Each has a different type.
    @exclusivity(unchecked) private var features: ContiguousArray<any SceneFeature> = []

    /// Events from outside, and requests of the scene to the outside.
    let exchange: SceneExchange

    /// Whether a view of the scene declares a route, or has declared one.
    @exclusivity(unchecked) private(set) var hasRoutes = false

    /// The nodes that read the scene's state as a value.
    @exclusivity(unchecked) var stateReaders = Dependents()

    /// Whether the user can undo a step of navigation.
    var canUndo = false
    /// Whether the user can redo a step of navigation.
    var canRedo = false

    /// - Parameters:
    ///   - navigation: What the containers showed before the process ended.
    ///   - isPreview: Whether the scene is a preview.
    ///   - exchange: The scene's connection to the outside.
    init(
        navigation: StoredNavigation?, isPreview: Bool, exchange: SceneExchange = SceneExchange()
    ) {
        self.isPreview = isPreview
        self.exchange = exchange
        containers = NavigationGroup(offering: navigation)
    }

    /// The data of a feature for the scene, or `nil` if the scene hasn't used it.
    func featureInUse<Feature: SceneFeature>(_ kind: Feature.Type) -> Feature? {
        for feature in features where type(of: feature) == kind {
            return unsafeDowncast(feature, to: kind)  // The types were just compared.
        }
        return nil
    }

    /// The data of a feature for the scene. It is created if necessary.
    func feature<Feature: SceneFeature>(_ kind: Feature.Type) -> Feature {
        if let feature = featureInUse(kind) { return feature }
        let new = Feature()
        features.append(new)
        return new
    }

    /// Creates an entry for a view that is pushed on a stack of the scene, or that replaces a column's root.
    func makeViewEntry() -> StackEntry {
        lastViewNumber += 1
        return .view(lastViewNumber)
    }

    // MARK: Changes

    func note(_ motion: StackChange.Motion) {
        self.motion = motion
    }

    func takeMotion() -> StackChange.Motion? {
        defer { motion = nil }
        return motion
    }

    /// Records that a route was added, removed or replaced.
    func noteRoutesChange() {
        hasRoutes = true
        containers.noteSelectionChange()
    }

    /// Records the value of the scene's window, which is part of its address.
    func showWindowValue<Value: Codable & Hashable>(_ value: Value?) {
        exchange.window?.show(value)
        containers.noteSelectionChange()
    }

    /// Performs an action that writes selections and paths together, so that no write causes another one to be cleared.
    func travel(_ act: () -> Void) {
        isTravelling = true
        defer { isTravelling = false }
        act()
    }

    /// The state of the containers as a value.
    var state: NavigationState {
        let snapshot = containers.snapshot
        return NavigationState(stored: containers.stored(), stacks: snapshot.stacks, tabViews: snapshot.tabViews)
    }
}
