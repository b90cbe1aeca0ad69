import Measurement

/// A node of the floor's output, which is what a page would show. Nodes hold each other by plain references.
final class Element {
    let id: Int
    var text: String
    var isSelected = false
    var children: [Element]

    init(id: Int, text: String = "", children: [Element] = []) {
        self.id = id
        self.text = text
        self.children = children
    }

    /// The first text in this node, in reading order.
    var firstText: String {
        guard text.isEmpty else { return text }
        for child in children {
            let below = child.firstText
            if !below.isEmpty { return below }
        }
        return ""
    }
}

/// An operation with which a page would follow a change.
enum Change {
    case insert(Element, parent: Int, offset: Int)
    case remove(Int)
    case move(Int, offset: Int)
    case text(Int, String)
    case selection(Int, Bool)
}

/// Creates identities and records changes, and drops them when a host would have sent them.
struct Page {
    private var lastID = 0
    private var changes: [Change] = []
    private(set) var operations = 0

    mutating func element(_ text: String = "", children: [Element] = []) -> Element {
        lastID += 1
        return Element(id: lastID, text: text, children: children)
    }

    mutating func row(_ number: Int) -> Element {
        let label = element("Row \(number)")
        return element(children: [label])
    }

    mutating func list(rows: Int) -> Element {
        let list = element()
        list.children.reserveCapacity(rows)
        for number in 0..<rows { list.children.append(row(number)) }
        return list
    }

    mutating func record(_ change: Change) {
        changes.append(change)
    }

    mutating func settle() {
        operations += changes.count
        changes.removeAll(keepingCapacity: true)
    }
}
