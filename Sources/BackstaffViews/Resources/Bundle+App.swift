import Foundation

extension Bundle {
    /// The bundles of the app itself: the main bundle and, in a package, that of the executable's target, which `swift run`
    /// puts beside the executable.
    package static let ofApp = [Bundle.main] + ofTarget(withExecutable: Bundle.main.executablePath ?? "")

    /// The bundle of an executable's target: `Package_Target.resources`. The target usually has the executable's name.
    package static func ofTarget(withExecutable executable: String) -> [Bundle] {
        let url = URL(fileURLWithPath: executable)
        let folder = url.deletingLastPathComponent().path
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let own = names.filter { $0.hasSuffix("_\(url.lastPathComponent).resources") }
        return own.compactMap { Bundle(path: folder + "/" + $0) }
    }
}
