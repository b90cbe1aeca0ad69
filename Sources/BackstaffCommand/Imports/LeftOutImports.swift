/// The imports that were left out of an app's files and of its packages.
struct LeftOutImports {
    /// The files by the framework whose import they had.
    private var files: [String: [String]] = [:]

    /// Adds the imports of a file.
    ///
    /// - Parameters:
    ///   - imports: The imports that were left out.
    ///   - file: The file, as the user knows it.
    mutating func add(_ imports: [ImportStatement], of file: String) {
        for statement in imports where !AbsentFrameworks.partsOfSwiftUI.contains(statement.module) {
            files[statement.module, default: []].append(file)
        }
    }

    /// A line for each framework.
    var lines: [String] {
        files.sorted { $0.key < $1.key }.map { framework, files in
            let others = files.count > 1 ? " and \(files.count - 1) more" : ""
            return "there is no \(framework), so its import is left out in \(files[0])\(others)"
        }
    }
}
