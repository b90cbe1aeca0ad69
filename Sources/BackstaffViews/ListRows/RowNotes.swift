import BackstaffElements

/// Notes that views in the rows of a list made about their rows. A note is made for an element, and waits until the
/// element's row is inserted.
///
///     a view in a row: element → note ──► waiting ──► the row is inserted: row → note ──► the row is removed
@MainActor
struct RowNotes<Note> {
    /// Notes for elements whose rows aren't inserted yet.
    private var waiting: [ElementID: Note] = [:]
    private var notes: [ElementID: Note] = [:]

    var isEmpty: Bool { notes.isEmpty }

    var hasWaiting: Bool { !waiting.isEmpty }

    /// The note for a row.
    subscript(row: Element) -> Note? {
        get { notes[row.id] }
        set { notes[row.id] = newValue }
    }

    /// Changes the note for a row, starting with `blank` if there is none.
    mutating func change(_ row: Element, from blank: @autoclosure () -> Note, _ change: (inout Note) -> Void) {
        change(&notes[row.id, default: blank()])
    }

    /// Changes the note that waits for the row of an element, starting with `blank` if there is none.
    mutating func wait(for element: Element, from blank: @autoclosure () -> Note, _ change: (inout Note) -> Void) {
        change(&waiting[element.id, default: blank()])
    }

    /// Removes the notes that wait for the elements of a row, and passes them to `body` from the outermost element
    /// inward.
    mutating func takeWaiting(for row: Element, _ body: (Note) -> Void) {
        if waiting.isEmpty { return }
        for element in row.rowChain {
            if let note = waiting.removeValue(forKey: element.id) { body(note) }
        }
    }

    /// Discards the notes for elements that turned out not to be in a row.
    mutating func forgetWaiting() {
        waiting.removeAll(keepingCapacity: true)
    }
}
