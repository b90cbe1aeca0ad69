import BackstaffElementLayout
import BackstaffGraph
import BackstaffLayout
import Foundation

/// The size of a view, and the places of its alignment guides.
public struct ViewDimensions: Equatable, Sendable {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat

    private let guides: GuideReader

    /// - Parameter coordinate: Returns the coordinate of a guide in points. It is called while a layout runs.
    init(_ size: LayoutSize, coordinate: @escaping GuideCoordinates) {
        width = size.width
        height = size.height
        guides = GuideReader(size, coordinate)
    }

    /// The position of a guide, measured from the leading edge, in points.
    public subscript(guide: HorizontalAlignment) -> CGFloat { guides.coordinate(guide.guide).value }

    /// The position of a guide, measured from the top, in points.
    public subscript(guide: VerticalAlignment) -> CGFloat { guides.coordinate(guide.guide).value }

    /// The position of a guide that the view or something in it sets, or `nil` if nothing sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        let coordinate = guides.coordinate(guide.guide)
        return coordinate.isSet ? coordinate.value : nil
    }

    /// The position of a guide that the view or something in it sets, or `nil` if nothing sets it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        let coordinate = guides.coordinate(guide.guide)
        return coordinate.isSet ? coordinate.value : nil
    }

    /// Two dimensions are equal if the sizes are.
    public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
        one.width == other.width && one.height == other.height
    }
}

/// The coordinates of the guides of a view.
private final class GuideReader: Sendable {
    private let size: LayoutSize
    private let guides: GuideCoordinates

    init(_ size: LayoutSize, _ guides: @escaping GuideCoordinates) {
        self.size = size
        self.guides = guides
    }

    /// The coordinate of a guide. Elsewhere than on the main thread, the view sets none.
    func coordinate(_ guide: LayoutGuide) -> GuideCoordinate {
        guard MainThread.isCurrent else {
            return GuideCoordinate(value: guide.standardValue(in: size) ?? 0, isSet: false)
        }
        return MainThread.known { guides(guide) }
    }
}
