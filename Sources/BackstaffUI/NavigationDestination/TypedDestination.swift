import BackstaffGraph
import BackstaffNavigation

/// A declared destination. The object lives as long as the declaring view, and gets a new closure each time the view's
/// body runs.
final class TypedDestination<Value: Hashable, Content: View>: Destination {
    let fileID: StaticString
    let line: UInt
    var isRepetitionReported = false
    /// Whether the closure reads observable objects.
    fileprivate let plan = FieldPlan.of(Content.self)
    @exclusivity(unchecked) private(set) var build: (Value) -> Content
    @exclusivity(unchecked) private var contents: ContiguousArray<Unmanaged<DestinationContentNode<Value, Content>>> =
        []

    init(_ build: @escaping (Value) -> Content, fileID: StaticString, line: UInt) {
        self.build = build
        self.fileID = fileID
        self.line = line
    }

    var typeID: ObjectIdentifier { ObjectIdentifier(Value.self) }

    var typeName: String { "\(Value.self)" }

    private(set) lazy var facts = ScreenFacts.of(Content.self)

    func makeNode(for value: NavigationValue, under parent: _Node) -> _Node? {
        value.value(as: Value.self).map { makeNode(for: $0, under: parent) }
    }

    func reads(_ value: NavigationValue) -> Bool { value.value(as: Value.self) != nil }

    func makeNode(for value: Value, under parent: _Node) -> _Node {
        let node = DestinationContentNode(value, from: self, under: parent)
        contents.append(.passUnretained(node))
        return node
    }

    /// Removes a node that unmounts. The last added node is usually removed first.
    fileprivate func forget(_ node: DestinationContentNode<Value, Content>) {
        let reference = Unmanaged.passUnretained(node).toOpaque()
        if let index = contents.lastIndex(where: { $0.toOpaque() == reference }) { contents.remove(at: index) }
    }

    /// Takes over the closure of a new body, and runs it for the existing screens, unless its captures are equal.
    func update(_ build: @escaping (Value) -> Content) {
        let isSame = ClosureComparison.isEqual(self.build, build)
        self.build = build
        if isSame { return }
        for content in contents {
            let node = content.takeUnretainedValue()
            if ClosureComparison.isDisabled { node.invalidateForObject() } else { node.invalidate() }
        }
    }
}

/// The node of a destination's content. It runs the closure for one value, and again when a value that it has read
/// changes.
final class DestinationContentNode<Value: Hashable, Content: View>: ContentNode {
    private let value: Value
    private let destination: TypedDestination<Value, Content>

    init(_ value: Value, from destination: TypedDestination<Value, Content>, under parent: _Node) {
        self.value = value
        self.destination = destination
        super.init(under: parent)
        show(runContent())
    }

    override var viewName: String { "navigationDestination(for: \(Value.self).self)" }

    override func update() {
        let view = runContent()
        updateContent { update(content: view) }
    }

    private func runContent() -> Content {
        Tracking.run(self, plan: destination.plan) { destination.build(value) }
    }

    override func unmount() {
        super.unmount()
        destination.forget(self)
    }
}
