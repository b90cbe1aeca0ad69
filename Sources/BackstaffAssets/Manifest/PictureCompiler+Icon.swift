extension PictureCompiler {
    /// The pixels of an icon's side in the tab of a browser, on a screen with four pixels for a point.
    private static let tabPixels = 64.0
    /// The pixels of an icon's side on the home screen of a device.
    private static let homeScreenPixels = 180.0

    /// Returns the icon of a set for light mode, or `nil` if the set has no picture that all browsers take as an icon.
    ///
    /// A set may have many sizes of one picture. For each place, the result has the smallest file that is large enough.
    package mutating func icon(of set: AssetCatalog.ImageSet) -> AppIcon? {
        var sizes: [(pixels: Double, name: String, path: String)] = []
        for file in set.files where idioms.contains(file.idiom) && file.appearance == .init() {
            // Several entries of a set may name one file.
            if sizes.contains(where: { $0.path == file.path }) { continue }
            if let found = iconFile(file.path) { sizes.append((found.pixels, found.name, file.path)) }
        }
        sizes.sort { $0.pixels < $1.pixels }
        guard let largest = sizes.last else { return nil }
        let tab = sizes.first { $0.pixels >= Self.tabPixels } ?? largest
        let homeScreen = sizes.first { $0.pixels >= Self.homeScreenPixels } ?? largest
        for choice in [tab, homeScreen] { add(choice.path, named: choice.name) }
        return AppIcon(tab: tab.name, homeScreen: homeScreen.name)
    }

    /// Reads a picture's file without adding it to the result.
    private mutating func iconFile(_ path: String) -> (pixels: Double, name: String)? {
        do throws(AssetProblem) {
            let bytes = try Self.contents(of: path)
            let header = try Self.header(of: bytes, at: path)
            // A home screen shows no vector pictures.
            guard header.kind != .svg else {
                throw AssetProblem(path: path, words: "an app's icon can't be an SVG picture; save it as PNG")
            }
            return (max(header.width, header.height), AssetFileName.make(bytes, header.kind))
        } catch {
            report(error)
            return nil
        }
    }
}
