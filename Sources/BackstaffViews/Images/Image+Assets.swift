import BackstaffAssets
import BackstaffNavigation
import Foundation

extension Image {
    /// Creates an image of a picture of the app. Its name is the accessibility label.
    ///
    /// - Parameters:
    ///   - name: The name in an asset catalog, or of a file in the bundle.
    ///   - bundle: The bundle, or `nil` for the main bundle.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(Self.source(name, bundle), label: name)
    }

    /// Creates an image of a picture of the app with a variable value, which has no effect.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(Self.source(name, bundle), label: name)
    }

    /// Creates an image of a picture of the app with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(Self.source(name, bundle), label: label.plainText)
    }

    /// Creates a decorative image of a picture of the app. Screen readers ignore it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(Self.source(name, bundle), isDecorative: true)
    }

    /// Creates an image of an asset catalog from its constant. Its name is the accessibility label.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// Creates an image of a picture that isn't in a bundle.
    package init(picture: AssetManifest.Picture?, label: String? = nil) {
        self.init(.asset(nil, picture), label: label)
    }

    private static func source(_ name: String, _ bundle: Bundle?) -> Source {
        let library = AssetLibrary.of(bundle)
        let picture = library.picture(named: name)
        if picture == nil, !name.isEmpty { reportMissing(name, in: library, (bundle ?? .main).bundlePath) }
        return .asset(name, picture)
    }

    private static func reportMissing(_ name: String, in library: AssetLibrary, _ path: String) {
        if library.isUnshown(name) {
            Diagnostics.report(
                .unusableAsset,
                """
                The picture “\(name)” in \(path) has no file that can be shown: a neutral box is shown. If it has a file, a \
                warning of the build, or a line before this one, says why.
                """)
        } else {
            Diagnostics.report(
                .unknownImage,
                """
                There is no picture “\(name)” in \(path): a neutral box is shown. Correct the name, or name the bundle that \
                has the picture.
                """)
        }
    }
}
