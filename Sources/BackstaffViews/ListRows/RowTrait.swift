import BackstaffElements
import BackstaffGraph

/// A property of a list row that a view inside the row sets, such as its badge.
package enum RowTrait: Equatable {
    case deleteDisabled(Bool)
    case moveDisabled(Bool)
    case insets(EdgeInsets?)
    case separator(Visibility)
    case separatorTint(Color?)
    case badge(String?)
}

/// All traits of a row. If several views set the same trait, the innermost view determines it.
@MainActor
struct RowTraits {
    /// The editor that deletes and moves the row's element.
    var editor: (any RowEditor)?
    /// The nodes of the views that set traits, from the innermost outward.
    private(set) var nodes: ContiguousArray<RowTraitNode> = []

    init() {}

    mutating func add(_ node: RowTraitNode) {
        if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
    }

    mutating func remove(_ node: RowTraitNode) {
        nodes.removeAll { $0 === node }
    }

    /// Adds the traits of views that are farther out.
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

    /// Returns the edges with swipe actions of the app. With `fullSwipe`, only those where a full swipe performs the
    /// first action.
    func swipeEdges(fullSwipe: Bool = false) -> [RevealEdge] {
        RevealEdge.allCases.filter { edge in
            let actions = nodes.lazy.compactMap { $0 as? any SwipeActionsTrait }.filter { $0.edge == edge }
            return actions.contains { _ in true } && (!fullSwipe || actions.allSatisfy(\.allowsFullSwipe))
        }
    }

    /// Whether the row can be deleted at all: by an action of the app or by the framework.
    var isDeletable: Bool { editor?.deletion != nil && !isDeleteDisabled }

    /// Whether the row has the list's Delete button. Swipe actions at the trailing edge replace the button, unless the
    /// app has an `onDelete(perform:)` action.
    var hasOwnDelete: Bool {
        isDeletable && (editor?.deletion == .byApp || !swipeEdges().contains(.trailing))
    }

    var isMovable: Bool { editor?.canMove == true && !isMoveDisabled }
}

/// The node of a view that sets a trait of its row.
///
///     created, or inserted ──► added to the list's rows ──► changed: rows updated ──► unmounted: removed from the rows
@usableFromInline
package class RowTraitNode: _ContentNode, RowAnnotator {
    @usableFromInline  // See Documentation/Workarounds.md.
    package override init(under parent: _Node) {
        super.init(under: parent)
    }

    /// The trait, if it's a plain value.
    var trait: RowTrait? { nil }

    /// Adds the trait to the rows of the content's elements.
    final func notifyList() {
        scope.row?.add(self)
        annotateRow()
    }

    final func annotateRow() {
        guard let list = scope.listNode else { return }
        forEachElement { list.add(self, to: $0) }
    }

    /// Updates the rows after the trait changed.
    final func traitDidChange() {
        guard let list = scope.listNode else { return }
        forEachElement { list.traitsDidChange(of: $0) }
    }

    /// Called after a row with this trait was removed.
    func rowWasTaken(_ row: Element) {}

    /// Whether this trait gives rows a background.
    var hasBackground: Bool { false }

    /// Adds the background to a row that doesn't have it.
    func addBackground(to row: Element) {}

    /// Removes the background from a row, if this trait added one.
    func removeBackground(from row: Element) {}

    package override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        scope.listNode?.add(self, to: element)
        super.place(element, from: child, before: sibling)
        scope.listNode?.takeWaiting(of: element)
    }

    package override func unmount() {
        if let list = scope.listNode { forEachElement { list.remove(self, from: $0) } }
        super.unmount()
    }
}

/// A modifier that sets a trait of rows that is a plain value.
package struct RowTraitModifier: NodeModifier {
    package let trait: RowTrait

    package func makeNode(under parent: _Node) -> ValueTraitNode { ValueTraitNode(trait, under: parent) }

    package func contentWasMade(in node: ValueTraitNode) { node.notifyList() }

    package func contentWasUpdated(in node: ValueTraitNode) { node.update(to: trait) }
}

package final class ValueTraitNode: RowTraitNode {
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
    /// The node of the list that contains the views.
    package var listNode: ListNode? { list as? ListNode }
}
