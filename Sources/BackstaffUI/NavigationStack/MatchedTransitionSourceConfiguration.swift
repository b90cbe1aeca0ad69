/// A configuration for the appearance of a view while a screen zooms out of it. It has no effect.
public protocol MatchedTransitionSourceConfiguration {}

/// A configuration that doesn't change the view.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {}

extension MatchedTransitionSourceConfiguration {
    /// Sets the background of the view. It has no effect.
    ///
    /// - Parameter color: The background color.
    public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }

    /// Sets the shape of the view. It has no effect: a screen starts with the corners that the view has.
    ///
    /// - Parameter shape: The shape.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    /// Sets the shadow of the view. It has no effect.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The blur radius in points.
    ///   - x: The horizontal offset to the right in points.
    ///   - y: The vertical offset downwards in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        self
    }
}
