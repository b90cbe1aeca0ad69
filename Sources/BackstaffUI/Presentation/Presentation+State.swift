import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// What a level of presentations and what is presented know of a presentation, whatever it is shown for.
@MainActor
class AnyPresentation {
    /// The node of the view that presents.
    final unowned(unsafe) var owner: _Node?  // It ends the presentation as it unmounts.

    /// Whether its turn has come.
    @exclusivity(unchecked) final fileprivate(set) var isGranted = false

    /// Whether it is about to go: what waits for its place doesn't wait long.
    @exclusivity(unchecked) final fileprivate(set) var isDismissing = false

    /// What to call it in a report.
    var name: String { "" }

    func grant() {
        isGranted = true
        owner?.invalidate()
    }

    /// Takes away what is presented, and has the app's state say so.
    func dismiss() {}

    /// A button of a question has acted, which may have taken the question away already, with its presenter or its data.
    /// What a person has answered isn't asked again.
    func didAct(in question: PresentationNode?) {}

    func reportWait() {}
}

/// Shows something while the app's state has an item for it.
///
///     item ──► requested ──► granted: nothing else is shown at its level ──► shown
///      ▲                                                                       │
///      │  nil ◄── the app, or: dismissed by a person, `dismiss`, a button ─────┤ item with another id: shown anew
///      │            the item is cleared, once, by the binding of that moment   │
///      └──────────────── gone; then onDismiss ◄────────────────────────────────┘ the presenting view goes: not cleared
///
/// A binding that doesn't take the `nil` doesn't keep what a person has dismissed: it is shown again only when the binding
/// has held nothing, or something else, in between.
@MainActor
final class Presentation<Item, Content: View>: AnyPresentation {
    @exclusivity(unchecked) private var request: PresentationRequest<Item, Content>
    @exclusivity(unchecked) private var level: PresentationLevel?
    @exclusivity(unchecked) private(set) var shown: PresentationNode?
    @exclusivity(unchecked) private var shownID: AnyHashable?
    @exclusivity(unchecked) private var content: PresentedContentNode<Item, Content>?
    /// The id of what was dismissed while the state still had it.
    @exclusivity(unchecked) private var dismissedID: AnyHashable?

    /// Puts what is shown in its place, for an owner in which it has one.
    @exclusivity(unchecked) var onPlace: ((PresentationNode) -> Void)?

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
        }
    }

    // MARK: Following the state

    /// Takes over what a new body wants, with which the owner is up to date.
    func update(to request: PresentationRequest<Item, Content>) {
        self.request = request
        owner?.isDirty = false
        update()
    }

    func update() {
        guard let owner else { return }
        guard let item = Tracking.run(owner, plan: FieldPlan.of(Item.self), request.item) else {
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

    /// Whether it waits for nothing else and keeps nothing else waiting: an inspector, which may be a column.
    private var isBesideOthers: Bool { request.kind.isInspector }

    private func findLevel(of owner: _Node) -> PresentationLevel {
        if let level { return level }
        let surroundings = Tracking.untracked {
            let values = EnvironmentValues(owner.scope.environment)
            return (values.screenContext?.presentation, values.sceneContext)
        }
        let found = surroundings.0?.level ?? surroundings.1?.presentationLevel ?? PresentationLevel()
        level = found
        return found
    }

    private func show(_ item: Item, _ id: AnyHashable, under owner: _Node) {
        let node = PresentationNode(request.kind, of: self, under: owner)
        shown = node
        shownID = id
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
        content = nil
        node.end()
        guard tells, let onDismiss = request.onDismiss else { return }
        // Sound: both this and what runs after updates are on the main actor.
        nonisolated(unsafe) let action = onDismiss
        node.graph.afterUpdate { action() }
    }

    // MARK: Ending

    override func dismiss() {
        guard let shownID, !isDismissing else { return }
        isDismissing = true
        let current = Tracking.untracked(request.item).map(request.identify)
        if current == shownID {
            dismissedID = shownID
            request.clear()
        }
        owner?.invalidate()
    }

    override func didAct(in question: PresentationNode?) {
        if let shown {
            if shown === question { dismiss() }
            return
        }
        if Tracking.untracked({ request.isSet?() }) == true { request.clear() }
    }

    /// Ends the presentation because whoever presents goes. The state is left as it is. With the whole scene it ends without
    /// a word.
    func end() {
        let isOfScene = owner.flatMap { sequence(first: $0, next: \.parent).first { $0.parent == nil } }?.isMounted
        hide(tells: isOfScene != false)
        owner = nil
    }

    override func reportWait() {
        Diagnostics.report(
            .waitingPresentation,
            """
            A view wants to present a \(name) while something else is presented from the same place. Only one thing is \
            presented at a time: it is shown when the other has gone. Present it from inside the other, or clear the \
            other's binding first.
            """, fileID: request.fileID, line: request.line)
    }
}

/// The node of what is presented: runs the closure for the item, and again when what it read has changed.
final class PresentedContentNode<Item, Content: View>: ContentNode {
    private let name: String
    @exclusivity(unchecked) private var item: Item
    @exclusivity(unchecked) private var build: (Item) -> Content

    init(_ item: Item, _ build: @escaping (Item) -> Content, name: String, under parent: _Node) {
        self.item = item
        self.build = build
        self.name = name
        super.init(under: parent)
        show(runContent())
    }

    override var viewName: String { name }

    /// Takes over the item and the closure of a new body, and runs that unless both are the same.
    func update(to item: Item, _ build: @escaping (Item) -> Content) {
        let isSame = ClosureComparison.isEqual(self.build, build) && valuesAreEqual(self.item, item)
        self.build = build
        self.item = item
        if isSame { return }
        if ClosureComparison.isDistrusted { invalidateForObject() } else { invalidate() }
    }

    override func update() {
        let view = runContent()
        updateContent { update(content: view) }
    }

    private func runContent() -> Content {
        Tracking.run(self, plan: FieldPlan.of(Content.self)) { build(item) }
    }
}
