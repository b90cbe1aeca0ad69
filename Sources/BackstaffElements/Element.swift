/// An element's number in its tree. Numbers count up from 1 and are never reused.
package typealias ElementID = UInt32

/// A part of the screen that a host shows. It has a role, a text, attributes and children.
///
/// Elements are the retained output of a view graph. An element's owner changes it only through its ``ElementTree``,
/// which records each change as an ``ElementOperation``. The tree is never compared with an earlier one.
///
/// The class is public because public hooks of views pass elements on. Apps don't use it.
@MainActor
public final class Element {
    package let id: ElementID
    package let role: ElementRole

    // The tree clears it before the parent is released.
    @exclusivity(unchecked) package internal(set) unowned(unsafe) var parent: Element?
    @exclusivity(unchecked) package internal(set) var children: ContiguousArray<Element> = []
    @exclusivity(unchecked) package internal(set) var text: String
    @exclusivity(unchecked) package internal(set) var attributes: AttributeList = []
    @exclusivity(unchecked) package internal(set) var verbs: ElementVerbs = []
    // Cleared when its node unmounts.
    @exclusivity(unchecked) package internal(set) unowned(unsafe) var responder: (any ElementResponder)?

    /// The node among whose topmost elements this one is, or `nil` if it is a part of another element. Cleared when the node
    /// unmounts.
    @exclusivity(unchecked) package unowned(unsafe) var owner: AnyObject?

    /// The number of the patch that first sends the element, or sends it again. Changes before that patch need no
    /// operation. It is 0 for the root and for an element that has itself been removed.
    @exclusivity(unchecked) var newInPatch: UInt32

    init(id: ElementID, role: ElementRole, text: String, newInPatch: UInt32) {
        self.id = id
        self.role = role
        self.text = text
        self.newInPatch = newInPatch
    }

    /// Marks the element and all elements below it as new in a patch, although they were made earlier.
    ///
    /// The element has only now been inserted. The patch sends its final state.
    func markAsNew(inPatch patch: UInt32) {
        newInPatch = patch
        for child in children { child.markAsNew(inPatch: patch) }
    }

    /// The value of an attribute, or `nil` if it isn't set.
    package subscript(key: AttributeKey) -> AttributeValue? {
        attributes[key]
    }

    /// The value of an attribute, or `nil` if it isn't a text.
    package func words(_ key: AttributeKey) -> String? {
        if case .text(let words) = attributes[key] { words } else { nil }
    }

    /// The value of an attribute, or `nil` if it isn't a number.
    package func number(_ key: AttributeKey) -> Double? {
        if case .number(let number) = attributes[key] { number } else { nil }
    }

    /// Whether the flag `key` is set.
    package func has(_ key: AttributeKey) -> Bool {
        attributes.hasFlag(key)
    }

    /// Whether the element and everything inside it is off screen: covered, hidden, or hidden by the split view's form.
    package var isOffScreen: Bool { has(.covered) || role == .hidden || isHiddenByForm }

    /// Returns the nearest element with `role`, starting with this element and going up.
    package func nearest(_ role: ElementRole) -> Element? {
        var element: Element? = self
        while let current = element {
            if current.role == role { return current }
            element = current.parent
        }
        return nil
    }

    /// Whether the element comes before another element of its tree in reading order.
    func isBefore(_ other: Element) -> Bool {
        let path = path
        let otherPath = other.path
        guard let fork = zip(path, otherPath).enumerated().first(where: { $0.element.0 !== $0.element.1 }) else {
            return path.count < otherPath.count
        }
        let (step, otherStep) = fork.element
        return path[fork.offset - 1].children.first { $0 === step || $0 === otherStep } === step
    }

    /// The elements from the root of the tree to this one.
    private var path: [Element] {
        sequence(first: self, next: \.parent).reversed()
    }

    /// Calls `body` with this element and all elements below it, in reading order.
    package func forEachDescendant(_ body: (Element) -> Void) {
        body(self)
        for child in children { child.forEachDescendant(body) }
    }
}

/// The attributes of an element. There are few of them, so a list is faster than a dictionary.
package struct AttributeList: ExpressibleByArrayLiteral, Sequence, Sendable {
    package typealias Entry = (key: AttributeKey, value: AttributeValue)

    private var entries: ContiguousArray<Entry> = []

    package init(arrayLiteral elements: Entry...) {
        entries = ContiguousArray(elements)
    }

    package subscript(key: AttributeKey) -> AttributeValue? {
        for entry in entries where entry.key == key { return entry.value }
        return nil
    }

    /// Whether a flag is set.
    func hasFlag(_ key: AttributeKey) -> Bool {
        for index in entries.indices where entries[index].key == key {
            if case .flag(let isSet) = entries[index].value { return isSet }
        }
        return false
    }

    /// Sets an attribute, or removes it if `value` is `nil` or `false`. Returns whether anything changed.
    mutating func set(_ key: AttributeKey, to value: AttributeValue?) -> Bool {
        let value = value == .flag(false) ? nil : value
        guard let index = entries.firstIndex(where: { $0.key == key }) else {
            guard let value else { return false }
            entries.append((key, value))
            return true
        }
        if entries[index].value == value { return false }
        if let value { entries[index].value = value } else { entries.remove(at: index) }
        return true
    }

    package func makeIterator() -> IndexingIterator<ContiguousArray<Entry>> {
        entries.makeIterator()
    }
}
