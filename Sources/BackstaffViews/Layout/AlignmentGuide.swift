import BackstaffElementLayout
import BackstaffElements
import BackstaffGraph
import BackstaffLayout
import Foundation

extension View {
    /// Sets the position of an alignment guide of this view.
    ///
    /// Containers that align their views by this guide place them where the layout of the whole screen has them. It is worked
    /// out with the metrics of the page's font, so text of another size in the browser doesn't move the views.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - computeValue: Returns the position in points, measured from the leading edge.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier(guide: guide.guide, compute: computeValue))
    }

    /// Sets the position of an alignment guide of this view, as ``alignmentGuide(_:computeValue:)`` for horizontal guides does.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - computeValue: Returns the position in points, measured from the upper edge.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier(guide: guide.guide, compute: computeValue))
    }
}

private struct GuideModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let guide: LayoutGuide
    let compute: (ViewDimensions) -> CGFloat

    func configure(_ wrapper: WrapperNode) {
        wrapper.participate(inLayoutBy: ComputedGuide(guide, compute))
    }
}

/// The app's closure for a guide.
private final class ComputedGuide: GuideSetter {
    let guide: LayoutGuide
    private let compute: (ViewDimensions) -> CGFloat

    init(_ guide: LayoutGuide, _ compute: @escaping (ViewDimensions) -> CGFloat) {
        self.guide = guide
        self.compute = compute
    }

    func coordinate(in size: LayoutSize, others: @escaping GuideCoordinates) -> Double {
        compute(ViewDimensions(size, coordinate: others))
    }
}
