import BackstaffAssets

/// Tells the manifests of Tuist, which describe a project in Swift, from the files of an app.
enum TuistManifest {
    /// Whether a file has the place of a manifest or of its helpers, and imports Tuist's module. An app may have a file
    /// `Project.swift` of its own.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - entry: The path, relative to the folder that is searched.
    ///   - boundary: The folder of the app. Nothing outside of it is read.
    static func isAt(_ path: String, as entry: String, within boundary: ConfinedFolder) -> Bool {
        let isManifest = names.contains(lastComponent(of: entry))
        guard isManifest || entry.split(separator: "/").dropLast().contains("Tuist"),
            let head = try? boundary.beginning(of: path, bytes: headBytes)
        else { return false }
        var scanner = SwiftScanner(head)
        var isImport = false
        while let token = scanner.next() {
            let text = scanner.text(token)
            if isImport, text == "ProjectDescription" { return true }
            if text == "import" { isImport = true } else if token.kind == .newline { isImport = false }
        }
        return false
    }

    private static let names: Set<String> = ["Plugin.swift", "Project.swift", "Tuist.swift", "Workspace.swift"]
    /// Imports stand at the beginning of a file, behind a comment about its license.
    private static let headBytes = 8192
}
