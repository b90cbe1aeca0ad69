import Foundation

/// A shadow for a style.
public struct ShadowStyle: Hashable, Sendable {
    /// A drop shadow.
    public static func drop(
        color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }

    /// An inner shadow.
    public static func inner(
        color: Color = Color(.sRGB, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}
