import BackstaffAssets
import Foundation

/// A picture of an asset catalog, for which a constant is made when the app is built.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - name: The name of the picture in the catalog.
    ///   - bundle: The bundle with the catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension ImageResource {
    /// The picture. The result is `nil` if the catalog has none that can be shown.
    package var picture: AssetManifest.Picture? { AssetLibrary.of(bundle).picture(named: name) }
    package var label: String { name }
}

/// A color of an asset catalog, for which a constant is made when the app is built.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - name: The name of the color in the catalog.
    ///   - bundle: The bundle with the catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
