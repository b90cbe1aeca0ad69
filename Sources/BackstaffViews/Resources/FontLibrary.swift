import BackstaffAssets
import BackstaffNavigation
import Foundation

/// The fonts of the app's bundle that its Info.plist names under `UIAppFonts`.
package enum FontLibrary {
    /// The fonts of the main bundle. They are read once. What can't be read is reported.
    package static let ofProcess: FontTable = {
        let bundle = Bundle.main
        let names = bundle.infoDictionary?["UIAppFonts"] as? [String] ?? []
        let (table, problems) = FontTable.read(names, in: bundle.resourcePath ?? bundle.bundlePath)
        for problem in problems { Diagnostics.report(.unusableAsset, problem.description) }
        return table
    }()
}
