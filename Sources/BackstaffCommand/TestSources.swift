import BackstaffAssets
import Foundation

/// Tells the folder of an app's tests from a folder of the app that is called `Tests`, such as the screens of a quiz.
enum TestSources {
    /// Whether a file below a folder imports a library for tests. A folder without Swift files counts too: it may hold what
    /// tests read.
    static func areIn(_ folder: String) -> Bool {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let sources = names.filter { $0.hasSuffix(".swift") }
        return sources.isEmpty || sources.contains { importsTests("\(folder)/\($0)") }
    }

    private static func importsTests(_ path: String) -> Bool {
        guard let source = try? RegularFile.source(at: path) else { return false }
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
