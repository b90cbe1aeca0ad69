import BackstaffAssets
import Foundation

/// A package in the folder of an app's project, which is built along with the app.
struct LocalPackage {
    /// The absolute path of the package's folder.
    let path: String
    let manifest: PackageManifest
    /// The targets that the app uses without a product, because it is a target of the same package.
    var exported: [String] = []
    /// The packages that can't be fetched, with the products that the targets would use.
    var unreachable: [RemotePackage: [String]] = [:]
    /// The target that is the app. It is built as the app, not with the package.
    var appTarget: String?

    /// The name under which manifests refer to the package.
    var identity: String { lastComponent(of: path).lowercased() }

    /// Where a target's sources are, as an absolute path.
    func folder(of target: PackageManifest.Target) -> String {
        if let named = target.path { return absolutePath(path + "/" + named) }
        let places = target.type == "test" ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
        let folders = places.map { absolutePath("\(path)/\($0)/\(target.name)") }
        if let folder = folders.first(where: isFolder) { return folder }
        // The only target may do without a folder of its name.
        let others = manifest.targets.filter {
            $0.name != target.name && ($0.type == "test") == (target.type == "test")
        }
        let outer = others.isEmpty ? places.map { absolutePath("\(path)/\($0)") }.first(where: isFolder) : nil
        return outer ?? folders[0]
    }

    /// Whether a target's folder is in that of the package, by its path and really. One that isn't there yet has only a
    /// path.
    func contains(_ target: PackageManifest.Target) -> Bool {
        let folder = folder(of: target)
        guard folder == path || folder.hasPrefix(path == "/" ? path : path + "/") else { return false }
        return ConfinedFolder.realPath(folder) == nil || ConfinedFolder(path, title: path).contains(folder)
    }

    /// The targets that aren't built with the package: its tests and the app.
    var removedTargets: [PackageManifest.Target] {
        manifest.targets.filter { $0.type == "test" || $0.name == appTarget }
    }

    /// The targets with Swift code, which see the same modules as the app.
    var swiftTargets: [String] { targetsWithSwift.map(\.name) }

    /// The targets with Swift code that are built with the package.
    var targetsWithSwift: [PackageManifest.Target] {
        manifest.targets.filter { target in
            ["regular", "executable"].contains(target.type) && target.name != appTarget
                && SourceFolder.Listing.all(in: folder(of: target)).sources.isEmpty == false
        }
    }

    /// The name of the product that is added for a target.
    static func product(exporting target: String) -> String { "Backstaff-\(target)" }
}

extension LocalPackage {
    /// Finds the target of a package that is an app.
    ///
    /// - Parameter path: The folder of the package.
    /// - Returns: The folder with the app's sources, or `nil` if no target is an app.
    /// - Throws: A ``Complaint`` if the manifest can't be read, or if several targets are apps.
    static func appFolder(in path: String) throws -> String? {
        let package = LocalPackage(path: path, manifest: try PackageManifest.read(in: path))
        let folders = package.manifest.targets.filter { $0.type == "executable" }.map(package.folder).filter(isFolder)
        let confined = ConfinedFolder(path, title: "the package's folder")
        let apps = folders.filter { folder in
            SourceFolder.Listing.all(in: folder).sources.contains { source in
                let text = try? confined.source(at: folder + "/" + source)
                let attribute = MainAttribute(in: String(decoding: text ?? [], as: UTF8.self))
                return attribute.unconditional + attribute.conditional > 0 || lastComponent(of: source) == "main.swift"
            }
        }
        guard apps.count < 2 else {
            throw Complaint.usage(
                "the package in \(path) has several apps; name one of \(apps.joined(separator: ", "))")
        }
        return apps.first
    }
}
