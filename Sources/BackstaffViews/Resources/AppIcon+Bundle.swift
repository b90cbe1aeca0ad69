import BackstaffAssets
import Foundation

extension AppIcon {
    /// The name of the set, unless Info.plist has another one.
    private static let usualName = "AppIcon"

    /// Returns the icon of the app, or `nil` if it has none.
    ///
    /// It is in an asset catalog of one of the app's own bundles.
    package static func ofApp() -> AppIcon? { inFirst(of: Bundle.ofApp) }

    /// Returns the icon of the first bundle that has one.
    package static func inFirst(of bundles: [Bundle]) -> AppIcon? {
        bundles.lazy.compactMap { bundle in
            let name = bundle.object(forInfoDictionaryKey: "CFBundleIconName") as? String ?? usualName
            return AssetLibrary.of(bundle).icon(named: name)
        }.first
    }
}
