import BackstaffAssets
import Foundation

extension XcodeProject {
    /// The packages that the project names, and what its app uses of them.
    struct Packages: Equatable {
        /// The absolute paths of folders with packages.
        var folders: [String] = []
        /// The names of the products that the app's target uses.
        var products: [String] = []
        /// The packages to fetch, by the names of the products that the app's target uses.
        var remotes: [String: RemotePackage] = [:]
        /// What can't be understood, as lines for the user.
        var problems: [String] = []
    }

    /// Reads the packages of a project.
    ///
    /// - Parameters:
    ///   - objects: The contents of the project's file.
    ///   - target: The app's target.
    static func packages(in objects: XcodeObjects, of target: [String: Any]) -> Packages {
        var packages = Packages()
        let named = objects.all.compactMap { object -> String? in
            switch object["isa"] as? String {
            case "XCLocalSwiftPackageReference": return object["relativePath"] as? String
            // Older projects show a package as a folder.
            case "PBXFileReference" where ["folder", "wrapper"].contains(object["lastKnownFileType"] as? String):
                let path = object["path"] as? String
                return path.flatMap { PackageManifest.isIn(absolute($0, in: objects.folder)) ? $0 : nil }
            default: return nil
            }
        }
        packages.folders = Set(named.map { absolute($0, in: objects.folder) }).sorted()
        for id in objects.ids(target["packageProductDependencies"]) {
            guard let use = objects.object(id), let product = use["productName"] as? String else { continue }
            packages.products.append(product)
            guard let reference = objects.object(use["package"]),
                let address = reference["repositoryURL"] as? String
            else { continue }
            if let version = version(reference["requirement"] as? [String: Any] ?? [:]) {
                packages.remotes[product] = RemotePackage(address: address, version: version)
            } else {
                packages.problems.append("the project doesn't say which version of \(address) it uses")
            }
        }
        return packages
    }

    private static func absolute(_ path: String, in folder: String) -> String {
        absolutePath(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    private static func version(_ requirement: [String: Any]) -> RemotePackage.Version? {
        func parts(_ key: String) -> [Int]? {
            guard let text = requirement[key] as? String else { return nil }
            // Only digits, and few enough of them that the next version is a number too.
            let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
                part.utf8.allSatisfy { (0x30...0x39).contains($0) } && part.utf8.count <= 9 ? Int(part) : nil
            }
            guard (1...3).contains(numbers.count), numbers.allSatisfy({ $0 != nil }) else { return nil }
            let known = numbers.compactMap { $0 }
            return known + Array(repeating: 0, count: 3 - known.count)
        }
        func text(_ parts: [Int]) -> String { parts.map(String.init).joined(separator: ".") }
        switch requirement["kind"] as? String {
        case "upToNextMajorVersion":
            return parts("minimumVersion").map { .range(from: text($0), below: "\($0[0] + 1).0.0") }
        case "upToNextMinorVersion":
            return parts("minimumVersion").map { .range(from: text($0), below: "\($0[0]).\($0[1] + 1).0") }
        case "versionRange":
            // In a manifest, a range that ends before it begins is a trap.
            guard let lower = parts("minimumVersion"), let upper = parts("maximumVersion"),
                lower.lexicographicallyPrecedes(upper)
            else { return nil }
            return .range(from: text(lower), below: text(upper))
        case "exactVersion": return parts("version").map { .exact(text($0)) }
        case "branch": return (requirement["branch"] as? String).map { .branch($0) }
        case "revision": return (requirement["revision"] as? String).map { .revision($0) }
        default: return nil
        }
    }
}
