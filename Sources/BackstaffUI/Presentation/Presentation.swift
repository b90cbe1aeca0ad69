import BackstaffGraph

/// What is shown above the window, or beside a view, and how.
enum PresentationKind {
    case sheet
    case cover
    case popover(PopoverAttachmentAnchor, arrowEdge: Edge?)
    case inspector
    case alert
    case actions

    /// Whether it asks something, and goes when one of its buttons is tapped.
    var isDialog: Bool {
        switch self {
        case .alert, .actions: true
        default: false
        }
    }

    /// Whether the page needs to know what it belongs to.
    var hasSource: Bool {
        switch self {
        case .popover, .actions: true
        default: false
        }
    }
}

/// What a view wants to be shown while the app's state has an item for it.
struct PresentationRequest<Item, Content: View> {
    let kind: PresentationKind
    /// What it is shown for, as the state says now.
    let item: () -> Item?
    /// What makes one item another: the content of another is new.
    let identify: (Item) -> AnyHashable
    /// Takes the item out of the state.
    let clear: () -> Void
    let onDismiss: (() -> Void)?
    let build: (Item) -> Content
    let fileID: StaticString
    let line: UInt
    /// Of what is shown while a flag is set: whether that is. A question about data may be wanted and have none.
    var isSet: (() -> Bool)?
}

extension PresentationRequest where Item == Bool {
    /// A request of what is shown while a flag is set.
    init(
        _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        fileID: StaticString, line: UInt, content: @escaping () -> Content
    ) {
        self.init(
            kind: kind, item: { isPresented.wrappedValue ? true : nil }, identify: { AnyHashable($0) },
            clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss, build: { _ in content() },
            fileID: fileID,
            line: line, isSet: { isPresented.wrappedValue })
    }
}

extension PresentationRequest where Item: Identifiable {
    /// A request of what is shown while there is an item.
    init(
        _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        fileID: StaticString, line: UInt, content: @escaping (Item) -> Content
    ) {
        self.init(
            kind: kind, item: { item.wrappedValue }, identify: { AnyHashable($0.id) },
            clear: { item.wrappedValue = nil }, onDismiss: onDismiss, build: content, fileID: fileID, line: line)
    }
}

/// Shows something above the window while the app's state has an item for it.
struct PresentationModifier<Item, Presented: View>: PrimitiveModifier {
    let request: PresentationRequest<Item, Presented>

    init(_ request: PresentationRequest<Item, Presented>) {
        self.request = request
    }

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = PresenterNode(modifier.request, under: parent)
        node.show(content)
        node.update()
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: PresenterNode<Item, Presented>.self)
        node.update(to: modifier.request)
        node.update(content: content)
    }
}

/// The node of a view that presents something.
private final class PresenterNode<Item, Presented: View>: ContentNode {
    private let presentation: Presentation<Item, Presented>

    init(_ request: PresentationRequest<Item, Presented>, under parent: _Node) {
        presentation = Presentation(request)
        super.init(under: parent)
        presentation.owner = self
    }

    override var viewName: String { "\(presentation.name)" }

    func update(to request: PresentationRequest<Item, Presented>) {
        presentation.request = request
        isDirty = false
        update()
    }

    override func update() {
        presentation.update()
    }

    override func unmount() {
        super.unmount()
        presentation.end()
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool { first === content }
}
