import BackstaffElements
import BackstaffGraph
import Foundation

/// A frame around a view with a fixed size, or with size limits.
struct FrameModifier: WrappingModifier {
    static var role: ElementRole { .frame }

    var width: CGFloat?
    var height: CGFloat?
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    let alignment: Alignment

    /// A list in the frame asks whether that has a height.
    func prepare(_ wrapper: WrapperNode) {
        wrapper.setGivesHeight(height != nil || minHeight != nil || idealHeight != nil)
    }

    func configure(_ wrapper: WrapperNode) {
        prepare(wrapper)
        wrapper.set(.width, Self.length(width))
        wrapper.set(.height, Self.length(height))
        wrapper.set(.minWidth, Self.length(minWidth))
        wrapper.set(.idealWidth, Self.length(idealWidth))
        wrapper.set(.maxWidth, Self.length(maxWidth))
        wrapper.set(.minHeight, Self.length(minHeight))
        wrapper.set(.idealHeight, Self.length(idealHeight))
        wrapper.set(.maxHeight, Self.length(maxHeight))
        wrapper.set(.alignment, alignment.name)
    }

    /// A length for the page. Infinity is -1, and NaN is left out.
    private static func length(_ value: CGFloat?) -> Double? {
        guard let value, !value.isNaN else { return nil }
        return value == .infinity ? -1 : max(0, Double(value))
    }
}

extension View {
    /// Puts this view in a frame with a fixed size.
    ///
    /// - Parameters:
    ///   - width: The width in points, or `nil` for that of the view.
    ///   - height: The height in points, or `nil` for that of the view.
    ///   - alignment: The alignment of the view in the frame.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Puts this view in a frame with size limits in points. A maximum of `.infinity` fills the available space. The
    /// ideal size has no effect.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameModifier(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
