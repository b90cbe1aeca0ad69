import Foundation

/// The source file with the constants of a package's target.
package enum ConstantsFile {
    /// Writes the file if its text has changed. Otherwise SwiftPM would compile the target again after each build.
    package static func write(_ source: String, to path: String) throws {
        if FileManager.default.contents(atPath: path) == Data(source.utf8) { return }
        try Data(source.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
