import Foundation

/// The accent color of the app: a color of an asset catalog in the main bundle, or in the bundle of the executable's
/// target, which `swift run` puts beside the executable.
package enum AccentColor {
    /// The name of the color, unless Info.plist has another one.
    private static let usualName = "AccentColor"

    /// The bundles of the app itself.
    package static let bundles = [.main] + bundle(of: Bundle.main.executablePath ?? "")

    /// The color as hosts know it. The result is `nil` if the app has chosen none.
    package static func wireName() -> String? { wireName(in: bundles) }

    /// The color of the first bundle that has it.
    package static func wireName(in bundles: [Bundle]) -> String? {
        for bundle in bundles {
            let name = bundle.object(forInfoDictionaryKey: "NSAccentColorName") as? String ?? usualName
            guard let color = AssetLibrary.of(bundle).color(named: name) else { continue }
            // A color that refers to the system's accent color stands for the usual one.
            return color.split(separator: "|").contains("accent") ? nil : color
        }
        return nil
    }

    /// The bundle of an executable's target: `Package_Target.resources`. The target usually has the executable's name.
    package static func bundle(of executable: String) -> [Bundle] {
        let url = URL(fileURLWithPath: executable)
        let folder = url.deletingLastPathComponent().path
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let own = names.filter { $0.hasSuffix("_\(url.lastPathComponent).resources") }
        return own.compactMap { Bundle(path: folder + "/" + $0) }
    }
}
