/// What the pictures, colors and icons of an app are, by name. It lies in the app's bundle, beside the pictures.
///
/// ```
/// Shop.app/Backstaff.assets/
/// ├─ manifest.json
/// └─ 7f4c….png          pictures, by the hash of their contents
/// ```
package struct AssetManifest: Codable, Equatable, Sendable {
    /// The name of the folder in a bundle, and of the file in the folder.
    package static let folder = "Backstaff.assets"
    package static let file = "manifest.json"

    package private(set) var images: [String: Picture] = [:]
    /// The names of pictures of which no file can be shown.
    package private(set) var unshown: [String] = []
    /// The colors, as hosts know them: one for all appearances, or those for ``Variants``, separated by `|`.
    package var colors: [String: String] = [:]
    /// The icons of the app. It may have more than one to choose from.
    package var icons: [String: AppIcon] = [:]

    package init() {}

    /// Reads a manifest. One that an earlier version of `backstaff` has written has no icons, or no names of pictures that can't
    /// be shown.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        images = try container.decode([String: Picture].self, forKey: .images)
        unshown = try container.decodeIfPresent([String].self, forKey: .unshown) ?? []
        colors = try container.decode([String: String].self, forKey: .colors)
        icons = try container.decodeIfPresent([String: AppIcon].self, forKey: .icons) ?? [:]
    }

    /// Adds a picture of a name, or notes that none of its files can be shown.
    package mutating func add(_ picture: Picture?, named name: String) {
        images[name] = picture
        if picture == nil { unshown.append(name) }
    }

    /// A picture in all of its variants.
    package struct Picture: Codable, Hashable, Sendable {
        /// The files, as hosts know them: one list for all appearances, or those for ``Variants``, separated by `|`. A
        /// list has the names of files with the pixels of a point, such as `7f4c….png 1,9b11….png 2`.
        package let files: String
        /// The size in points.
        package let width: Double
        package let height: Double
        /// Whether the picture is drawn in the foreground color.
        package let isTemplate: Bool

        package init(files: String, width: Double, height: Double, isTemplate: Bool) {
            self.files = files
            self.width = width
            self.height = height
            self.isTemplate = isTemplate
        }
    }
}

/// A value for each appearance: light and dark, each with standard and increased contrast.
package struct Variants<Value: Equatable> {
    private let values: [AssetCatalog.Appearance: Value]

    package init(_ values: [AssetCatalog.Appearance: Value]) {
        self.values = values
    }

    /// One value for all appearances, two for light and dark, or four: light, dark, and both with increased contrast.
    /// The result is empty if there is no value.
    package var list: [Value] {
        func value(_ isDark: Bool, _ isHighContrast: Bool) -> Value? {
            let choices = [
                AssetCatalog.Appearance(isDark: isDark, isHighContrast: isHighContrast),
                AssetCatalog.Appearance(isDark: isDark), AssetCatalog.Appearance(isHighContrast: isHighContrast),
                AssetCatalog.Appearance(),
            ]
            return choices.lazy.compactMap { values[$0] }.first
        }
        let all = [value(false, false), value(true, false), value(false, true), value(true, true)]
        // A set with only a dark value has it everywhere.
        let any = all.lazy.compactMap { $0 }.first
        let four = all.compactMap { $0 ?? any }
        guard four.count == 4 else { return [] }
        if four[0] == four[2], four[1] == four[3] { return four[0] == four[1] ? [four[0]] : Array(four[..<2]) }
        return four
    }
}
