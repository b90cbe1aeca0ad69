/// How a view is to look while a screen comes out of it. Accepted without effect.
public protocol MatchedTransitionSourceConfiguration {}

/// The view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {}

extension MatchedTransitionSourceConfiguration {
    /// The ground behind the view. Accepted without effect.
    ///
    /// - Parameter color: the ground.
    public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }

    /// The shape of the view. Accepted without effect: a screen begins with the corners that the view has.
    ///
    /// - Parameter shape: the shape.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    /// The shadow of the view. Accepted without effect.
    ///
    /// - Parameters:
    ///   - color: its colour.
    ///   - radius: how far it is blurred, in points.
    ///   - x: how far it is to the right, in points.
    ///   - y: how far it is below, in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        self
    }
}
