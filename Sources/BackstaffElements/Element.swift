/// An element's number in its tree. Numbers count up from 1 and are never used twice.
package typealias ElementID = UInt32

/// One thing that a host shows: a role, words, attributes and children.
///
/// Elements are the retained output of a view graph. Whoever owns an element changes it only through its
/// ``ElementTree``, which records each change as an ``ElementOperation``; no second tree is ever compared with it.
///
/// Public in name only, because the public hooks of views hand elements on: nothing of it is for apps.
@MainActor
public final class Element {
    package let id: ElementID
    package let role: ElementRole

    // Cleared by the tree before a parent goes.
    @exclusivity(unchecked) package internal(set) unowned(unsafe) var parent: Element?
    @exclusivity(unchecked) package internal(set) var children: ContiguousArray<Element> = []
    @exclusivity(unchecked) package internal(set) var text: String
    @exclusivity(unchecked) package internal(set) var attributes: AttributeList = []
    @exclusivity(unchecked) package internal(set) var verbs: ElementVerbs = []
    // Cleared when its node unmounts.
    @exclusivity(unchecked) package internal(set) unowned(unsafe) var responder: (any ElementResponder)?

    /// The number of the patch in which the element first goes out, or goes out anew: until then changes to it need no
    /// operation. 0 for one that was removed by itself, and for the root.
    @exclusivity(unchecked) var bornInPatch: UInt32

    init(id: ElementID, role: ElementRole, text: String, bornInPatch: UInt32) {
        self.id = id
        self.role = role
        self.text = text
        self.bornInPatch = bornInPatch
    }

    /// Says that the element goes out in a patch, with all below it, though it was made before: it has been put in place
    /// only now, and is sent as it stands in the end.
    func beBorn(inPatch patch: UInt32) {
        bornInPatch = patch
        for child in children { child.beBorn(inPatch: patch) }
    }

    /// The value of an attribute, or `nil` where it isn't set.
    package subscript(key: AttributeKey) -> AttributeValue? {
        attributes[key]
    }

    /// Whether the flag `key` is set.
    package func has(_ key: AttributeKey) -> Bool {
        attributes.hasFlag(key)
    }

    /// Whether the element itself, with all inside it, is not on screen: covered, hidden, or not part of the present form.
    package var isOffScreen: Bool { has(.covered) || role == .hidden || isHiddenByForm }

    /// The nearest element above that has `role`, or the element itself.
    package func nearest(_ role: ElementRole) -> Element? {
        var element: Element? = self
        while let current = element {
            if current.role == role { return current }
            element = current.parent
        }
        return nil
    }

    /// Whether the element comes before another of its tree, in reading order.
    func isBefore(_ other: Element) -> Bool {
        let path = path
        let otherPath = other.path
        guard let fork = zip(path, otherPath).enumerated().first(where: { $0.element.0 !== $0.element.1 }) else {
            return path.count < otherPath.count
        }
        let (step, otherStep) = fork.element
        return path[fork.offset - 1].children.first { $0 === step || $0 === otherStep } === step
    }

    /// The elements from the top of the tree to this one.
    private var path: [Element] {
        sequence(first: self, next: \.parent).reversed()
    }

    /// All elements below and including this one, in reading order.
    package func forEachDescendant(_ body: (Element) -> Void) {
        body(self)
        for child in children { child.forEachDescendant(body) }
    }
}

/// The attributes of an element: few, so a list beats a dictionary.
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

    /// Sets or takes away one attribute and says whether that changed anything.
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
