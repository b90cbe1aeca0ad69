import Foundation

/// The accent color of the app: a color of the main bundle's asset catalogs.
package enum AccentColor {
    /// The name of the color, unless Info.plist has another one.
    private static let usualName = "AccentColor"

    /// The color as hosts know it. The result is `nil` if the app has chosen none.
    package static func wireName(in bundle: Bundle = .main) -> String? {
        let name = bundle.object(forInfoDictionaryKey: "NSAccentColorName") as? String ?? usualName
        guard let color = AssetLibrary.of(bundle).color(named: name) else { return nil }
        // A color that refers to the system's accent color stands for the usual one.
        return color.split(separator: "|").contains("accent") ? nil : color
    }
}
