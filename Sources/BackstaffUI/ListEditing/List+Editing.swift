import BackstaffElements
import BackstaffNavigation

// What a list does to its rows when a person asks for it. What the page sends may be about a state that is gone: it is
// checked against the rows as they are, and refused with a report.

extension ListNode {
    /// Deletes what a row stands for.
    func delete(_ row: Element) {
        guard let traits = notes[row], traits.hasOwnDelete, let editor = traits.editor, editor.position != nil else {
            return refuse(.noElement(0))
        }
        let follow = willDelete(row)
        editor.delete()
        if let follow { graph.afterUpdate { if !editor.isMounted { follow() } } }
    }

    /// Moves what a row stands for to before another row, or to the end of the rows around it that may change places.
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

    /// The offsets of the rows next to a row, and its own, that may change places with each other. Rows that aren't made
    /// bound the run.
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

    /// Says that an edit isn't made. The page showed something older, or is none of ours.
    private func refuse(_ refusal: ListEditRefusal) {
        Diagnostics.report(.refusedEdit, "An edit of a list was refused: \(refusal.reason). Nothing has changed.")
    }
}

extension ListEditRefusal {
    /// The reason in words, without numbers: what comes from outside must not make ever new reports.
    fileprivate var reason: String {
        switch self {
        case .nothing, .noElement: "its row is gone or isn't to be edited"
        case .noPlace: "there is no such place"
        case .outsideRun: "it leads past rows that keep their places"
        case .repeated, .tooMany: "it makes no sense"
        }
    }
}
