/// An inserted element is sent in its final state. Suppose an element is removed and then added to a new element that
/// is already recorded. The host would receive it inside the new element first and then remove it again:
///
///     recorded    insert(new) ► remove(item) ► item into new, which needs no operation
///     sent        insert(new with item in it) ► remove(item)
///     instead     remove(item) ► insert(new with item in it)
extension ElementTree {
    /// Whether an operation removes, moves or fills an element after an insertion has already sent its final state.
    var needsRemovalsFirst: Bool {
        var sent: Set<ElementID> = []
        for operation in operations {
            switch operation {
            case .insert(let element, let parent, _):
                if sent.contains(parent.id) { return true }
                for child in element.children { child.forEachDescendant { sent.insert($0.id) } }
            case .remove(let element): if sent.contains(element.id) { return true }
            case .move(let element, _): if sent.contains(element.id) { return true }
            default: break
            }
        }
        return false
    }

    /// The operations of this patch in an order that loses nothing: removals, then insertions and moves, then the rest.
    ///
    /// The sibling that an operation recorded may be gone in this order, or not yet inserted. So each element is placed
    /// at its final position, before the next sibling that this patch doesn't place itself.
    var operationsWithRemovalsFirst: [ElementOperation] {
        var removals: [ElementOperation] = []
        var rest: [ElementOperation] = []
        var placed: Set<ElementID> = []
        var parents: [Element] = []
        for operation in operations {
            switch operation {
            case .remove: removals.append(operation)
            case .insert(let element, _, _), .move(let element, _):
                placed.insert(element.id)
                guard let parent = element.parent, parent.newInPatch != patch else { break }
                if !parents.contains(where: { $0 === parent }) { parents.append(parent) }
            default: rest.append(operation)
            }
        }
        return removals + parents.flatMap { placements(of: placed, in: $0) } + rest
    }

    private func placements(of placed: Set<ElementID>, in parent: Element) -> [ElementOperation] {
        var sibling: Element?
        var operations: [ElementOperation] = []
        for child in parent.children.reversed() {
            if !placed.contains(child.id) {
                sibling = child
            } else if child.newInPatch == patch {
                operations.append(.insert(child, into: parent, before: sibling))
            } else {
                operations.append(.move(child, before: sibling))
            }
        }
        return operations.reversed()
    }
}
