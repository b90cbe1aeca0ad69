import Foundation

/// The accent color of the app: a color of an asset catalog in one of the app's own bundles.
package enum AccentColor {
    /// The name of the color, unless Info.plist has another one.
    private static let usualName = "AccentColor"

    /// The color as hosts know it. The result is `nil` if the app has chosen none.
    package static func wireName() -> String? { wireName(in: Bundle.ofApp) }

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
}
