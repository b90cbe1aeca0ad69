import BackstaffGraph
import BackstaffNavigation

extension View {
    /// Shows a view above this view's screen while `isPresented` is true.
    ///
    /// Going back sets it to false once. The view isn't part of a bound path.
    public func navigationDestination<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            PresentedDestinationModifier<Bool, Content>(
                form: "isPresented:destination:", item: { isPresented.wrappedValue ? true : nil },
                clear: { isPresented.wrappedValue = false }, build: { _ in destination() }, fileID: fileID, line: line))
    }

    /// Shows a view above this view's screen while `item` isn't `nil`.
    ///
    /// Going back sets it to `nil` once. Another item replaces the view with a new one.
    public func navigationDestination<Item: Hashable, Content: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            PresentedDestinationModifier<Item, Content>(
                form: "item:destination:", item: { item.wrappedValue }, clear: { item.wrappedValue = nil },
                build: destination, fileID: fileID, line: line))
    }
}

/// Pushes a view while there is an item.
struct PresentedDestinationModifier<Item: Hashable, Destination: View>: NodeModifier {
    let form: String
    let item: () -> Item?
    let clear: () -> Void
    let build: (Item) -> Destination
    let fileID: StaticString
    let line: UInt

    func makeNode(under parent: _Node) -> PresentedDestinationNode<Item, Destination> {
        PresentedDestinationNode(self, under: parent)
    }

    /// Shows the first item. The destinations that the content declares exist now.
    func contentWasMade(in node: PresentedDestinationNode<Item, Destination>) { node.update() }

    func update(_ node: PresentedDestinationNode<Item, Destination>) { node.update(to: self) }
}

/// The node that pushes a view while there is an item.
final class PresentedDestinationNode<Item: Hashable, Destination: View>: ContentNode {
    private var modifier: PresentedDestinationModifier<Item, Destination>
    private let destination: TypedDestination<Item, Destination>
    private let presentation: StatePresentation<Item>

    init(_ modifier: PresentedDestinationModifier<Item, Destination>, under parent: _Node) {
        self.modifier = modifier
        destination = TypedDestination(modifier.build, fileID: modifier.fileID, line: modifier.line)
        let isMisplaced = parent.scope.isInLazyContainer
        let screen = isMisplaced ? nil : EnvironmentValues(parent.scope.environment).screenContext
        presentation = StatePresentation(on: screen, in: parent.graph, clear: modifier.clear)
        super.init(under: parent)
        if isMisplaced {
            MisplacedDestination.report(
                modifier.form, presenting: "\(Destination.self)", modifier.fileID, modifier.line)
        } else if screen == nil {
            StrayDestination.report(modifier.form, presenting: "\(Destination.self)", modifier.fileID, modifier.line)
        }
    }

    override var viewName: String { "navigationDestination(\(modifier.form))" }

    func update(to new: PresentedDestinationModifier<Item, Destination>) {
        modifier = new
        presentation.clear = new.clear
        destination.update(new.build)
        isDirty = false
        update()
    }

    override func update() {
        let item = Tracking.run(self, plan: FieldPlan.of(Item.self), modifier.item)
        presentation.show(item) { ItemView($0, destination: destination, id: $1) }
    }

    override func unmount() {
        super.unmount()
        presentation.end()
    }
}

/// The pushed view for an item.
private final class ItemView<Item: Hashable, Destination: View>: PushedView {
    private let item: Item
    private let destination: TypedDestination<Item, Destination>

    init(_ item: Item, destination: TypedDestination<Item, Destination>, id: StackEntry) {
        self.item = item
        self.destination = destination
        super.init(id: id)
    }

    override var facts: ScreenFacts { destination.facts }

    override func makeNode(under parent: _Node) -> _Node {
        destination.makeNode(for: item, under: parent)
    }
}
