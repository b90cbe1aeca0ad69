import Observation

/// Where the reader is. One per window: the views bind to it and links append to it.
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

    /// Goes back to the sections.
    public func popToRoot() {
        path.removeAll()
    }

    /// The way to the screen of `package`, newest last: "Libraries › libc6 › libgcc-s1".
    ///
    /// A way of more than four screens shows its last four behind an ellipsis. It is empty if the package isn't on the
    /// path.
    public func trail(to package: Package, in database: PackageDatabase) -> String {
        guard let top = path.lastIndex(of: .package(package.id)) else { return "" }
        let way = path[...top]
        let names = way.suffix(4).map { route in
            switch route {
            case .section(let id): database.section(id)?.title ?? id
            case .package(let id): database[id]?.name ?? id
            }
        }
        return (way.count > 4 ? "… › " : "") + names.joined(separator: " › ")
    }
}
