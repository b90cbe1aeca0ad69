import BackstaffElements
import BackstaffGraph
import Foundation

/// Room around a view.
struct PaddingModifier: WrappingModifier {
    static var role: ElementRole { .padding }

    /// What `padding()` without a length adds, in points.
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
    /// Adds room on some sides.
    ///
    /// - Parameters:
    ///   - edges: the sides.
    ///   - length: in points, or `nil` for the platform's 16.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(length ?? PaddingModifier.usual, on: edges)))
    }

    /// Adds the same room on every side, in points.
    public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(length, on: .all)))
    }

    /// Adds room of its own to each side.
    public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Adds the room that the platform leaves between content and the edge of a scene.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges)
    }
}
