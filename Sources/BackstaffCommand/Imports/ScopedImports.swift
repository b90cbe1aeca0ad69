/// Finds imports of a part of a module that has another name in the app. The compiler accepts another name only in an
/// import of the whole module.
///
/// ```
/// import struct UIKit.UIColor     before
/// import        UIKit             after
/// ```
struct ScopedImports {
    /// The names of the modules in the app.
    let modules: Set<String>

    func replacements(in source: [UInt8]) -> [SourceReplacement] {
        ImportStatement.all(in: source).flatMap { statement -> [SourceReplacement] in
            guard modules.contains(statement.module), let path = statement.path else { return [] }
            return [statement.kind, path].compactMap { $0 }.map { SourceReplacement($0, with: "") }
        }
    }
}
