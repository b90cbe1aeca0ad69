import BackstaffElements
import BackstaffGraph

/// The node of one row: runs the content closure of its ``ForEach`` for one element, and runs it again when a value
/// that it read changes.
final class ForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: ContentNode, RowAnnotator,
    NodeWithID
{
    let id: ID
    unowned let owner: ForEachNode<Data, ID, Content>  // The owner unmounts its rows.
    @exclusivity(unchecked) private var value: Data.Element
    /// The location of the content's binding, in a ``ForEach`` over a bound collection.
    @exclusivity(unchecked) private var location: AnyObject?

    init(_ element: Data.Element, of owner: ForEachNode<Data, ID, Content>) {
        self.owner = owner
        id = owner.view.id(element)
        value = element
        super.init(under: owner)
        if owner.isLazy {
            scope = Scope(copying: scope)
            scope.enterRow(of: owner)
        }
        if owner.rowsAreOptions { show(option(runContent())) } else { show(runContent()) }
        annotateRow()
        if owner.isLazy, scope.rowTags != nil || owner.isEditable { scope.row?.add(self) }
    }

    /// Reports the row's tag and its editor to the list.
    func annotateRow() {
        if let host = scope.rowTags, !owner.rowsAreOptions { forEachElement { host.tag($0, as: id, .identity) } }
        if owner.isEditable, let list = scope.list { forEachElement { list.setEditor(self, of: $0) } }
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        if let host = scope.rowTags, !owner.rowsAreOptions { host.tag(element, as: id, .identity) }
        if owner.isEditable { scope.list?.setEditor(self, of: element) }
        super.place(element, from: child, before: sibling)
    }

    private typealias Option = ModifiedContent<Content, TagModifier<ID>>

    private func option(_ content: Content) -> Option {
        Option(content: content, modifier: TagModifier(tag: id))
    }

    var ownID: AnyHashable { AnyHashable(id) }

    var isRow: Bool { true }

    override var viewName: String { "ForEach<\(Data.self)>" }

    func update(to element: Data.Element, contentIsSame: Bool) {
        if contentIsSame, BitwiseComparison.isEqual(value, element) { return }
        value = element
        if contentIsSame, let bindings = owner.view.bindings {
            // The binding finds its element by id, so the content needn't run again.
            location = bindings.location(for: element, reusing: location)
            return
        }
        isDirty = false
        update()
    }

    override func update() {
        if owner.rowsAreOptions { update(content: option(runContent())) } else { update(content: runContent()) }
    }

    private func runContent() -> Content {
        guard let bindings = owner.view.bindings else {
            return Tracking.run(self, plan: owner.plan) { owner.view.content(value) }
        }
        let location = bindings.location(for: value, reusing: location)
        self.location = location
        return Tracking.run(self, plan: owner.plan) { bindings.content(at: location) }
    }
}
