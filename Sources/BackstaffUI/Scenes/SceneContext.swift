import BackstaffGraph
import BackstaffNavigation

/// What the views of a scene tell the scene: which containers there are, and how a change is to be shown.
@MainActor
final class SceneContext {
    /// The navigation containers of the scene.
    let containers: NavigationGroup

    @exclusivity(unchecked) private(set) var motion: StackChange.Motion?
    /// The widths that a person gave the leading columns of each split view, as the host has kept them.
    @exclusivity(unchecked) private var chosenWidths: [[Double]]

    @exclusivity(unchecked) private var lastViewNumber: UInt = 0

    /// Whether the scene goes to a step of its history, all of which it shows as it was.
    @exclusivity(unchecked) private(set) var isTravelling = false

    /// Whether the scene is rendered once, and lives no further.
    let isPreview: Bool

    /// What runs the scene, once it runs.
    @exclusivity(unchecked) weak var host: (any SceneHost)?

    /// What features keep for the scene, each of another type.
    @exclusivity(unchecked) private var features: ContiguousArray<any SceneFeature> = []

    /// What reaches the scene from outside, and what it asks for.
    let exchange: SceneExchange

    /// Whether some view of the scene declares, or has declared, a route.
    @exclusivity(unchecked) private(set) var hasRoutes = false

    /// Those who read the scene's state as a value.
    @exclusivity(unchecked) var stateReaders = Dependents()

    /// Whether there is a step to take back, and one that was.
    @exclusivity(unchecked) var canUndo = false
    @exclusivity(unchecked) var canRedo = false

    /// - Parameters:
    ///   - chosenWidths: the widths that a person gave the columns.
    ///   - navigation: what the containers showed before.
    ///   - isPreview: whether the scene is rendered only once.
    ///   - exchange: what the scene has to do with the outside.
    init(
        chosenWidths: [[Double]], navigation: StoredNavigation?, isPreview: Bool,
        exchange: SceneExchange = SceneExchange()
    ) {
        self.isPreview = isPreview
        self.chosenWidths = chosenWidths
        self.exchange = exchange
        containers = NavigationGroup(offering: navigation)
    }

    /// What a feature keeps for the scene.
    func feature<Feature: SceneFeature>(_ kind: Feature.Type) -> Feature {
        for feature in features where type(of: feature) == kind {
            return unsafeDowncast(feature, to: kind)  // It is of that very type.
        }
        let new = Feature()
        features.append(new)
        return new
    }

    /// An entry for a view that is pushed on a stack of the scene, or replaces a column's root.
    func makeViewEntry() -> StackEntry {
        lastViewNumber += 1
        return .view(lastViewNumber)
    }

    // MARK: Widths of columns

    /// The widths that a person gave the leading columns of a container that has been added just now.
    ///
    /// - Parameter count: The number of leading columns.
    func takeChosenWidths(count: Int) -> [Double?] {
        let index = containersWithColumns.count - 1
        let known = chosenWidths.indices.contains(index) ? chosenWidths[index] : []
        return (0..<count).map { $0 < known.count && known[$0] > 0 ? known[$0] : nil }
    }

    /// Keeps the widths that a person has given the leading columns, for a container that takes the place of this one.
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

    /// Notes that a route has come, or gone, or become another.
    func noteRoutesChange() {
        hasRoutes = true
        containers.noteSelectionChange()
    }

    /// Notes what value the scene's window is for, which is a part of its address.
    func showWindowValue<Value: Codable & Hashable>(_ value: Value?) {
        exchange.window?.show(value)
        containers.noteSelectionChange()
    }

    /// Does something in which selections and paths are written together, so that none of them goes because of another.
    func travel(_ act: () -> Void) {
        isTravelling = true
        defer { isTravelling = false }
        act()
    }

    /// What the containers show, as a value.
    var state: NavigationState {
        let snapshot = containers.snapshot
        return NavigationState(stored: containers.stored(), stacks: snapshot.stacks, tabViews: snapshot.tabViews)
    }
}
