import Foundation

/// The folder that an app runs from. The executable and its resources are in one flat folder, where `Bundle.main`
/// looks.
package struct AppBundle {
    let folder: SourceFolder
    /// The path of the bundle, ending in `.app`.
    package let path: String

    /// The tests that the executable runs. If there are none, it is the app.
    private let tests: [TestFolder]

    package init(folder: SourceFolder, cache: String) {
        self.init(folder: folder, cache: cache, tests: [])
    }

    init(folder: SourceFolder, cache: String, tests: [TestFolder]) {
        self.folder = folder
        self.tests = tests
        path = "\(cache)/\(folder.name)\(tests.isEmpty ? "" : "-tests").app"
    }

    package var executable: String { "\(path)/\(folder.name)" }

    /// The variables to add to the tool's environment when the app is started: those of its Xcode scheme that the tool's
    /// environment doesn't have.
    var environment: [String: String] {
        let given = ProcessInfo.processInfo.environment
        return (folder.project?.environment ?? [:]).filter { given[$0.key] == nil }
    }

    /// The name of each resource in the bundle. As in Xcode, a resource keeps only the folder of its language, if any.
    /// Asset catalogs are compiled: ``AppResources`` writes them.
    var placements: [(resource: String, name: String)] {
        folder.resources.filter { !$0.hasSuffix(".xcassets") }.map { resource in
            let parts = resource.split(separator: "/")
            let language = parts.dropLast().last { $0.hasSuffix(".lproj") }
            let name = parts.last.map(String.init) ?? resource
            return (resource, language.map { "\($0)/\(name)" } ?? name)
        }
    }

    /// Resources whose name is already taken, as pairs of the resource that is kept and the one that is dropped.
    package var clashes: [(kept: String, dropped: String)] {
        var taken = [folder.name.description: "the executable"]
        return placements.compactMap { placement in
            if let kept = taken[placement.name] { return (kept, placement.resource) }
            taken[placement.name] = placement.resource
            return nil
        }
    }

    /// Adds the values of Info.plist.
    ///
    /// - Throws: A ``Complaint`` if the bundle can't be written.
    func add(_ info: InfoPlist) throws {
        do {
            try info.write(in: path)
        } catch {
            throw Complaint.failure(
                "can't write \(path)/Info.plist (\(error.localizedDescription)); choose another folder with --cache")
        }
    }

    /// Creates the bundle. A bundle from an earlier build is replaced.
    ///
    /// - Parameters:
    ///   - product: The name of the compiled executable.
    ///   - products: The folder of the compiled executable and of the resources of the packages it uses.
    /// - Throws: A ``Complaint`` if the cache can't be written.
    package func assemble(product: String, in products: String) throws {
        let files = FileManager.default
        do {
            if files.fileExists(atPath: path) { try files.removeItem(atPath: path) }
            try files.createDirectory(atPath: path, withIntermediateDirectories: true)
            // A hard link takes no time and no space, but it works only within one file system.
            do {
                try files.linkItem(atPath: "\(products)/\(product)", toPath: executable)
            } catch {
                try files.copyItem(atPath: "\(products)/\(product)", toPath: executable)
            }
            for bundle in try ResourceBundles(of: product, in: products).names {
                try link("\(path)/\(bundle)", to: "\(products)/\(bundle)")
            }
            let dropped = Set(clashes.map(\.dropped))
            for (resource, name) in placements where !dropped.contains(resource) {
                try link("\(path)/\(name)", to: "\(folder.path)/\(resource)")
            }
            for tests in tests {
                for resource in tests.resources {
                    let place = "\(path)/\(lastComponent(of: resource))"
                    // A file of the app stays.
                    if !files.fileExists(atPath: place) { try link(place, to: "\(tests.path)/\(resource)") }
                }
            }
        } catch let error as CocoaError {
            throw Complaint.failure(
                "can't write \(path) (\(error.localizedDescription)); choose another folder with --cache")
        }
    }
}
