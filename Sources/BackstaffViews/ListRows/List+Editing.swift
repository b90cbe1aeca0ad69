import BackstaffElements
import BackstaffNavigation

// Edits of a user. The page can send an edit of rows that have changed since, so each edit is checked against the
// current rows, and refused with a report if it doesn't fit.

extension ListNode {
    /// Deletes the element of a row.
    func delete(_ row: Element) {
        guard let traits = notes[row], traits.hasOwnDelete, let editor = traits.editor, editor.position != nil else {
            return refuse(.noElement(0))
        }
        let follow = willDelete(row)
        editor.delete()
        if let follow { graph.afterUpdate { if !editor.isMounted { follow() } } }
    }

    /// Moves the element of a row before another row, or to the end of the movable rows around it if `target` is `nil`.
    func move(_ row: Element, before target: ElementID?) {
        do {
            guard let traits = notes[row], traits.isMovable, let editor = traits.editor, let position = editor.position
            else {
                throw ListEditRefusal.nothing
            }
            let run = movableRun(around: row, of: editor)
            var destination: Int?
            if let target {
                guard let found = element.children.first(where: { $0.id == target }),
                    let other = notes[found]?.editor, other.run === editor.run, let offset = other.position?.offset
                else { throw ListEditRefusal.noPlace(Int(target)) }
                destination = offset
            }
            let edit = try ListEdit.drop(of: [position.offset], before: destination, within: run, in: position.count)
            if !edit.changesNothing { editor.move(edit) }
        } catch let refusal as ListEditRefusal {
            refuse(refusal)
        } catch {
            refuse(.nothing)
        }
    }

    /// Takes what is dragged to a row, before its element or behind it.
    func take(_ drop: ElementDrop, at row: Element) {
        guard let editor = notes[row]?.editor, let offset = editor.position?.offset else { return tree.decline() }
        if drop.phase == .left { return }
        if !editor.take(drop, in: tree, at: drop.isAfter ? offset + 1 : offset) { tree.decline() }
    }

    /// Returns the offsets of the adjacent rows, including the row itself, that can change places with each other. Rows
    /// that don't exist limit the range.
    private func movableRun(around row: Element, of editor: any RowEditor) -> Range<Int>? {
        guard let offset = editor.position?.offset, let index = element.children.firstIndex(where: { $0 === row })
        else {
            return nil
        }
        func isInRun(_ other: Element) -> Bool {
            guard let traits = notes[other], traits.isMovable else { return false }
            return traits.editor?.run === editor.run
        }
        let above = element.children[..<index].reversed().prefix(while: isInRun)
        let below = element.children[(index + 1)...].prefix(while: isInRun)
        let first = above.last.flatMap { notes[$0]?.editor?.position?.offset } ?? offset
        let last = below.last.flatMap { notes[$0]?.editor?.position?.offset } ?? offset
        return first <= last ? first..<(last + 1) : nil
    }

    /// Reports that an edit was refused. Either the page showed an older state, or the message wasn't sent by
    /// Backstaff's page.
    private func refuse(_ refusal: ListEditRefusal) {
        Diagnostics.report(.refusedEdit, "An edit of a list was refused: \(refusal.reason). Nothing has changed.")
    }
}

extension ListEditRefusal {
    /// The reason as text, without numbers: input from outside must not be able to cause an unlimited number of
    /// different reports.
    fileprivate var reason: String {
        switch self {
        case .nothing, .noElement: "the row was removed or can't be edited"
        case .noPlace: "there is no such place for it"
        case .outsideRun: "it would move the row past rows that can't be moved"
        case .repeated, .tooMany: "it is malformed"
        }
    }
}
