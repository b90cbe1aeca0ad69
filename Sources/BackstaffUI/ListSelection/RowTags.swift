import BackstaffElements
import BackstaffGraph

/// Which rows of a list stand for which values.
///
///     views in a row: element → value ──► waiting ──► the row is put in: row → value, value → row ──► the row goes
@MainActor
struct RowTags<Value: Hashable> {
    /// What a row stands for.
    struct Tag {
        var value: Value?
        var kind: RowTagKind
    }

    /// What elements stand for whose rows aren't put in yet.
    private var waiting: [ElementID: Tag] = [:]
    private var tags: [ElementID: Tag] = [:]
    private var rows: [Value: Element] = [:]

    var hasWaiting: Bool { !waiting.isEmpty }

    /// Forgets what was said of elements that have turned out to be in no row.
    mutating func forgetWaiting() {
        waiting.removeAll(keepingCapacity: true)
    }

    mutating func wait(_ tag: Tag, for element: Element) {
        if let former = waiting[element.id], former.kind > tag.kind { return }
        waiting[element.id] = tag
    }

    /// Gives a row what the views in it have said that it stands for.
    mutating func putIn(_ row: Element) {
        var best: Tag?
        for element in row.rowChain {
            guard let tag = waiting.removeValue(forKey: element.id) else { continue }
            if best.map({ $0.kind < tag.kind }) ?? true { best = tag }
        }
        if let best { set(best, of: row) }
    }

    /// Gives a row that is there already something else to stand for.
    mutating func set(_ tag: Tag, of row: Element) {
        if let former = tags[row.id], former.kind > tag.kind { return }
        remove(row)
        tags[row.id] = tag
        if let value = tag.value { rows[value] = row }
    }

    mutating func remove(_ row: Element) {
        guard let tag = tags.removeValue(forKey: row.id), let value = tag.value else { return }
        if rows[value] === row { rows[value] = nil }
    }

    /// What a row stands for, if anything.
    func value(of row: Element) -> Value? { tags[row.id]?.value }

    /// The row that stands for a value, if it is made.
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
        case .style, .padding, .frame, .aspectRatio, .fixedSize, .offset, .background, .overlay, .clip, .effect: true
        default: false
        }
    }

    /// Whether a tap on the element is its own affair.
    var isControl: Bool {
        switch role {
        case .button, .link, .gesture, .toggle, .textField, .slider, .stepper, .picker, .menu, .disclosure: true
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
