/// What an operation puts into place is sent as it stands in the end. So an element that goes into something new may be
/// sent with that before it is taken away from where it was, and a host would take away what it has just been given:
///
///     recorded    insert(new) ► remove(item) ► item into new, which needs no operation
///     sent        insert(new with item in it) ► remove(item)
///     instead     remove(item) ► insert(new with item in it)
extension ElementTree {
    /// Whether something is taken away, moved or added to after it was sent, as it stands in the end, inside of something.
    var losesMoves: Bool {
        var sent: Set<ElementID> = []
        for operation in operations {
            switch operation {
            case .insert(let element, let parent, _):
                if sent.contains(parent.id) { return true }
                for child in element.children { child.forEachDescendant { sent.insert($0.id) } }
            case .remove(let id): if sent.contains(id) { return true }
            case .move(let element, _): if sent.contains(element.id) { return true }
            default: break
            }
        }
        return false
    }

    /// The changes of this patch with nothing lost: first what is taken away, then what is put into place, then the rest.
    ///
    /// What was put before something that is gone by then, or isn't there yet, is put where it stands in the end: before
    /// the next of its siblings that wasn't put anywhere itself.
    var operationsTakingAwayFirst: [ElementOperation] {
        var removals: [ElementOperation] = []
        var rest: [ElementOperation] = []
        var placed: Set<ElementID> = []
        var parents: [Element] = []
        for operation in operations {
            switch operation {
            case .remove: removals.append(operation)
            case .insert(let element, _, _), .move(let element, _):
                placed.insert(element.id)
                guard let parent = element.parent, parent.bornInPatch != patch else { break }
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
            } else if child.bornInPatch == patch {
                operations.append(.insert(child, into: parent, before: sibling))
            } else {
                operations.append(.move(child, before: sibling))
            }
        }
        return operations.reversed()
    }
}
