import BackstaffAssets
import Foundation

/// Tells the folder of an app's tests from a folder of the app that is called `Tests`, such as the screens of a quiz.
enum TestSources {
    /// Whether a folder has a name that ends in `Tests`, and a file below it is a test. A folder without Swift files doesn't
    /// count: it may hold the questions of a quiz.
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
        return names.contains { $0.hasSuffix(".swift") && isTest("\(real)/\($0)", within: boundary) }
    }

    /// Whether a file imports a library for tests, or a module to test.
    static func isTest(_ path: String, within boundary: ConfinedFolder) -> Bool {
        guard let source = try? boundary.source(at: path) else { return false }
        var scanner = SwiftScanner(source)
        var isImport = false
        while let token = scanner.next() {
            let text = scanner.text(token)
            if text == "@testable" { return true }
            if isImport, ["Testing", "XCTest"].contains(text) { return true }
            if text == "import" { isImport = true } else if token.kind == .newline { isImport = false }
        }
        return false
    }
}
