import BackstaffElements
import BackstaffGraph

/// Which rows of a list stand for which values.
///
/// Of a row the strongest tag counts; and the row is found by its value.
@MainActor
struct RowTags<Value: Hashable> {
    /// What a row stands for.
    struct Tag {
        var value: Value?
        var kind: RowTagKind
    }

    /// All that the views of a row have said of it: one tag of each kind. The strongest counts.
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

        /// - Returns: Whether something is left.
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

    /// Whether several rows stand for one value, or have done so.
    private(set) var hasRepetitions = false

    var hasWaiting: Bool { tags.hasWaiting }

    /// Forgets what was said of elements that have turned out to be in no row.
    mutating func forgetWaiting() {
        tags.forgetWaiting()
    }

    mutating func wait(_ tag: Tag, for element: Element) {
        tags.wait(for: element, from: Tags(tag)) { $0.add(tag) }
    }

    /// Gives a row what the views in it have said that it stands for.
    mutating func putIn(_ row: Element) {
        if !tags.hasWaiting { return }
        var said: ContiguousArray<Tags> = []
        tags.takeWaiting(for: row) { said.append($0) }
        for each in said { tags.change(row, from: each) { $0.add(each) } }
        if let value = value(of: row) { note(row, for: value) }
    }

    /// Gives a row that is there already something else to stand for.
    mutating func set(_ tag: Tag, of row: Element) {
        change(row) { tags in
            if tags?.add(tag) == nil { tags = Tags(tag) }
        }
    }

    /// Takes back what a row was said to stand for.
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

    /// Whether no row stands for anything.
    var isEmpty: Bool { rows.isEmpty }

    /// Whether an app has said that a row can't be selected.
    func isDisabled(_ row: Element) -> Bool { tags[row]?.strongest.kind == .disabled }

    /// What a row stands for, if anything.
    func value(of row: Element) -> Value? { tags[row]?.strongest.value }

    /// The row that stands for a value, if it is made. Of several the one that was made last.
    func row(for value: Value) -> Element? { rows[value] }
}

extension Element {
    /// The elements from a row's content inwards, as long as each is all that the one before it holds. It ends with the
    /// control that the row consists of, or with what it shows.
    var rowChain: some Sequence<Element> {
        sequence(first: children.first) { element in
            guard let element, element.isRowWrapper else { return nil }
            return element.children.first
        }.lazy.compactMap { $0 }
    }

    private var isRowWrapper: Bool {
        switch role {
        case .style, .padding, .frame, .aspectRatio, .fixedSize, .offset, .background, .overlay, .clip, .effect,
            .contextMenu:
            true
        default: false
        }
    }

    /// Whether a tap on the element is its own affair.
    var isControl: Bool {
        switch role {
        case .button, .link, .toggle, .textField, .slider, .stepper, .picker, .datePicker, .colorPicker, .menu,
            .disclosure:
            true
        case .gesture: verbs.contains(.activate)
        default: false
        }
    }

    /// The row of a list that the element is in, or is.
    func row(of list: Element) -> Element? {
        var current: Element? = self
        while let element = current {
            if element.parent === list { return element }
            current = element.parent
        }
        return nil
    }
}
