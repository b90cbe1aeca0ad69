import BackstaffAssets
import BackstaffNavigation
import BackstaffViews
import Foundation

/// A picture of the app, a picture in a file or in data, or a symbol.
///
/// The picture isn't decoded: the page does that. So there is no drawing, and no access to the pixels.
public final class UIImage: Sendable {
    /// The way in which an image is colored.
    public enum RenderingMode: Int, Sendable {
        /// The default of the place, an image in its own colors, or one in the foreground color.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    private enum Content: Sendable {
        case picture(AssetManifest.Picture, label: String?)
        /// A picture with the name in its address.
        case data([UInt8], PictureHeader, name: String)
        case symbol(String)
    }

    private let content: Content
    /// The pixels of a point.
    public let scale: CGFloat
    /// The way in which the image is colored.
    public let renderingMode: RenderingMode

    private init(_ content: Content, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
        self.content = content
        self.scale = scale
        self.renderingMode = renderingMode
    }

    /// Creates an image without a picture. A neutral box is shown for it.
    public convenience init() {
        self.init(.picture(Self.noPicture, label: nil))
    }

    private static let noPicture = AssetManifest.Picture(files: "", width: 0, height: 0, isTemplate: false)

    /// Creates an image of a picture of the app. The result is `nil` if there is none of the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Creates an image of a picture in a bundle. The result is `nil` if there is none of the name.
    ///
    /// - Parameters:
    ///   - name: The name in an asset catalog, or of a file in the bundle.
    ///   - bundle: The bundle, or `nil` for the main bundle.
    public convenience init?(named name: String, in bundle: Bundle?) {
        guard let picture = AssetLibrary.of(bundle).picture(named: name) else { return nil }
        self.init(.picture(picture, label: name))
    }

    /// Creates an image of an asset catalog from its constant. If the catalog has no such picture, a neutral box is shown.
    public convenience init(resource: ImageResource) {
        self.init(.picture(resource.picture ?? Self.noPicture, label: resource.label))
    }

    /// Creates an image of a literal. If there is no picture of the name, a neutral box is shown, and this is reported.
    ///
    /// - Parameter name: The name in an asset catalog of the app, or of a file in the main bundle.
    public convenience init(imageLiteralResourceName name: String) {
        let picture = AssetLibrary.of(nil).picture(named: name)
        if picture == nil {
            Diagnostics.report(.unknownImage, "#imageLiteral finds no picture named “\(Diagnostics.short(name))”.")
        }
        self.init(.picture(picture ?? Self.noPicture, label: name))
    }

    /// Creates an image of a symbol. The result is `nil` if the name is empty.
    public convenience init?(systemName name: String) {
        if name.isEmpty { return nil }
        self.init(.symbol(name))
    }

    /// Creates an image of a picture in data. The result is `nil` if the data isn't a PNG, JPEG, GIF, WebP or SVG picture,
    /// or if the picture is too large.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image of a picture in data.
    ///
    /// - Parameters:
    ///   - data: The contents of a picture's file.
    ///   - scale: The pixels of a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, scale.isFinite, data.count <= PictureHeader.mostBytes else { return nil }
        let bytes = Array(data)
        do throws(PictureHeader.Problem) {
            let header = try PictureHeader(of: bytes)
            let name = PictureStore.name(of: bytes, kind: header.kind)
            self.init(.data(bytes, header, name: name), scale: scale)
        } catch {
            Diagnostics.report(.unusableAsset, "UIImage(data:) is nil: \(error)")
            return nil
        }
    }

    /// Creates an image of a picture in a file. The result is `nil` if the file has no picture that can be shown.
    public convenience init?(contentsOfFile path: String) {
        guard let bytes = try? PictureCompiler.contents(of: path) else { return nil }
        self.init(data: Data(bytes))
    }

    /// The size in points. A symbol has none here: the page decides about it.
    public var size: CGSize {
        switch content {
        case .picture(let picture, _): CGSize(width: picture.width, height: picture.height)
        case .data(_, let header, _): CGSize(width: header.width / scale, height: header.height / scale)
        case .symbol: .zero
        }
    }

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, scale: scale, renderingMode: renderingMode)
    }

    /// Returns the data of a PNG picture. The result is `nil` for any other picture, because it isn't converted.
    public func pngData() -> Data? { data(of: .png) }

    /// Returns the data of a JPEG picture, with the quality that it has. The result is `nil` for any other picture, because
    /// it isn't converted.
    public func jpegData(compressionQuality: CGFloat) -> Data? { data(of: .jpeg) }

    private func data(of kind: PictureKind) -> Data? {
        guard case .data(let bytes, let header, _) = content, header.kind == kind else { return nil }
        return Data(bytes)
    }

    /// The view of the image.
    fileprivate var image: Image {
        let image: Image
        switch content {
        case .symbol(let name): image = Image(systemName: name)
        case .picture(let picture, let label):
            image = Image(picture: picture.files.isEmpty ? nil : picture, label: label)
        case .data(let bytes, _, let name):
            image = Image(keeping: bytes, named: name, size: size)
        }
        switch renderingMode {
        case .automatic: return image
        case .alwaysOriginal: return image.renderingMode(.original)
        case .alwaysTemplate: return image.renderingMode(.template)
        }
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of a literal that Xcode shows as a picture: `#imageLiteral(resourceName: "boat")`. The compiler looks the name up.
public typealias _ImageLiteralType = UIImage

extension UIImage: Hashable {
    /// Whether both are the same object.
    public static func == (left: UIImage, right: UIImage) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
    /// Creates an image of a `UIImage`.
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}
