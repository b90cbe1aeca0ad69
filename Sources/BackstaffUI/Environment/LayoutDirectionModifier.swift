import BackstaffElements
import BackstaffGraph

extension View {
    /// Sets the direction in which content is read, of this view and of what it presents: `\.layoutDirection`.
    ///
    /// Rows begin at the other edge, chevrons point the other way, and screens come from there. Without it the page
    /// reads from left to right, whatever the browser's language.
    ///
    /// - Parameters:
    ///   - keyPath: the value that is set. One of an app's own is set too, and turns nothing.
    ///   - value: the direction.
    @ViewBuilder
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
    ) -> some View {
        if keyPath == \.layoutDirection {
            modifier(
                InheritedModifier(LayoutDirectionKey.self, value) { wrapper, direction in
                    wrapper.set(.layoutDirection, direction == .rightToLeft ? "right-to-left" : "left-to-right")
                })
        } else {
            modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
        }
    }
}
