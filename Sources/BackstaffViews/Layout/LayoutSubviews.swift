import BackstaffElementLayout
import BackstaffLayout
import Foundation

/// The subviews of a layout of the app.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    private var subviews: [LayoutSubview]
    private let places: LayoutPlaces

    /// The direction in which the language is written.
    public var layoutDirection: LayoutDirection

    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    @MainActor
    init(_ arranged: ArrangedSubviews) {
        let places = LayoutPlaces(arranged)
        subviews = (0..<arranged.count).map { LayoutSubview(index: $0, places: places) }
        self.places = places
        layoutDirection = arranged.isRightToLeft ? .rightToLeft : .leftToRight
    }

    private init(_ subviews: [LayoutSubview], of whole: LayoutSubviews) {
        self.subviews = subviews
        places = whole.places
        layoutDirection = whole.layoutDirection
    }

    /// Where the layout has placed subviews so far.
    var placements: [LayoutSubviewPlacement] { places.placements }

    /// The subview at a position.
    public subscript(position: Int) -> LayoutSubview { subviews[position] }

    /// The subviews at a range of positions, which are counted from zero.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds]), of: self) }

    /// The subviews at several positions, which are counted from zero.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { subviews[$0] }, of: self)
    }

    public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool { one.subviews == other.subviews }
}

/// A subview of a layout of the app.
///
/// It answers only while the layout is asked.
public struct LayoutSubview: Equatable, Sendable {
    fileprivate let index: Int
    fileprivate let places: LayoutPlaces

    /// The importance of the view when space is divided.
    public var priority: Double { MainActor.assumeIsolated { places.arranged.priority(of: index) } }

    /// The distances that the view wants from its neighbours.
    public var spacing: ViewSpacing { MainActor.assumeIsolated { ViewSpacing(places.arranged.spacing(of: index)) } }

    /// Returns the value that the view has set with ``View/layoutValue(key:value:)``.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        places.value(for: ObjectIdentifier(key), of: index) as? K.Value ?? K.defaultValue
    }

    /// Returns the size that the view takes if it is offered a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = MainActor.assumeIsolated { places.arranged.size(of: index, at: proposal.layoutProposal) }
        return CGSize(width: size.width, height: size.height)
    }

    /// Returns the size and the alignment guides of the view if it is offered a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let offer = proposal.layoutProposal
        let size = MainActor.assumeIsolated { places.arranged.size(of: index, at: offer) }
        return ViewDimensions(size) { [places, index] guide in
            MainActor.assumeIsolated { places.arranged.coordinate(of: guide, in: index, at: offer) }
        }
    }

    /// Places the view.
    ///
    /// - Parameters:
    ///   - position: A point in the layout, in points from its leading upper corner.
    ///   - anchor: The point of the view that lies there.
    ///   - proposal: What is offered to the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        places.placements.append(
            LayoutSubviewPlacement(
                index, at: LayoutPoint(position.x, position.y), anchor: LayoutUnitPoint(anchor.x, anchor.y),
                proposal: proposal.layoutProposal))
    }

    public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
        one.index == other.index && one.places === other.places
    }
}

/// What the subviews of a layout share while it is asked.
///
/// Sendable although it isn't checked: layouts run on the main actor, and their subviews answer only there.
private final class LayoutPlaces: @unchecked Sendable {
    let arranged: ArrangedSubviews
    var placements: [LayoutSubviewPlacement] = []

    init(_ arranged: ArrangedSubviews) { self.arranged = arranged }

    /// The value that a subview passes to the layout. It is used at once, on the same thread.
    func value(for key: ObjectIdentifier, of index: Int) -> Any? {
        nonisolated(unsafe) var value: Any?  // Safe: written and read by this call alone.
        MainActor.assumeIsolated { value = arranged.value(for: key, of: index) }
        return value
    }
}
