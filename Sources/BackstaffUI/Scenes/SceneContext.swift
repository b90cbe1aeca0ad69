import BackstaffGraph
import BackstaffNavigation

/// What the views of a scene share with the scene: its containers, its features, and the animation of the next change.
@MainActor
final class SceneContext {
    /// The navigation containers of the scene.
    let containers: NavigationGroup

    @exclusivity(unchecked) private(set) var motion: StackChange.Motion?
    /// The column widths of each split view that a person has set, as the host has stored them.
    @exclusivity(unchecked) private var chosenWidths: [[Double]]

    @exclusivity(unchecked) private var lastViewNumber: UInt = 0

    /// Whether the scene is restoring a step of its history or another complete state.
    @exclusivity(unchecked) private(set) var isTravelling = false

    /// Whether the scene is a preview, which is rendered once and then discarded.
    let isPreview: Bool

    /// The object that runs the scene, or `nil` until it does.
    @exclusivity(unchecked) weak var host: (any SceneHost)?

    /// The data of features for this scene. Each has a different type.
    @exclusivity(unchecked) private var features: ContiguousArray<any SceneFeature> = []

    /// Events from outside, and requests of the scene to the outside.
    let exchange: SceneExchange

    /// Whether a view of the scene declares a route, or has declared one.
    @exclusivity(unchecked) private(set) var hasRoutes = false

    /// The nodes that read the scene's state as a value.
    @exclusivity(unchecked) var stateReaders = Dependents()

    /// Whether there are steps to undo and to redo.
    @exclusivity(unchecked) var canUndo = false
    @exclusivity(unchecked) var canRedo = false

    /// - Parameters:
    ///   - chosenWidths: The column widths of each split view that a person has set, in points.
    ///   - navigation: What the containers showed before the process ended.
    ///   - isPreview: Whether the scene is a preview.
    ///   - exchange: The scene's connection to the outside.
    init(
        chosenWidths: [[Double]], navigation: StoredNavigation?, isPreview: Bool,
        exchange: SceneExchange = SceneExchange()
    ) {
        self.isPreview = isPreview
        self.chosenWidths = chosenWidths
        self.exchange = exchange
        containers = NavigationGroup(offering: navigation)
    }

    /// The data of a feature for the scene. It is created if necessary.
    func feature<Feature: SceneFeature>(_ kind: Feature.Type) -> Feature {
        for feature in features where type(of: feature) == kind {
            return unsafeDowncast(feature, to: kind)  // The types were just compared.
        }
        let new = Feature()
        features.append(new)
        return new
    }

    /// Creates an entry for a view that is pushed on a stack of the scene, or that replaces a column's root.
    func makeViewEntry() -> StackEntry {
        lastViewNumber += 1
        return .view(lastViewNumber)
    }

    // MARK: Widths of columns

    /// The widths that a person has set for the leading columns of a container that was just added, in points.
    ///
    /// - Parameter count: The number of leading columns.
    func takeChosenWidths(count: Int) -> [Double?] {
        let index = containersWithColumns.count - 1
        let known = chosenWidths.indices.contains(index) ? chosenWidths[index] : []
        return (0..<count).map { $0 < known.count && known[$0] > 0 ? known[$0] : nil }
    }

    /// Stores the widths that a person has set for the leading columns, for a container that replaces this one.
    func keepChosenWidths(of container: any NavigationContainer, _ widths: [Double?]) {
        guard let index = containersWithColumns.firstIndex(where: { $0 === container }) else { return }
        while chosenWidths.count <= index { chosenWidths.append([]) }
        chosenWidths[index] = widths.map { $0 ?? 0 }
    }

    private var containersWithColumns: [any NavigationContainer] {
        containers.allContainers.filter { $0.shape == .columns }
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
