import BackstaffElements
import BackstaffGraph

/// The selection values of the rows of a list.
///
/// The views in a row can set tags of several kinds. The strongest kind determines the row's value. Rows can be found
/// by their values.
@MainActor
struct RowTags<Value: Hashable> {
    /// A tag of a row: a selection value and the kind of its source.
    struct Tag {
        var value: Value?
        var kind: RowTagKind
    }

    /// The tags of a row, at most one of each kind. The strongest determines the row's value.
    private struct Tags {
        private(set) var strongest: Tag
        private var others: [Tag] = []

        init(_ tag: Tag) {
            strongest = tag
        }

        mutating func add(_ tag: Tag) {
            if tag.kind == strongest.kind {
                strongest = tag
            } else {
                others.removeAll { $0.kind == tag.kind }
                others.append(tag)
                if tag.kind > strongest.kind { swap(&strongest, &others[others.count - 1]) }
            }
        }

        mutating func add(_ tags: Tags) {
            add(tags.strongest)
            for tag in tags.others { add(tag) }
        }

        /// - Returns: Whether any tags are left.
        mutating func remove(_ kind: RowTagKind) -> Bool {
            others.removeAll { $0.kind == kind }
            if strongest.kind != kind { return true }
            guard let index = others.indices.max(by: { others[$0].kind < others[$1].kind }) else { return false }
            strongest = others.remove(at: index)
            return true
        }
    }

    private var tags = RowNotes<Tags>()
    private var rows: [Value: Element] = [:]

    /// Whether several rows have, or have had, the same value.
    private(set) var hasRepetitions = false

    var hasWaiting: Bool { tags.hasWaiting }

    /// Discards the notes for elements that turned out not to be in a row.
    mutating func forgetWaiting() {
        tags.forgetWaiting()
    }

    mutating func wait(_ tag: Tag, for element: Element) {
        tags.wait(for: element, from: Tags(tag)) { $0.add(tag) }
    }

    /// Adds the tags that wait for a row.
    mutating func putIn(_ row: Element) {
        if !tags.hasWaiting { return }
        var said: ContiguousArray<Tags> = []
        tags.takeWaiting(for: row) { said.append($0) }
        for each in said { tags.change(row, from: each) { $0.add(each) } }
        if let value = value(of: row) { note(row, for: value) }
    }

    /// Sets a tag of an existing row.
    mutating func set(_ tag: Tag, of row: Element) {
        change(row) { tags in
            if tags?.add(tag) == nil { tags = Tags(tag) }
        }
    }

    /// Removes the tag of a kind from a row.
    mutating func remove(_ kind: RowTagKind, of row: Element) {
        change(row) { tags in
            if tags?.remove(kind) == false { tags = nil }
        }
    }

    mutating func remove(_ row: Element) {
        change(row) { $0 = nil }
    }

    private mutating func change(_ row: Element, _ change: (inout Tags?) -> Void) {
        let former = value(of: row)
        change(&tags[row])
        let next = value(of: row)
        if former == next { return }
        if let former, rows[former] === row { rows[former] = nil }
        if let next { note(row, for: next) }
    }

    private mutating func note(_ row: Element, for value: Value) {
        if let other = rows.updateValue(row, forKey: value), other !== row { hasRepetitions = true }
    }

    /// Whether no row has a value.
    var isEmpty: Bool { rows.isEmpty }

    /// Returns whether the app disabled the selection of a row.
    func isDisabled(_ row: Element) -> Bool { tags[row]?.strongest.kind == .disabled }

    /// Returns the selection value of a row, if it has one.
    func value(of row: Element) -> Value? { tags[row]?.strongest.value }

    /// Returns the existing row with a value. If there are several, returns the one that got the value last.
    func row(for value: Value) -> Element? { rows[value] }
}
