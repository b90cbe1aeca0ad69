import BackstaffElements
import BackstaffGraph
import Foundation

/// A box of a given size, or of a size within bounds, around a view.
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

    func configure(_ wrapper: WrapperNode) {
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

    /// A length as the page reads it: -1 for "as much as there is". What isn't a length is left out.
    private static func length(_ value: CGFloat?) -> Double? {
        guard let value, !value.isNaN else { return nil }
        return value == .infinity ? -1 : max(0, Double(value))
    }
}

extension View {
    /// Puts this view into a box of a given size.
    ///
    /// - Parameters:
    ///   - width: in points, or `nil` for the view's own.
    ///   - height: in points, or `nil` for the view's own.
    ///   - alignment: how the view stands in the box.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Puts this view into a box whose size has bounds, all in points. A greatest size of `.infinity` takes all the room
    /// that there is. The page has no use for the ideal size.
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
