import BackstaffAssets
import Foundation

extension Image {
    /// Creates an image of a picture that the process keeps for the pages that show it.
    ///
    /// - Parameters:
    ///   - bytes: The contents of a picture's file.
    ///   - name: The name in the picture's address.
    ///   - size: The size in points.
    package init(keeping bytes: [UInt8], named name: String, size: CGSize) {
        // A picture that wasn't shown for long may be gone.
        PictureStore.ofProcess.add(bytes, named: name)
        self.init(
            picture: AssetManifest.Picture(
                files: "\(name) 1", width: size.width, height: size.height, isTemplate: false))
    }

    /// Creates an image of a picture's file, with a point for each pixel. The result is `nil` if the data isn't a PNG, JPEG,
    /// GIF, WebP or SVG picture, or if the picture is too large.
    package init?(pictureData: Data) {
        guard pictureData.count <= PictureHeader.mostBytes else { return nil }
        let bytes = Array(pictureData)
        guard let header = try? PictureHeader(of: bytes) else { return nil }
        self.init(
            keeping: bytes, named: PictureStore.name(of: bytes, kind: header.kind),
            size: CGSize(width: header.width, height: header.height))
    }
}
