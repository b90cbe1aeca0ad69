import BackstaffElements
import BackstaffGraph

extension View {
    /// Sets the layout direction of this view and of the views that it presents.
    ///
    /// In a right-to-left direction, rows begin at the right edge, chevrons are mirrored, and screens are pushed from
    /// the left. The default is left to right, independent of the browser's language.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value. A custom value of this type is set too, but doesn't affect the layout.
    ///   - value: The direction.
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
