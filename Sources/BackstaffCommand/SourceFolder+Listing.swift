import BackstaffAssets
import Foundation

extension SourceFolder {
    /// The files that were found in a folder.
    struct Listing {
        private(set) var sources: [String] = []
        private(set) var resources: [String] = []
        private(set) var previewCatalogs: [String] = []
        /// The folders that are packages of their own.
        private(set) var packages: [String] = []
        /// The folders that were searched, as absolute paths.
        private(set) var folders: [String] = []
        /// The real paths of the searched folders. They prevent endless recursion through symbolic links.
        private var visited: Set<String> = []
        let boundary: ConfinedFolder
        private(set) var problems: [AssetProblem] = []
        /// Whether a file of a Tuist project was left out. One line about them is enough.
        private var hasTuistManifest = false

        /// Creates an empty list.
        ///
        /// - Parameter boundary: The folder outside of which nothing is read.
        init(within boundary: ConfinedFolder) { self.boundary = boundary }

        /// Creates an empty list for a folder of source. Call `visit(folder:relative:)` to fill it.
        init(of path: String) {
            let outer = absolutePath(path + "/..")
            let isInProject = isFolder("\(outer)/\(lastComponent(of: path)).xcodeproj")
            if isInProject {
                boundary = ConfinedFolder(outer, title: "the project's folder")
            } else if let package = SourceFolder.package(around: path) {
                boundary = ConfinedFolder(package, title: "the package's folder")
            } else {
                boundary = ConfinedFolder(path, title: "the app's folder")
            }
        }

        /// The files in the folder at `path`, as far as it can be read.
        static func all(in path: String) -> Listing {
            var listing = Listing(of: path)
            try? listing.visit(folder: path, relative: "")
            return listing
        }

        /// Adds the files of a folder and its subfolders.
        mutating func visit(folder: String, relative: String) throws {
            guard visited.insert(ConfinedFolder.realPath(folder) ?? folder).inserted else { return }
            let names = try SourceFolder.contents(of: folder)
            folders.append(folder)
            for name in names {
                try add(folder + "/" + name, as: relative.isEmpty ? name : relative + "/" + name)
            }
        }

        /// Adds a file, or the files of a folder.
        ///
        /// The code in `Preview Content` is compiled because previews refer to it. Its resources are left out.
        ///
        /// - Parameter entry: The path, relative to the folder of the list.
        mutating func add(_ path: String, as entry: String) throws {
            let name = lastComponent(of: entry)
            let isPreview = entry.split(separator: "/").dropLast().contains("Preview Content")
            if Self.isForeign(path, isFolder: isFolder(path)) { return }
            if let problem = boundary.problem(with: path) {
                problems.append(problem)
            } else if TestSources.areIn(path, within: boundary) {
                return
            } else if isFolder(path) {
                if Self.bundles.contains(fileExtension(of: name)) {
                    if !isPreview {
                        resources.append(entry)
                    } else if name.hasSuffix(".xcassets") {
                        previewCatalogs.append(entry)
                    }
                } else if PackageManifest.isIn(path) {
                    packages.append(entry)
                } else {
                    try visit(folder: path, relative: entry)
                }
            } else if fileExtension(of: name) == "swift" {
                if TuistManifest.isAt(path, as: entry, within: boundary) {
                    if !hasTuistManifest { report(path, "projects of Tuist aren't read, so their files are left out") }
                    hasTuistManifest = true
                } else {
                    sources.append(entry)
                }
            } else if !isPreview {
                resources.append(entry)
            }
        }

        /// The absolute paths of all that was found, in lower case.
        ///
        /// - Parameter root: The folder of the list.
        func paths(in root: String) -> Set<String> {
            let entries = sources + resources + previewCatalogs + packages
            return Set((folders + entries.map { root + "/" + $0 }).map { $0.lowercased() })
        }

        /// Removes files from the list.
        mutating func remove(where isUnwanted: (String) -> Bool) {
            removeSources(where: isUnwanted)
            removeResources(where: isUnwanted)
            previewCatalogs.removeAll(where: isUnwanted)
        }

        /// Removes Swift files from the list.
        mutating func removeSources(where isUnwanted: (String) -> Bool) { sources.removeAll(where: isUnwanted) }

        /// Removes files from the list that aren't compiled.
        mutating func removeResources(where isUnwanted: (String) -> Bool) { resources.removeAll(where: isUnwanted) }

        /// Adds a line for the user.
        mutating func report(_ path: String, _ words: String) {
            problems.append(AssetProblem(path: path, words: words))
        }

        /// Whether a file or a folder isn't for the app, by its name.
        static func isForeign(_ path: String, isFolder: Bool) -> Bool {
            let name = lastComponent(of: path)
            return isFolder ? isForeign(folder: name) : isForeign(file: name)
        }

        /// The extensions of folders that are a single resource.
        private static let bundles: Set<String> = ["xcassets", "bundle", "scnassets"]

        /// Whether a folder belongs to Xcode, to a dependency manager or to documentation.
        private static func isForeign(folder name: String) -> Bool {
            [
                "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel", "playground", "docc", "framework",
                "xcframework", "xctestplan", "app", "dSYM",
            ].contains(fileExtension(of: name))
                || ["Pods", "Carthage", "DerivedData", "node_modules"].contains(name)
        }

        /// Whether a file is for Xcode or for another language, not for the app.
        private static func isForeign(file name: String) -> Bool {
            [
                "entitlements", "xcconfig", "xctestplan", "xcprivacy", "storyboard", "xib", "md", "h", "m", "mm", "c",
                "cpp", "metal", "modulemap",
            ].contains(fileExtension(of: name))
                || [
                    "Info.plist", "Package.resolved", "Package.swift", "Podfile", "Podfile.lock", "Cartfile",
                    "Cartfile.resolved",
                ]
                .contains(name)
                || name.hasSuffix("-Info.plist")
        }
    }
}
