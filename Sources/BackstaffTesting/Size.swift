import BackstaffUI

/// The size of a tab, in points.
public struct Size: Hashable, Sendable {
    /// From side to side.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// A size in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// A phone, upright.
    public static let phone = Size(width: 390, height: 844)
    /// A phone, on its side.
    public static let phoneLandscape = Size(width: 874, height: 402)
    /// A tablet, upright.
    public static let tablet = Size(width: 834, height: 1194)
    /// A tablet, on its side.
    public static let tabletLandscape = Size(width: 1194, height: 834)

    var configuration: SceneConfiguration {
        SceneConfiguration(
            width: width, height: height, url: "/", isDark: false, reducesMotion: false, isTouch: false,
            language: "en", isPreview: false)
    }
}
