import Observation

/// Where the reader is. One per window: the views bind to it, links append to it, and its methods are the jumps
/// that aren't links.
@MainActor
@Observable
public final class NavigationModel {
    /// The pushed screens, from the first above the root to the one on top.
    public var path: [Route]

    /// Makes a model that shows `path` above the root.
    public init(path: [Route] = []) {
        self.path = path
    }

    /// Whether the root is more than one tap on the back button away.
    public var isDeep: Bool {
        path.count > 1
    }

    /// Shows one recipe right above the root, wherever the reader was before.
    public func jump(to recipe: Recipe) {
        path = [.recipe(recipe.id)]
    }

    /// Goes back to the root.
    public func popToRoot() {
        path.removeAll()
    }
}
