import BackstaffAssets
import Foundation

/// A folder with an app's tests, which becomes a target of the written package.
struct TestFolder: Equatable {
    /// The absolute path of the folder.
    let path: String
    /// The name of the target.
    let name: ModuleName
    /// The Swift files, relative to ``path``, sorted.
    let sources: [String]
    /// Other files, relative to ``path``, sorted. The tests find them in their bundle.
    let resources: [String]
}

/// The tests beside an app, as far as they need no simulator.
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

    /// Finds the folders whose names end in `Tests`, in the folder of the app, its project or its package.
    init(of folder: SourceFolder, in root: String) {
        for path in Self.folders(in: root) + (root == folder.path ? [] : Self.folders(in: folder.path)) {
            if folders.contains(where: { $0.path == path }) { continue }
            add(path)
        }
        let names = Dictionary(grouping: folders, by: \.name.description)
        for (name, same) in names where same.count > 1 {
            let paths = same.map(\.path).joined(separator: " and ")
            problems.append("\(paths) have the same name; only the first is tested")
            folders.removeAll { $0.name.description == name && $0 != same[0] }
        }
    }

    private mutating func add(_ path: String) {
        var listing = SourceFolder.Listing(of: path)
        try? listing.visit(folder: path, relative: "")
        problems += listing.problems.map(\.description)
        var sources: [String] = []
        var hasTests = false
        var driving: [String] = []
        for source in listing.sources.sorted() {
            let words = Self.words(of: (try? listing.boundary.source(at: path + "/" + source)) ?? [])
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

    /// The folders with tests that are in a folder, sorted. A folder that only has such folders isn't one itself.
    private static func folders(in root: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") && isFolder(root + "/" + $0) }.flatMap { name -> [String] in
            let path = root + "/" + name
            guard name.hasSuffix("Tests") else { return [] }
            let inner = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return inner.contains { $0.hasSuffix(".swift") } ? [path] : folders(in: path)
        }
    }
}
