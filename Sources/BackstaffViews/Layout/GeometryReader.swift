import BackstaffElements
import BackstaffGraph
import Foundation

/// The geometry of a ``GeometryReader``.
public struct GeometryProxy: Hashable, Sendable {
    /// The size of the reader in points.
    ///
    /// For a new reader it is zero, and then the size that Backstaff's own layout gives the reader. From then on it is the
    /// size that the page has measured.
    public let size: CGSize

    /// The safe area insets. They are always zero, because bars aren't part of the reported size.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The bounds of the nearest scroll view, or of another coordinate space. The page reports only the reader's size, so
    /// they are always `nil`.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? { nil }

    /// The frame of the reader. Its origin is always zero, because the page reports only sizes.
    public func frame(in space: CoordinateSpace) -> CGRect {
        CGRect(origin: CGPoint(x: 0, y: 0), size: size)
    }

    /// The frame of the reader. Its origin is always zero, because the page reports only sizes.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        CGRect(origin: CGPoint(x: 0, y: 0), size: size)
    }
}

/// A view that fills the available space, and creates its content as a function of its size.
///
/// The closure is called with a size of zero first, and again with the size that Backstaff's own layout gives the reader
/// before anything is shown. It is called once more if the page measures another size. The content is at the top leading
/// corner.
public struct GeometryReader<Content: View>: PrimitiveView {
    /// The closure that creates the content.
    public var content: (GeometryProxy) -> Content

    /// - Parameter content: A view builder that receives the geometry. It is called again when the size changes.
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

/// The node of a `GeometryReader`. A separate child node runs the content, so that it has its own dependencies.
private final class GeometryNode<Content: View>: ElementNode, ElementResponder {
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

    func respond(to event: ElementEvent, at element: Element) {
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

/// The node that runs the content of a `GeometryReader`, and runs it again when a value that it has read changes.
private final class GeometryContentNode<Content: View>: ContentNode {
    private unowned let owner: GeometryNode<Content>  // The owner unmounts it.

    init(_ owner: GeometryNode<Content>) {
        self.owner = owner
        super.init(under: owner)
        show(runContent())
    }

    override var viewName: String { "GeometryReader" }

    func updateNow() {
        isDirty = false
        update()
    }

    override func update() {
        update(content: runContent())
    }

    private func runContent() -> Content {
        Tracking.run(self, plan: FieldPlan.of(Content.self)) { owner.make(GeometryProxy(size: owner.size)) }
    }
}
