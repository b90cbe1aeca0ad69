import BackstaffAssets
import Foundation

/// Tells the folder of an app's tests from a folder of the app that is called `Tests`, such as the screens of a quiz.
enum TestSources {
    /// Whether a folder has a name that ends in `Tests`, and a file below it imports a library for tests. A folder without
    /// Swift files counts too: it may hold what tests read.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - boundary: The folder of the app. Nothing outside of it is read, so a folder outside of it doesn't count.
    static func areIn(_ folder: String, within boundary: ConfinedFolder) -> Bool {
        guard folder.hasSuffix("Tests"), isFolder(folder), boundary.contains(folder),
            // The folder may be a link to another one in the boundary. What is behind a link isn't enumerated.
            let real = ConfinedFolder.realPath(folder)
        else { return false }
        let names = FileManager.default.enumerator(atPath: real)?.compactMap { $0 as? String } ?? []
        let sources = names.filter { $0.hasSuffix(".swift") }
        return sources.isEmpty || sources.contains { importsTests("\(real)/\($0)", within: boundary) }
    }

    private static func importsTests(_ path: String, within boundary: ConfinedFolder) -> Bool {
        guard let source = try? boundary.source(at: path) else { return false }
        var scanner = SwiftScanner(source)
        var isImport = false
        while let token = scanner.next() {
            let text = scanner.text(token)
            if isImport, ["Testing", "XCTest"].contains(text) { return true }
            if text == "import" { isImport = true } else if token.kind == .newline { isImport = false }
        }
        return false
    }
}
