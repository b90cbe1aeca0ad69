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

    var isInspector: Bool { if case .inspector = self { true } else { false } }
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
            fileID: fileID, line: line, isSet: { isPresented.wrappedValue })
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

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = PresenterNode(modifier.request, under: parent)
        node.show(content)
        node.update()
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: PresenterNode<Item, Presented>.self)
        node.presentation.update(to: modifier.request)
        node.update(content: content)
    }
}

extension View {
    /// Presents something above the window while the app's state has an item for it.
    func presents<Item, Presented: View>(_ request: PresentationRequest<Item, Presented>) -> some View {
        modifier(PresentationModifier(request: request))
    }

    /// Presents something above the window while a flag is set.
    func presents<Presented: View>(
        _ kind: PresentationKind, while isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        at place: (fileID: StaticString, line: UInt), content: @escaping () -> Presented
    ) -> some View {
        presents(
            PresentationRequest(
                kind, isPresented: isPresented, onDismiss: onDismiss, fileID: place.fileID, line: place.line,
                content: content))
    }

    /// Presents something above the window while there is an item.
    func presents<Item: Identifiable, Presented: View>(
        _ kind: PresentationKind, for item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        at place: (fileID: StaticString, line: UInt), content: @escaping (Item) -> Presented
    ) -> some View {
        presents(
            PresentationRequest(
                kind, item: item, onDismiss: onDismiss, fileID: place.fileID, line: place.line, content: content))
    }
}

/// The node of a view that presents something.
private final class PresenterNode<Item, Presented: View>: ContentNode {
    let presentation: Presentation<Item, Presented>

    init(_ request: PresentationRequest<Item, Presented>, under parent: _Node) {
        presentation = Presentation(request)
        super.init(under: parent)
        presentation.owner = self
    }

    override var viewName: String { presentation.name }

    override func update() { presentation.update() }

    override func unmount() {
        super.unmount()
        presentation.end()
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool { first === content }
}
