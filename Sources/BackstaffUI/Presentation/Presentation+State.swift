import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The part of a presentation that doesn't depend on the types of its item and content.
@MainActor
class AnyPresentation {
    /// The node of the presenting view.
    final weak var owner: _Node?

    /// Whether its level allows the presentation.
    final fileprivate(set) var isGranted = false

    /// Whether the presentation is about to end. Then others that wait aren't reported.
    final fileprivate(set) var isDismissing = false

    /// The name for reports.
    var name: String { "" }

    func grant() {
        isGranted = true
        owner?.invalidate()
    }

    /// Removes the presented view and updates the app's state.
    func dismiss() {}

    /// Called after the action of a button in a dialog. The action may already have removed the dialog, together with
    /// its presenter or its data. Then the binding is still reset, so that the dialog isn't presented again.
    func didAct(in dialog: PresentationNode?) {}

    func reportWait() {}
}

/// Presents a view while the app's state has an item for it.
///
///     item ──► requested ──► granted: nothing else is shown at its level ──► shown
///      ▲                                                                       │
///      │  nil ◄── set by the app, or dismissed: a user, `dismiss`, a button ───┤ item with another id: new content
///      │            the item is cleared once, with the current binding         │
///      └──────────────── removed; then onDismiss ◄─────────────────────────────┘ presenting view removed: not cleared
///
/// If a binding ignores the `nil`, the dismissed view doesn't come back. It is presented again only after the binding
/// has been `nil` or had another item.
@MainActor
final class Presentation<Item, Content: View>: AnyPresentation {
    private var request: PresentationRequest<Item, Content>
    private var level: PresentationLevel?
    private(set) var shown: PresentationNode?
    private var shownID: AnyHashable?
    /// The item with which the shown view was presented.
    private var shownItem: Item?
    private var content: PresentedContentNode<Item, Content>?
    /// The id of an item that was dismissed while the state still contains it.
    private var dismissedID: AnyHashable?

    /// Tells the presenting view when it is chosen by its size, and when it isn't any more.
    private var candidate: PresentingCandidate?

    /// Inserts the presented element, for owners that don't use the default place above the window.
    var onPlace: ((PresentationNode) -> Void)?

    init(_ request: PresentationRequest<Item, Content>) {
        self.request = request
    }

    override var name: String {
        switch request.kind {
        case .sheet: "sheet"
        case .cover: "fullScreenCover"
        case .popover: "popover"
        case .inspector: "inspector"
        case .alert: "alert"
        case .actions: "confirmationDialog"
        case .files: "fileImporter"
        }
    }

    // MARK: Updates

    /// Updates the presentation with the request of a new body.
    func update(to request: PresentationRequest<Item, Content>) {
        self.request = request
        owner?.isDirty = false
        update()
    }

    func update() {
        guard let owner else { return }
        if isInUnchosenCandidate(owner) { return hide() }
        guard let item = Tracking.run(owner, plan: FieldPlan.of(Item.self), currentItem) else {
            dismissedID = nil
            return hide()
        }
        let id = request.identify(item)
        if id == dismissedID { return hide() }
        dismissedID = nil
        if shown != nil {
            if id == shownID {
                content?.update(to: item, request.build)
                return
            }
            hide()
        }
        if isGranted || isBesideOthers { show(item, id, under: owner) } else { findLevel(of: owner).request(self) }
    }

    /// Whether the presenting view is one of those that a ``ViewThatFits`` doesn't show. Then the view is told when that changes.
    private func isInUnchosenCandidate(_ owner: _Node) -> Bool {
        guard owner.scope.appearance.isInCandidate else { return false }
        if candidate == nil { candidate = PresentingCandidate(owner) }
        return owner.scope.appearance.isInUnchosenCandidate
    }

    /// The item in the app's state. A view with a Boolean binding keeps the item with which it was presented, as long as the
    /// binding is `true`: changes of an alert's data after it has been presented are ignored.
    private func currentItem() -> Item? {
        guard let shownItem, let isSet = request.isSet else { return request.item() }
        return isSet() ? shownItem : nil
    }

    /// Whether it can be presented at the same time as others. An inspector can, because it may be a column.
    private var isBesideOthers: Bool { request.kind.isInspector }

    private func findLevel(of owner: _Node) -> PresentationLevel {
        if let level { return level }
        let surroundings = Tracking.untracked {
            let values = EnvironmentValues(owner.scope.environment)
            return (values.presentationNode, values.sceneContext)
        }
        let found = surroundings.0?.level ?? surroundings.1?.feature(PresentationLevel.self) ?? PresentationLevel()
        level = found
        return found
    }

    private func show(_ item: Item, _ id: AnyHashable, under owner: _Node) {
        let node = PresentationNode(request.kind, of: self, under: owner)
        shown = node
        shownID = id
        shownItem = item
        node.show { parent in
            let content = PresentedContentNode(item, request.build, name: name, under: parent)
            self.content = content
            return content
        }
        if let onPlace { onPlace(node) } else { node.place() }
    }

    private func hide(tells: Bool = true) {
        isDismissing = false
        isGranted = false
        level?.release(self)
        guard let node = shown else { return }
        shown = nil
        shownID = nil
        shownItem = nil
        content = nil
        node.end()
        guard tells, let onDismiss = request.onDismiss else { return }
        // Sound: this method and the closures of `afterUpdate` run on the main actor.
        nonisolated(unsafe) let action = onDismiss
        node.graph.afterUpdate { action() }
    }

    // MARK: Ending

    override func dismiss() {
        guard let shownID, !isDismissing else { return }
        isDismissing = true
        let current = Tracking.untracked(currentItem).map(request.identify)
        if current == shownID {
            dismissedID = shownID
            request.clear()
        }
        owner?.invalidate()
    }

    override func didAct(in dialog: PresentationNode?) {
        if let shown {
            if shown === dialog { dismiss() }
            return
        }
        if Tracking.untracked({ request.isSet?() }) == true { request.clear() }
    }

    /// Ends the presentation because the presenting view is removed. The app's state isn't changed. If the whole scene
    /// ends, `onDismiss` isn't called.
    func end() {
        let isOfScene = owner.flatMap { sequence(first: $0, next: \.parent).first { $0.parent == nil } }?.isMounted
        hide(tells: isOfScene != false)
        candidate?.end()
        candidate = nil
        owner = nil
    }

    override func reportWait() {
        Diagnostics.report(
            .waitingPresentation,
            """
            A view presents a \(name) while another view is presented from the same place. Only one view is presented \
            at a time, so the \(name) waits until the other is dismissed. Present it from inside the other view, or \
            clear the other's binding first.
            """, fileID: request.fileID, line: request.line)
    }
}

/// The node that runs the content closure for the item, and runs it again when a value that it has read changes.
final class PresentedContentNode<Item, Content: View>: ContentNode {
    private let name: String
    private var item: Item
    private var build: (Item) -> Content

    init(_ item: Item, _ build: @escaping (Item) -> Content, name: String, under parent: _Node) {
        self.item = item
        self.build = build
        self.name = name
        super.init(under: parent)
        show(runContent())
    }

    override var viewName: String { name }

    /// Updates the item and the closure, and runs the closure unless both are equal to the former ones.
    func update(to item: Item, _ build: @escaping (Item) -> Content) {
        let isSame = ClosureComparison.isEqual(self.build, build) && valuesAreEqual(self.item, item)
        self.build = build
        self.item = item
        if isSame { return }
        if ClosureComparison.isDisabled { invalidateForObject() } else { invalidate() }
    }

    override func update() {
        let view = runContent()
        updateContent { update(content: view) }
    }

    private func runContent() -> Content {
        Tracking.run(self, plan: FieldPlan.of(Content.self)) { build(item) }
    }
}
