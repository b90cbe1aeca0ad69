import BackstaffGraph

/// The kind of a presentation.
enum PresentationKind {
    case sheet
    case cover
    case popover(PopoverAttachmentAnchor, arrowEdge: BackstaffViews.Edge?)
    case inspector
    case alert
    case actions
    /// The choice of files.
    case files

    /// Whether it is a dialog, such as an alert, which is dismissed when one of its buttons is tapped.
    var isDialog: Bool {
        switch self {
        case .alert, .actions, .files: true
        default: false
        }
    }

    var isInspector: Bool { if case .inspector = self { true } else { false } }
}

/// A request to present a view while the app's state has an item for it.
struct PresentationRequest<Item, Content: View> {
    let kind: PresentationKind
    /// Reads the current item from the app's state.
    let item: () -> Item?
    /// Returns the identity of an item. The content is created again for an item with another identity.
    let identify: (Item) -> AnyHashable
    /// Removes the item from the app's state.
    let clear: () -> Void
    let onDismiss: (() -> Void)?
    let build: (Item) -> Content
    let fileID: StaticString
    let line: UInt
    /// For a presentation with a Boolean binding, reads the binding. An alert with data may have the value `true` but
    /// no data.
    var isSet: (() -> Bool)?
}

extension PresentationRequest where Item == Bool {
    /// Creates a request for a presentation with a Boolean binding.
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
    /// Creates a request for a presentation with a binding to an item.
    init(
        _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        fileID: StaticString, line: UInt, content: @escaping (Item) -> Content
    ) {
        self.init(
            kind: kind, item: { item.wrappedValue }, identify: { AnyHashable($0.id) },
            clear: { item.wrappedValue = nil }, onDismiss: onDismiss, build: content, fileID: fileID, line: line)
    }
}

/// Presents a view above the window while the app's state has an item for it.
struct PresentationModifier<Item, Presented: View>: NodeModifier {
    let request: PresentationRequest<Item, Presented>

    func makeNode(under parent: _Node) -> PresenterNode<Item, Presented> {
        PresenterNode<Item, Presented>(request, under: parent)
    }

    func contentWasMade(in node: PresenterNode<Item, Presented>) { node.update() }

    func update(_ node: PresenterNode<Item, Presented>) { node.presentation.update(to: request) }
}

extension View {
    /// Presents a view above the window while the app's state has an item for it.
    func presents<Item, Presented: View>(_ request: PresentationRequest<Item, Presented>) -> some View {
        modifier(PresentationModifier(request: request))
    }

    /// Presents a view above the window while a condition is true.
    func presents<Presented: View>(
        _ kind: PresentationKind, while isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        at place: (fileID: StaticString, line: UInt), content: @escaping () -> Presented
    ) -> some View {
        presents(
            PresentationRequest(
                kind, isPresented: isPresented, onDismiss: onDismiss, fileID: place.fileID, line: place.line,
                content: content))
    }

    /// Presents a view above the window while an item isn't `nil`.
    func presents<Item: Identifiable, Presented: View>(
        _ kind: PresentationKind, for item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        at place: (fileID: StaticString, line: UInt), content: @escaping (Item) -> Presented
    ) -> some View {
        presents(
            PresentationRequest(
                kind, item: item, onDismiss: onDismiss, fileID: place.fileID, line: place.line, content: content))
    }
}

/// The node of a presenting view.
final class PresenterNode<Item, Presented: View>: ContentNode {
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
}
