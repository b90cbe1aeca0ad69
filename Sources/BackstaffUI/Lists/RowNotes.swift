import BackstaffElements

/// What views in the rows of a list have said of their rows.
///
///     a view in a row: element → note ──► waiting ──► the row is put in: row → note ──► the row goes
@MainActor
struct RowNotes<Note> {
    /// What was said of elements whose rows aren't put in yet.
    private var waiting: [ElementID: Note] = [:]
    private var notes: [ElementID: Note] = [:]

    var isEmpty: Bool { notes.isEmpty }

    var hasWaiting: Bool { !waiting.isEmpty }

    /// What was said of a row.
    subscript(row: Element) -> Note? {
        get { notes[row.id] }
        set { notes[row.id] = newValue }
    }

    /// Adds to what was said of a row.
    mutating func change(_ row: Element, from blank: @autoclosure () -> Note, _ change: (inout Note) -> Void) {
        change(&notes[row.id, default: blank()])
    }

    /// Adds to what waits for the row of an element.
    mutating func wait(for element: Element, from blank: @autoclosure () -> Note, _ change: (inout Note) -> Void) {
        change(&waiting[element.id, default: blank()])
    }

    /// Hands on what waits for the elements of a row, from the outermost inwards.
    mutating func takeWaiting(for row: Element, _ body: (Note) -> Void) {
        if waiting.isEmpty { return }
        for element in row.rowChain {
            if let note = waiting.removeValue(forKey: element.id) { body(note) }
        }
    }

    /// Forgets what was said of elements that have turned out to be in no row.
    mutating func forgetWaiting() {
        waiting.removeAll(keepingCapacity: true)
    }
}
