import Foundation

/// Tells states of the Backstaff package apart.
///
/// SwiftPM compiles an app anew when a module that it imports has changed, and not when one has that such a module only
/// passes on: here, everything. So the manifest of an app names the state that it is compiled against.
enum PackageVersion {
    /// A word for the state of the sources in a package's folder: how many there are, and the latest change.
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
