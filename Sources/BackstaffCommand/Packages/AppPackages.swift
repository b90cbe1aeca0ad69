import BackstaffAssets
import Foundation

/// The packages that an app is built with, besides Backstaff.
struct AppPackages {
    /// The folder of the project, of the package or of the app.
    let home: String
    /// The folder that has all local packages: ``home``, or one above it if packages are beside it.
    private(set) var root: String
    var local: [LocalPackage] = []
    var remote: [RemotePackage] = []
    /// The products that the app uses.
    var products: [Product] = []
    /// The settings of the app's target in a `Package.swift`, or `nil` if it isn't in one.
    private(set) var settings: [PackageSetting]?
    /// What is left out, as lines for the user.
    var problems: [String] = []

    struct Product: Equatable {
        let name: String
        /// The name of the package in the app's manifest.
        let package: String
    }

    private let backstaff: String

    /// How far above ``home`` the folder with all packages may be.
    private static let mostLevels = 3

    private init(home: String, backstaff: String) {
        self.home = home
        root = home
        self.backstaff = backstaff
    }

    /// An app without other packages.
    static func none(for folder: SourceFolder) -> AppPackages { AppPackages(home: folder.path, backstaff: "") }

    /// Finds the packages of an app.
    ///
    /// - Parameters:
    ///   - folder: The app's sources.
    ///   - backstaff: The folder of the Backstaff package. It isn't a package of the app, even if a manifest names it.
    /// - Throws: A ``Complaint`` if a package can't be read or isn't in the project's folder.
    static func find(for folder: SourceFolder, backstaff: String) throws -> AppPackages {
        var problems: [String] = []
        if let root = folder.package {
            var packages = AppPackages(home: root, backstaff: backstaff)
            if try packages.addTargets(of: folder) { return packages }
            problems = packages.problems
        }
        let project = folder.project
        var packages = AppPackages(home: project?.folder ?? folder.path, backstaff: backstaff)
        packages.problems = problems
        let nested = folder.packages.map { folder.path + "/" + $0 }
        if let project, project.folder != folder.path || !project.packages.folders.isEmpty || nested.isEmpty {
            try packages.add(project.packages, nested: nested, projectFile: project.folder)
        } else {
            for path in nested { try packages.addLibraries(of: path, namedBy: folder.path) }
        }
        return packages
    }

    // MARK: Kinds of projects

    /// Adds what the app's target in a `Package.swift` depends on. The result is `false` if no target has the app's
    /// folder.
    private mutating func addTargets(of folder: SourceFolder) throws -> Bool {
        if isBackstaff(home) { return false }
        let manifest: PackageManifest
        do {
            manifest = try PackageManifest.read(in: home)
        } catch let error as Complaint where home != folder.path {
            // The package around the folder may be somebody else's.
            problems.append("\(error); the folder is built without this package")
            return false
        }
        var package = LocalPackage(path: home, manifest: manifest)
        let targets = package.manifest.targets.filter { package.folder(of: $0) == folder.path }
        guard let target = targets.first(where: { $0.type == "executable" }) ?? targets.first else { return false }
        package.appTarget = target.name
        settings = target.settings ?? []
        let own = Set(package.manifest.targets.map(\.name))
        package.exported = target.dependencies.filter { $0.kind != "product" && own.contains($0.name) }.map(\.name)
        if !package.exported.isEmpty {
            try add(package)
            for name in package.exported {
                products.append(Product(name: LocalPackage.product(exporting: name), package: package.identity))
            }
        }
        for use in target.dependencies where use.kind == "product" || !own.contains(use.name) {
            try add(use, from: package)
        }
        return true
    }

    /// Adds what the app's target in an Xcode project depends on.
    private mutating func add(_ named: XcodeProject.Packages, nested: [String], projectFile: String) throws {
        problems += named.problems
        let folders = named.folders + nested.filter { !named.folders.contains($0) }
        if named.products.isEmpty {
            for path in folders { try addLibraries(of: path, namedBy: projectFile) }
            return
        }
        var manifests: [(path: String, manifest: PackageManifest)] = []
        for path in folders where isUsable(path, namedBy: projectFile) {
            manifests.append((path, try PackageManifest.read(in: path)))
        }
        for product in named.products {
            if let package = named.remotes[product] {
                add(package)
                products.append(Product(name: product, package: package.identity))
            } else if let owner = try manifests.first(where: { $0.manifest.hasProduct(product) })
                ?? Self.owner(of: product, among: nestedPackages)
                ?? Self.owner(of: product, among: XcodeWorkspace.packages(with: home)) ?? neighbour(with: product),
                isUsable(owner.path, namedBy: projectFile)
            {
                try add(LocalPackage(path: owner.path, manifest: owner.manifest))
                products.append(Product(name: product, package: lastComponent(of: owner.path)))
            } else {
                problems.append("no package of the project has the product \(product), which its app uses")
            }
        }
    }

    /// The packages in the project's folder. Older projects name packages only as folders in their groups.
    private var nestedPackages: [String] {
        SourceFolder.Listing.all(in: home).packages.sorted().map { home + "/" + $0 }
    }

    /// Searches the folders beside the project's for the package with a product. That nothing names it is worth a line.
    private mutating func neighbour(with product: String) throws -> (path: String, manifest: PackageManifest)? {
        guard let found = try Self.owner(of: product, among: XcodeWorkspace.packages(beside: home)) else { return nil }
        problems.append("the project doesn't say where \(product) is; it is taken from \(found.path)")
        return found
    }

    /// Searches folders for the package with a product.
    private static func owner(
        of product: String, among paths: [String]
    ) throws -> (path: String, manifest: PackageManifest)? {
        for path in paths {
            // Reading a manifest takes a second, so only likely ones are read.
            guard let text = try? PackageManifest.text(in: path), text.contains("\"\(product)\"") else { continue }
            let manifest = try PackageManifest.read(in: path)
            if manifest.hasProduct(product) { return (path, manifest) }
        }
        return nil
    }

    /// Adds a package with all of its libraries.
    private mutating func addLibraries(of path: String, namedBy owner: String) throws {
        guard isUsable(path, namedBy: owner) else { return }
        let package = LocalPackage(path: path, manifest: try PackageManifest.read(in: path))
        try add(package)
        products += package.manifest.products.filter(\.isLibrary)
            .map { Product(name: $0.name, package: lastComponent(of: path)) }
    }

    // MARK: Packages

    /// Adds a product that a target of a package uses.
    private mutating func add(_ use: PackageManifest.Use, from package: LocalPackage) throws {
        let name = use.package?.lowercased() ?? use.name.lowercased()
        for case .local(let path) in package.manifest.dependencies where !isBackstaff(path) {
            guard isUsable(path, namedBy: package.path + "/Package.swift") else { continue }
            let manifest = try PackageManifest.read(in: path)
            guard manifest.hasProduct(use.name) else { continue }
            try add(LocalPackage(path: path, manifest: manifest))
            products.append(Product(name: use.name, package: lastComponent(of: path)))
            return
        }
        for case .remote(let remote) in package.manifest.dependencies where remote.identity == name {
            add(remote)
            products.append(Product(name: use.name, package: remote.identity))
            return
        }
        for case .registry(let identity) in package.manifest.dependencies where identity.lowercased() == name {
            problems.append("the package \(identity) comes from a registry and is left out")
        }
    }

    private mutating func add(_ package: RemotePackage) {
        if !remote.contains(package) { remote.append(package) }
    }

    /// Adds a local package, and those that it names.
    private mutating func add(_ package: LocalPackage) throws {
        if local.contains(where: { $0.path == package.path }) { return }
        if let other = local.first(where: { $0.identity == package.identity }) {
            throw Complaint.failure(
                "\(other.path) and \(package.path) are packages with the same name; rename one of the folders")
        }
        local.append(package)
        for case .local(let path) in package.manifest.dependencies where !isBackstaff(path) {
            if let reason = reasonAgainst(path, namedBy: package.path + "/Package.swift") {
                throw Complaint.failure("\(reason); copy the package there, or into \(home) and change the manifest")
            }
            if local.contains(where: { $0.path == path }) { continue }
            try add(LocalPackage(path: path, manifest: try PackageManifest.read(in: path)))
        }
    }

    /// Whether a package can be built along. If not, a line says why.
    private mutating func isUsable(_ path: String, namedBy owner: String) -> Bool {
        guard let reason = reasonAgainst(path, namedBy: owner) else { return true }
        problems.append("\(reason); it is left out")
        return false
    }

    /// Why a package can't be built along, if it can't.
    private mutating func reasonAgainst(_ path: String, namedBy owner: String) -> String? {
        let start = "\(owner) names the package \(path)"
        guard isFolder(path) else { return "\(start), but there is no such folder" }
        include(path)
        // A link isn't followed out of the project's folder, and a package beside it isn't a link to one elsewhere.
        guard ConfinedFolder(isInHome(path) ? home : root, title: root).contains(path) else {
            return "\(start), which is outside of \(root)"
        }
        return PackageManifest.isIn(path) ? nil : "\(start), but it has no Package.swift"
    }

    /// Makes ``root`` a folder that has a package too, unless it would be too far above ``home``.
    private mutating func include(_ path: String) {
        let above = sequence(first: home) { $0 == "/" ? nil : absolutePath($0 + "/..") }.prefix(Self.mostLevels + 1)
        guard !isPath(path, in: root),
            let wider = above.first(where: { isPath(path, in: $0) && $0 != "/" })
        else { return }
        root = wider
    }

    private func isPath(_ path: String, in folder: String) -> Bool {
        path == folder || path.hasPrefix(folder + "/")
    }

    private func isInHome(_ path: String) -> Bool { isPath(path, in: home) }

    /// The folder that links in a package may lead to: the project's, or only the package's own if it is elsewhere.
    func boundary(of package: LocalPackage) -> String { isInHome(package.path) ? home : package.path }

    func isBackstaff(_ path: String) -> Bool {
        guard let real = ConfinedFolder.realPath(path) else { return false }
        return real == ConfinedFolder.realPath(backstaff)
    }
}
