import Observation

/// The reader's place in the database. Each window has its own. The columns bind to its properties, and links append to
/// its path.
///
///     group ──► packages of it ──► package ──► path: dependencies of dependencies
@MainActor
@Observable
public final class NavigationModel {
    /// The pushed screens: packages that were reached from the selected one. The last is on top.
    public var path: [Route]

    /// The marked packages, which all windows share.
    public let marks: MarkedPackages

    private var selectedGroup: PackageGroup?
    private var selectedPackage: Package.ID?
    private let database: PackageDatabase

    /// Creates a model for a place in `database`.
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

    /// The selected group. When it changes, the selected package stays if the new group contains it.
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

    /// The selected package. If no group is selected, selecting a package selects the group of all packages.
    public var package: Package.ID? {
        get { selectedPackage }
        set {
            if newValue == selectedPackage { return }
            selectedPackage = newValue
            path = []
            if newValue != nil, selectedGroup == nil { selectedGroup = .all }
        }
    }

    /// Whether the package with an id is in a group.
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

    /// Shows a package in its section, wherever the reader is.
    public func show(_ package: Package) {
        selectedGroup = .section(package.section)
        selectedPackage = package.id
        path = []
    }

    /// The path to the screen of `package`, for example "Libraries › libc6 › libgcc-s1".
    ///
    /// Only the last four screens of a longer path are shown, after an ellipsis. The text is empty if the package isn't
    /// on the path.
    public func trail(to package: Package) -> String {
        let packages = (selectedPackage.map { [$0] } ?? []) + path.map(\.package)
        guard let top = packages.lastIndex(of: package.id) else { return "" }
        let groups = selectedGroup.map { [database.title(of: $0)] } ?? []
        let way = groups + packages[...top].map { database[$0]?.name ?? $0 }
        return (way.count > 4 ? "… › " : "") + way.suffix(4).joined(separator: " › ")
    }
}
