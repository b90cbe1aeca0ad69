import Observation

/// Where the reader is. One per window: the columns bind to it, and links append to its path.
///
///     group ──► packages of it ──► package ──► path: dependencies of dependencies
@MainActor
@Observable
public final class NavigationModel {
    /// The pushed screens: packages that the selected one has led to, from the first to the one on top.
    public var path: [Route]

    /// What the reader has marked, here or in another window.
    public let marks: MarkedPackages

    private var selectedGroup: PackageGroup?
    private var selectedPackage: Package.ID?
    private let database: PackageDatabase

    /// Makes a model of a place in `database`.
    public init(
        database: PackageDatabase, marks: MarkedPackages = MarkedPackages(), group: PackageGroup? = nil,
        package: Package.ID? = nil, path: [Route] = []
    ) {
        self.database = database
        self.marks = marks
        self.path = path
        selectedGroup = group
        selectedPackage = package
    }

    /// The selected group. The selected package stays if the new group has it too.
    public var group: PackageGroup? {
        get { selectedGroup }
        set {
            if newValue == selectedGroup { return }
            selectedGroup = newValue
            path = []
            if let newValue, let id = selectedPackage, contains(id, in: newValue) { return }
            selectedPackage = nil
        }
    }

    /// The selected package. One that is selected before any group is one of all packages.
    public var package: Package.ID? {
        get { selectedPackage }
        set {
            if newValue == selectedPackage { return }
            selectedPackage = newValue
            path = []
            if newValue != nil, selectedGroup == nil { selectedGroup = .all }
        }
    }

    /// Whether a package of that id is in a group.
    public func contains(_ id: Package.ID, in group: PackageGroup) -> Bool {
        guard let package = database[id] else { return false }
        return switch group {
        case .all: true
        case .marked: marks.contains(id)
        case .section(let section): package.section == section
        }
    }

    /// Whether the selected package is more than one tap on the back button away.
    public var isDeep: Bool {
        path.count > 1
    }

    /// Goes back to the selected package.
    public func popToPackage() {
        path.removeAll()
    }

    /// Goes back to the groups, with nothing selected.
    public func popToGroups() {
        group = nil
    }

    /// Shows a package as one of its section, wherever the reader was before.
    public func show(_ package: Package) {
        selectedGroup = .section(package.section)
        selectedPackage = package.id
        path = []
    }

    /// The way to the screen of `package`, newest last: "Libraries › libc6 › libgcc-s1".
    ///
    /// A way of more than four screens shows its last four behind an ellipsis. It is empty if the package isn't on it.
    public func trail(to package: Package) -> String {
        let packages = (selectedPackage.map { [$0] } ?? []) + path.map(\.package)
        guard let top = packages.lastIndex(of: package.id) else { return "" }
        let groups = selectedGroup.map { [database.title(of: $0)] } ?? []
        let way = groups + packages[...top].map { database[$0]?.name ?? $0 }
        return (way.count > 4 ? "… › " : "") + way.suffix(4).joined(separator: " › ")
    }
}
