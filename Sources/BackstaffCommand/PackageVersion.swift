import Foundation

/// Identifies the state of the Backstaff package's sources.
///
/// SwiftPM recompiles an app if a module that it imports has changed, but not if a re-exported module has. `SwiftUI`
/// and `Combine` only re-export modules. Therefore the manifest of an app contains a fingerprint of the package.
enum PackageVersion {
    /// A fingerprint of the source files in a package: their number, and the latest modification date.
    static func fingerprint(of package: String) -> String {
        let root = URL(fileURLWithPath: package + "/Sources")
        let keys: Set<URLResourceKey> = [.contentModificationDateKey]
        var count = 0
        var latest = 0.0
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: Array(keys))
        for case let file as URL in files ?? FileManager.DirectoryEnumerator() where file.pathExtension == "swift" {
            count += 1
            let date = try? file.resourceValues(forKeys: keys).contentModificationDate
            latest = max(latest, date?.timeIntervalSince1970 ?? 0)
        }
        return "\(count)_\(Int(latest))"
    }
}
