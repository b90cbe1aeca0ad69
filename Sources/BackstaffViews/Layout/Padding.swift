import BackstaffElements
import BackstaffGraph
import Foundation

/// Padding around a view.
struct PaddingModifier: WrappingModifier {
    static var role: ElementRole { .padding }

    /// The default padding in points.
    static let usual: CGFloat = 16

    let insets: EdgeInsets

    func configure(_ wrapper: WrapperNode) {
        wrapper.set(.top, Self.length(insets.top))
        wrapper.set(.leading, Self.length(insets.leading))
        wrapper.set(.bottom, Self.length(insets.bottom))
        wrapper.set(.trailing, Self.length(insets.trailing))
    }

    private static func length(_ value: CGFloat) -> Double? { value == 0 ? nil : Double(value) }
}

extension View {
    /// Adds padding to some edges of this view.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The padding in points, or `nil` for the default of 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(length ?? PaddingModifier.usual, on: edges)))
    }

    /// Adds the same padding to all edges of this view, in points.
    public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(length, on: .all)))
    }

    /// Adds different padding to the edges of this view.
    public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Adds the default padding between content and the edges of a scene.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges)
    }
}
