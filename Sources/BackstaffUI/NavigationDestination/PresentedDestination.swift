import BackstaffGraph
import BackstaffNavigation

extension View {
    /// Shows a view above the screen that this view is on while `isPresented` is true.
    ///
    /// Going back sets it to false, once. The view is no part of a bound path.
    public func navigationDestination<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            PresentedDestinationModifier<Bool, Content>(
                form: "isPresented:destination:", item: { isPresented.wrappedValue ? true : nil },
                clear: { isPresented.wrappedValue = false }, build: { _ in destination() }, fileID: fileID, line: line))
    }

    /// Shows a view for `item` above the screen that this view is on while there is one.
    ///
    /// Going back sets it to `nil`, once. Another item takes the place of the first, as a new view.
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
struct PresentedDestinationModifier<Item: Hashable, Destination: View>: PrimitiveModifier {
    let form: String
    let item: () -> Item?
    let clear: () -> Void
    let build: (Item) -> Destination
    let fileID: StaticString
    let line: UInt

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = PresentedDestinationNode(modifier, under: parent)
        node.show(content)
        node.update()
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: PresentedDestinationNode<Item, Destination>.self)
        node.update(to: modifier)
        node.update(content: content)
    }
}

/// The node that pushes a view while there is an item.
///
///     item set ──► pushed ──► item another: replaced ──► item nil: popped
///                    └─ a person goes back ──► item cleared, once, through the binding as it is then
private final class PresentedDestinationNode<Item: Hashable, Destination: View>: ContentNode {
    private var modifier: PresentedDestinationModifier<Item, Destination>
    private let destination: TypedDestination<Item, Destination>
    private let screen: ScreenContext?
    private var pushed: (item: Item, view: PushedView)?

    init(_ modifier: PresentedDestinationModifier<Item, Destination>, under parent: _Node) {
        self.modifier = modifier
        destination = TypedDestination(modifier.build, fileID: modifier.fileID, line: modifier.line)
        let isMisplaced = parent.scope.isInLazyContainer
        screen = isMisplaced ? nil : EnvironmentValues(parent.scope.environment).screenContext
        super.init(under: parent)
        if isMisplaced {
            MisplacedDestination.report(
                modifier.form, presenting: "\(Destination.self)", modifier.fileID, modifier.line)
        }
    }

    override var viewName: String { "navigationDestination(\(modifier.form))" }

    func update(to new: PresentedDestinationModifier<Item, Destination>) {
        modifier = new
        destination.update(new.build)
        isDirty = false
        update()
    }

    override func update() {
        let item = Tracking.run(self, plan: FieldPlan.of(Item.self), modifier.item)
        if item == pushed?.item { return }
        let former = pushed
        pushed = nil
        former?.view.onClose = nil
        if let item {
            push(item)
        } else if let former {
            screen?.stack?.dismiss(former.view)
        }
    }

    private func push(_ item: Item) {
        guard let screen, let stack = screen.stack else { return }
        let view = ItemView(item, destination: destination, id: stack.makeViewID())
        view.onClose = { [weak self] in self?.didClose(item) }
        pushed = (item, view)
        stack.present(view, from: screen)
    }

    private func didClose(_ item: Item) {
        guard pushed?.item == item else { return }
        pushed = nil
        // Whether or not the node is still there by then: its screen may leave in the same update.
        graph.afterUpdate { self.modifier.clear() }
    }

    override func unmount() {
        super.unmount()
        if let pushed {
            pushed.view.onClose = nil
            screen?.stack?.dismiss(pushed.view)
        }
    }
}

/// The pushed view for an item.
private final class ItemView<Item: Hashable, Destination: View>: PushedView {
    private let item: Item
    private let destination: TypedDestination<Item, Destination>

    init(_ item: Item, destination: TypedDestination<Item, Destination>, id: StackState.ViewID) {
        self.item = item
        self.destination = destination
        super.init(id: id)
    }

    override var canDeclareDestinations: Bool { destination.canDeclareDestinations }

    override func makeNode(under parent: _Node) -> _Node {
        destination.makeNode(for: item, under: parent)
    }
}
