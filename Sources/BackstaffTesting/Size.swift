import BackstaffUI

/// The size of a tab, in points.
public struct Size: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a size.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// A phone in portrait orientation: 390 × 844 points.
    public static let phone = Size(width: 390, height: 844)
    /// A phone in landscape orientation: 874 × 402 points.
    public static let phoneLandscape = Size(width: 874, height: 402)
    /// A tablet in portrait orientation: 834 × 1194 points.
    public static let tablet = Size(width: 834, height: 1194)
    /// A tablet in landscape orientation: 1194 × 834 points.
    public static let tabletLandscape = Size(width: 1194, height: 834)

    var configuration: SceneConfiguration {
        SceneConfiguration(
            width: width, height: height, url: "/", isDark: false, reducesMotion: false, isTouch: false,
            language: "en", isPreview: false)
    }
}
