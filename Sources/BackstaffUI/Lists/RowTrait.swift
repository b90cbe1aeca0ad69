import BackstaffElements
import BackstaffGraph

/// Something that a view says of the row of a list that it is in.
enum RowTrait: Equatable {
    case deleteDisabled(Bool)
    case moveDisabled(Bool)
    case insets(EdgeInsets?)
    case separator(Visibility)
    case separatorTint(Color?)
    case badge(String?)
}

/// All that the views of a row have said of it. Where several say the same, the innermost counts.
@MainActor
struct RowTraits {
    /// Deletes and moves what the row stands for.
    var editor: (any RowEditor)?
    /// From the innermost outwards.
    private(set) var nodes: ContiguousArray<RowTraitNode> = []

    init() {}

    mutating func add(_ node: RowTraitNode) {
        if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
    }

    mutating func remove(_ node: RowTraitNode) {
        nodes.removeAll { $0 === node }
    }

    /// Adds what views outside of those that said this have said.
    mutating func add(_ outer: RowTraits) {
        editor = editor ?? outer.editor
        for node in outer.nodes { add(node) }
    }

    var isDeleteDisabled: Bool {
        first { if case .deleteDisabled(let isDisabled) = $0 { isDisabled } else { nil } } ?? false
    }

    var isMoveDisabled: Bool {
        first { if case .moveDisabled(let isDisabled) = $0 { isDisabled } else { nil } } ?? false
    }

    var insets: EdgeInsets? { first { if case .insets(let insets) = $0 { .some(insets) } else { nil } } ?? nil }

    var separator: Visibility {
        first { if case .separator(let visibility) = $0 { visibility } else { nil } } ?? .automatic
    }

    var separatorTint: Color? { first { if case .separatorTint(let color) = $0 { .some(color) } else { nil } } ?? nil }

    var badge: String? { first { if case .badge(let words) = $0 { .some(words) } else { nil } } ?? nil }

    private func first<Value>(_ value: (RowTrait) -> Value?) -> Value? {
        for node in nodes { if let found = node.trait.flatMap(value) { return found } }
        return nil
    }

    // MARK: Editing

    /// The edges at which the app has swipe actions.
    func swipeEdges(fullSwipe: Bool = false) -> [RevealEdge] {
        RevealEdge.allCases.filter { edge in
            let actions = nodes.lazy.compactMap { $0 as? any SwipeActionsTrait }.filter { $0.edge == edge }
            return actions.contains { _ in true } && (!fullSwipe || actions.allSatisfy(\.allowsFullSwipe))
        }
    }

    /// Whether the row can be deleted, by whatever is there for it.
    var isDeletable: Bool { editor?.deletion != nil && !isDeleteDisabled }

    /// Whether the row is deleted by its list's own Delete, which an app's swipe actions take the place of unless it has
    /// given an action for it too.
    var hasOwnDelete: Bool {
        isDeletable && (editor?.deletion == .byApp || !swipeEdges().contains(.trailing))
    }

    var isMovable: Bool { editor?.canMove == true && !isMoveDisabled }
}

/// The node of a view that says something of its row.
///
///     made, or put into place ──► told to the list ──► changed: told again ──► unmounted: taken back
class RowTraitNode: ContentNode, LazyRowSpeaker {
    /// What it says, if that is a plain value.
    var trait: RowTrait? { nil }

    /// Tells the list what is said of each row that the content makes.
    final func tellList() {
        scope.row?.add(self)
        speak()
    }

    final func speak() {
        guard let list = scope.listNode else { return }
        forEachElement { list.add(self, to: $0) }
    }

    /// Lets rows show what is said now.
    final func traitDidChange() {
        guard let list = scope.listNode else { return }
        forEachElement { list.traitsDidChange(of: $0) }
    }

    /// Called when a row that this was said of has been taken away.
    func rowWasTaken(_ row: Element) {}

    /// Whether rows that this is said of have a background by it.
    var hasBackground: Bool { false }

    /// Gives a row its background, if it hasn't got it.
    func dress(_ row: Element) {}

    /// Takes the background of a row away, if it has one by this.
    func undress(_ row: Element) {}

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        scope.listNode?.add(self, to: element)
        super.place(element, from: child, before: sibling)
        scope.listNode?.takeWaiting(of: element)
    }

    override func unmount() {
        if let list = scope.listNode { forEachElement { list.remove(self, from: $0) } }
        super.unmount()
    }
}

/// Says something of rows that is a plain value.
struct RowTraitModifier: PrimitiveModifier {
    let trait: RowTrait

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = ValueTraitNode(modifier.trait, under: parent)
        node.show(content)
        node.tellList()
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: ValueTraitNode.self)
        node.update(content: content)
        node.update(to: modifier.trait)
    }
}

private final class ValueTraitNode: RowTraitNode {
    private var value: RowTrait

    init(_ trait: RowTrait, under parent: _Node) {
        value = trait
        super.init(under: parent)
    }

    override var trait: RowTrait? { value }

    func update(to new: RowTrait) {
        if new == value { return }
        value = new
        traitDidChange()
    }
}

extension Scope {
    /// The node of the list that views are in.
    @MainActor var listNode: ListNode? { list.map { unsafeDowncast($0, to: ListNode.self) } }
}
