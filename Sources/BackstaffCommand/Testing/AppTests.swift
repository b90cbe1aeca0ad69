import BackstaffAssets
import Foundation

/// The tests of an app, as far as they need no simulator.
struct AppTests: Equatable {
    private(set) var folders: [TestFolder] = []
    /// The files that drive an app in a simulator, as absolute paths.
    private(set) var leftOut: [String] = []
    /// What can't be read, as lines for the user.
    private(set) var problems: [String] = []
    /// Whether tests use Swift Testing.
    private(set) var usesTesting = false
    /// Whether tests use XCTest.
    private(set) var usesXCTest = false

    /// Nothing outside of this folder is read.
    private let boundary: ConfinedFolder
    /// The real paths of the folders that were found. They prevent endless recursion through symbolic links.
    private var found: Set<String> = []

    /// Finds the folders whose names end in `Tests`.
    ///
    /// - Parameters:
    ///   - folder: The folder of the app.
    ///   - root: The folder of the app, its project or its package.
    init(of folder: SourceFolder, in root: String) {
        boundary = ConfinedFolder(root, title: "the project's folder")
        addFolders(in: root)
        if root != folder.path { addFolders(in: folder.path) }
        let names = Dictionary(grouping: folders, by: \.name.description)
        for (name, same) in names where same.count > 1 {
            let paths = same.map(\.path).joined(separator: " and ")
            problems.append("\(paths) have the same name; only the first is tested")
            folders.removeAll { $0.name.description == name && $0 != same[0] }
        }
    }

    private mutating func add(_ path: String, _ listing: SourceFolder.Listing) {
        problems += listing.problems.map(\.description)
        var sources: [String] = []
        var hasTests = false
        var driving: [String] = []
        for source in listing.sources.sorted() {
            let words = Self.words(of: (try? boundary.source(at: path + "/" + source)) ?? [])
            if words.contains(where: { $0.hasPrefix("XCUI") }) {
                driving.append("\(path)/\(source)")
                continue
            }
            sources.append(source)
            if words.contains("@Test") || words.contains("XCTestCase") { hasTests = true }
            usesTesting = usesTesting || words.contains("@Test")
            usesXCTest = usesXCTest || words.contains("XCTestCase")
        }
        leftOut += driving
        // What is left of a folder of such files are helpers for them.
        guard hasTests || driving.isEmpty, !sources.isEmpty else { return }
        folders.append(
            TestFolder(
                path: path, name: ModuleName(folder: lastComponent(of: path)), sources: sources,
                resources: listing.resources.sorted()))
    }

    private static func words(of text: [UInt8]) -> Set<String> {
        var scanner = SwiftScanner(text)
        var words: Set<String> = []
        while let token = scanner.next() {
            if token.kind == .word { words.insert(scanner.text(token)) }
        }
        return words
    }

    /// Adds the folders in a folder whose names end in `Tests`, in their order.
    private mutating func addFolders(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix("Tests") && !name.hasPrefix(".") {
            addFolder(at: folder + "/" + name)
        }
    }

    /// Adds the folder at a path whose name ends in `Tests`, and those inside of it, as far as a file of theirs is a test.
    private mutating func addFolder(at path: String) {
        guard isFolder(path) else { return }
        if let problem = boundary.problem(with: path) { return problems.append("\(problem)") }
        guard let real = ConfinedFolder.realPath(path), found.insert(real).inserted else { return }
        var listing = SourceFolder.Listing(within: boundary)
        try? listing.visit(folder: path, relative: "")
        let hasTests = listing.sources.contains { TestSources.isTest(path + "/" + $0, within: boundary) }
        if hasTests { add(path, listing) }
        addFolders(in: path)
    }
}
