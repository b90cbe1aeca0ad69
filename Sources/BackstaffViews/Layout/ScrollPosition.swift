import Foundation

/// Where a scroll view is, for `scrollPosition(_:anchor:)`.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .bottom)
///
/// ScrollView { messages }
///     .scrollPosition($position)
/// Button("Newest") { withAnimation { position.scrollTo(edge: .bottom) } }
/// ```
public struct ScrollPosition: Equatable, Sendable {
    /// Where the app wants the scroll view to be.
    enum Goal: Equatable, Sendable {
        case automatic
        case view(ScrollTargetID, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var goal: Goal
    /// The number of the last call that scrolls. A further call with the same goal scrolls again.
    private(set) var request = 0
    private(set) var isGliding = false
    /// The type of the ids, or `nil` if the page doesn't report views.
    let idType: ObjectIdentifier?
    private var seen: ScrollTargetID?

    /// `true` if a user has scrolled since the app did.
    public private(set) var isPositionedByUser = false

    private init(_ goal: Goal, idType: Any.Type) {
        self.goal = goal
        self.idType = idType == Never.self ? nil : ObjectIdentifier(idType)
    }

    /// The position where the scroll view begins.
    ///
    /// - Parameter idType: The type of the ids for ``viewID``. Without it, the page doesn't report which view is there.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.init(.automatic, idType: idType)
    }

    /// The position of a view.
    ///
    /// - Parameters:
    ///   - id: The id of the view.
    ///   - anchor: Where the view is in the scroll view.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(ScrollTargetID(id), anchor), idType: ID.self)
    }

    /// The position at an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(.edge(edge), idType: idType)
    }

    /// The position at a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType: idType)
    }

    /// The position at a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType: idType)
    }

    /// The position at a horizontal offset of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType: idType)
    }

    /// The position at a vertical offset of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType: idType)
    }

    // MARK: Scrolling

    /// Scrolls to a view, which has the id by `id(_:)` or as an element of a ``ForEach``.
    ///
    /// - Parameters:
    ///   - id: The id of the view.
    ///   - anchor: Where the view should be, or `nil` for as little scrolling as possible.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scroll(to: .view(ScrollTargetID(id), anchor))
    }

    /// Scrolls to an edge of the content, and stays there when the content grows, until a user scrolls away.
    public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }

    /// Scrolls to a horizontal offset of the content.
    public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }

    /// Scrolls to a vertical offset of the content.
    public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

    private mutating func scroll(to goal: Goal) {
        self.goal = goal
        request &+= 1
        isGliding = Transaction.current.animation != nil
        isPositionedByUser = false
        seen = nil
    }

    // MARK: Where it is

    /// The edge where the app has put the scroll view, or `nil`.
    public var edge: Edge? {
        if case .edge(let edge) = goal { edge } else { nil }
    }

    /// The point where the app has put the scroll view, or `nil`.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
    }

    /// The horizontal offset where the app has put the scroll view, or `nil`.
    public var x: CGFloat? {
        if case .point(let x, _) = goal { x } else { nil }
    }

    /// The vertical offset where the app has put the scroll view, or `nil`.
    public var y: CGFloat? {
        if case .point(_, let y) = goal { y } else { nil }
    }

    /// The id of the view where the app has put the scroll view. After a user has scrolled, it is that of the first view of
    /// a ``View/scrollTargetLayout(isEnabled:)`` of which at least a half is visible.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = goal { id.base } else { seen?.base }
    }

    /// Returns ``viewID`` if it has a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    // MARK: Reports of the page

    /// A user has scrolled.
    mutating func noteUser() {
        goal = .automatic
        isPositionedByUser = true
    }

    /// The first visible view has an id.
    mutating func noteView(_ id: AnyHashable?) {
        seen = id.map { ScrollTargetID(seen: $0) }
    }
}

/// The id of a view that can be scrolled to.
struct ScrollTargetID: Equatable, Sendable {
    let base: any Hashable & Sendable

    init(_ id: some Hashable & Sendable) {
        base = id
    }

    /// An id that a view in the scroll view has.
    init(seen id: AnyHashable) {
        func open(_ value: some Hashable) -> any Hashable & Sendable {
            // Sendable has no members, so both existential types have the same layout. The app has said that ids of the
            // type are sendable, by the position's `idType`.
            unsafeBitCast(value as any Hashable, to: (any Hashable & Sendable).self)
        }
        base = (id.base as? any Hashable).map { open($0) } ?? ""
    }

    var hashable: AnyHashable { AnyHashable(base) }

    static func == (first: Self, second: Self) -> Bool { first.hashable == second.hashable }
}
