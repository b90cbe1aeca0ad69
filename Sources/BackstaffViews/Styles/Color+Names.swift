import BackstaffNavigation
import Foundation

extension Color {
    /// The color of primary content, such as text.
    public static let primary = Color(palette: "primary")
    /// The color of secondary content.
    public static let secondary = Color(palette: "secondary")

    /// Creates a color of an asset catalog. An unknown name is reported, and shown as a neutral gray.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog.
    ///   - bundle: The bundle with the catalog, or `nil` for the main bundle.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public init(
        _ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(asset: name, bundle: bundle, at: SourcePlace(fileID, line))
    }

    /// Creates a color of an asset catalog from its constant.
    public init(_ resource: ColorResource) {
        self.init(asset: resource.name, bundle: resource.bundle)
    }

    package init(asset name: String, bundle: Bundle?, at place: SourcePlace? = nil) {
        guard let color = AssetLibrary.of(bundle).color(named: name) else {
            Diagnostics.report(
                .unknownColor,
                """
                There is no color “\(name)” in the asset catalogs of \((bundle ?? .main).bundlePath): a neutral gray is \
                shown. Correct the name, or name the bundle that has the catalog.
                """, at: place)
            self.init(palette: "gray")
            return
        }
        self.init(.catalog(color))
    }
}
