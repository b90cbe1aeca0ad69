import BackstaffElementLayout
import BackstaffGraph
import BackstaffLayout
import Foundation

/// The subviews of a layout of the app.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    private var subviews: [LayoutSubview]

    /// The direction in which the language is written.
    public var layoutDirection: LayoutDirection

    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    @MainActor
    init(_ arranged: ArrangedSubviews) {
        subviews = (0..<arranged.count).map { LayoutSubview(index: $0, arranged: arranged) }
        layoutDirection = arranged.isRightToLeft ? .rightToLeft : .leftToRight
    }

    private init(_ subviews: [LayoutSubview], of whole: LayoutSubviews) {
        self.subviews = subviews
        layoutDirection = whole.layoutDirection
    }

    /// The subview at a position.
    public subscript(position: Int) -> LayoutSubview { subviews[position] }

    /// The subviews at a range of positions, which are counted from zero.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds]), of: self) }

    /// The subviews at several positions, which are counted from zero.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { subviews[$0] }, of: self)
    }
}

/// A subview of a layout of the app.
///
/// It answers only while the layout is asked, and only on the main thread. Otherwise its size is zero.
public struct LayoutSubview: Equatable, Sendable {
    fileprivate let index: Int
    fileprivate let arranged: ArrangedSubviews

    /// The importance of the view when space is divided.
    public var priority: Double { onMainThread(else: 0) { arranged.priority(of: index) } }

    /// The distances that the view wants from its neighbours.
    public var spacing: ViewSpacing {
        onMainThread(else: ViewSpacing()) { ViewSpacing(arranged.spacing(of: index)) }
    }

    /// Returns the value that the view has set with ``View/layoutValue(key:value:)``.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        let value = onMainThread(else: nil) { arranged.value(for: id, of: index) }
        return value as? K.Value ?? K.defaultValue
    }

    /// Returns the size that the view takes if it is offered a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = size(at: proposal.layoutProposal)
        return CGSize(width: size.width, height: size.height)
    }

    /// Returns the size and the alignment guides of the view if it is offered a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let offer = proposal.layoutProposal
        return ViewDimensions(size(at: offer)) { [arranged, index] guide in
            arranged.coordinate(of: guide, in: index, at: offer)
        }
    }

    /// Places the view.
    ///
    /// - Parameters:
    ///   - position: A point in the layout, in points from its leading upper corner.
    ///   - anchor: The point of the view that lies there.
    ///   - proposal: What is offered to the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMainThread(else: ()) {
            arranged.place(
                LayoutSubviewPlacement(
                    index, at: LayoutPoint(position.x, position.y), anchor: LayoutUnitPoint(anchor.x, anchor.y),
                    proposal: proposal.layoutProposal))
        }
    }

    private func size(at proposal: LayoutProposal) -> LayoutSize {
        onMainThread(else: .zero) { arranged.size(of: index, at: proposal) }
    }

    /// Runs what needs the layout. Elsewhere than on the main thread there is none.
    private func onMainThread<Value>(else other: Value, _ body: @MainActor () -> Value) -> Value {
        MainThread.isCurrent ? MainThread.known(body) : other
    }

    public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
        one.index == other.index && one.arranged === other.arranged
    }
}
