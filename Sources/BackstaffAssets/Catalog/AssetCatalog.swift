/// The contents of an app's asset catalogs.
package struct AssetCatalog: Equatable, Sendable {
    package var images: [ImageSet] = []
    package var colors: [ColorSet] = []

    package init() {}

    /// Under which circumstances a picture or a color of a set is used.
    package struct Appearance: Hashable, Sendable {
        package var isDark = false
        package var isHighContrast = false

        package init(isDark: Bool = false, isHighContrast: Bool = false) {
            self.isDark = isDark
            self.isHighContrast = isHighContrast
        }
    }

    /// The kind of device that a picture or a color is meant for.
    package enum Idiom: String, CaseIterable, Sendable {
        case universal, iphone, ipad, mac, tv, watch, vision, car
        case marketing = "ios-marketing"
    }

    /// The pictures of one name.
    package struct ImageSet: Equatable, Sendable {
        package enum Kind: Equatable, Sendable {
            case image, symbol, icon
        }

        /// The name in the app's source, with the names of the folders that provide a namespace: `Icons/anchor`.
        package let name: String
        package let kind: Kind
        /// The path of the set's folder.
        package let path: String
        /// Whether the picture is drawn in the foreground color. `nil` if the set doesn't say.
        package var isTemplate: Bool?
        package var files: [File] = []
    }

    /// One picture of a set.
    package struct File: Equatable, Sendable {
        package let path: String
        /// The pixels of a point, or `nil` if the picture is for all scales.
        package let scale: Int?
        package let appearance: Appearance
        package let idiom: Idiom
        /// The number of circumstances beyond these that the picture is meant for, for example a language.
        package let otherConditions: Int
    }

    /// The colors of one name.
    package struct ColorSet: Equatable, Sendable {
        package let name: String
        /// The path of the set's folder.
        package let path: String
        package var variants: [Variant] = []
    }

    /// One color of a set.
    package struct Variant: Equatable, Sendable {
        package let color: CatalogColor
        package let appearance: Appearance
        package let idiom: Idiom
    }
}
