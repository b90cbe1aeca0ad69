import BackstaffElements

/// The tree as a page has it: created by a welcome and changed by patches. Tests read it to see what a user would
/// see.
package struct WireMirror: Sendable {
    package private(set) var root: WireNode
    /// The element that the server focused last.
    package private(set) var focus: ElementID?
    /// The announcements for screen readers, in order.
    package private(set) var announcements: [String] = []

    package init(_ root: WireNode) {
        self.root = root
    }

    /// Applies operations in order. Like the page, it ignores an operation on an element that doesn't exist.
    package mutating func apply(_ operations: [WireOperation]) {
        for operation in operations { apply(operation) }
    }

    private mutating func apply(_ operation: WireOperation) {
        switch operation {
        case .insert(let parent, let sibling, let node):
            root.update(parent) { $0.place(node, before: sibling) }
        case .remove(let id):
            root.updateParent(of: id) { parent, index in parent.children.remove(at: index) }
        case .move(let id, let sibling):
            root.updateParent(of: id) { parent, index in
                let node = parent.children.remove(at: index)
                parent.place(node, before: sibling)
            }
        case .text(let id, let text): root.update(id) { $0.text = text }
        case .set(let id, let key, let value): root.update(id) { $0.attributes[key] = value }
        case .focus(let id): focus = id
        case .announce(let words): announcements.append(words)
        }
    }
}

extension WireNode {
    /// The first node in reading order that matches a condition. The search starts with this node.
    package func first(where isWanted: (WireNode) -> Bool) -> WireNode? {
        if isWanted(self) { return self }
        for child in children {
            if let found = child.first(where: isWanted) { return found }
        }
        return nil
    }

    fileprivate mutating func place(_ node: WireNode, before sibling: ElementID) {
        children.insert(node, at: children.firstIndex { $0.id == sibling } ?? children.count)
    }

    @discardableResult
    fileprivate mutating func update(_ id: ElementID, _ change: (inout WireNode) -> Void) -> Bool {
        if self.id == id {
            change(&self)
            return true
        }
        for index in children.indices where children[index].update(id, change) { return true }
        return false
    }

    @discardableResult
    fileprivate mutating func updateParent(of id: ElementID, _ change: (inout WireNode, Int) -> Void) -> Bool {
        if let index = children.firstIndex(where: { $0.id == id }) {
            change(&self, index)
            return true
        }
        for index in children.indices where children[index].updateParent(of: id, change) { return true }
        return false
    }
}
