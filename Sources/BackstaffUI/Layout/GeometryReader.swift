import BackstaffElements
import BackstaffGraph
import Foundation

/// What a ``GeometryReader`` knows of its place.
public struct GeometryProxy: Hashable, Sendable {
    /// The size of the reader in points; zero until the page has told it.
    public let size: CGSize

    /// Always zero: the page keeps bars out of the room that it gives.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The reader's rectangle. Its origin is always zero: the server knows sizes, not places.
    public func frame(in space: CoordinateSpace) -> CGRect {
        CGRect(origin: CGPoint(x: 0, y: 0), size: size)
    }

    /// The reader's rectangle. Its origin is always zero: the server knows sizes, not places.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        CGRect(origin: CGPoint(x: 0, y: 0), size: size)
    }
}

/// A view that takes all the room there is and makes its content for the size of it.
///
/// The size is the one that the page last told, so that the content is first made for none. Content stands at the top
/// of the leading side.
public struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// - Parameter content: makes the content for a size. Runs again when the size changes.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        GeometryNode(view.content, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: GeometryNode<Content>.self).update(to: view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }
}

/// The node of a GeometryReader. Below it a node of its own runs the content, so that reads are its own.
private final class GeometryNode<Content: View>: ElementNode {
    fileprivate var make: (GeometryProxy) -> Content
    fileprivate var size = CGSize.zero
    private var reading: GeometryContentNode<Content>?

    init(_ make: @escaping (GeometryProxy) -> Content, under parent: _Node) {
        self.make = make
        super.init(.geometry, under: parent)
        set(.alignment, "top-leading")
        tree.respond(to: .size, at: element, by: self)
        let reading = GeometryContentNode(self)
        self.reading = reading
        reading.forEachElement { tree.append($0, to: element) }
    }

    func update(to new: @escaping (GeometryProxy) -> Content) {
        if ClosureComparison.isEqual(make, new) { return }
        make = new
        reading?.updateNow()
    }

    override func respond(to event: ElementEvent, at element: Element) {
        guard case .size(let width, let height) = event else { return }
        let new = CGSize(width: width, height: height)
        guard width.isFinite, height.isFinite, new != size else { return }
        size = new
        reading?.invalidate()
    }

    override func unmount() {
        super.unmount()
        reading?.unmount()
    }
}

/// Runs the content of a GeometryReader, and again when what it read changes.
private final class GeometryContentNode<Content: View>: _Node {
    private unowned(unsafe) let owner: GeometryNode<Content>  // The owner unmounts it.
    private var content: _Node?

    init(_ owner: GeometryNode<Content>) {
        self.owner = owner
        super.init(under: owner)
        content = Content._makeNode(of: runContent(), under: self)
    }

    override var viewName: String { "GeometryReader" }

    func updateNow() {
        isDirty = false
        update()
    }

    override func update() {
        if let content { Content._updateNode(content, to: runContent()) }
    }

    private func runContent() -> Content {
        Tracking.run(self, plan: FieldPlan.of(Content.self)) { owner.make(GeometryProxy(size: owner.size)) }
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
    }

    override func forEachElement(_ body: (Element) -> Void) { content?.forEachElement(body) }

    override var firstElement: Element? { content?.firstElement }
}
