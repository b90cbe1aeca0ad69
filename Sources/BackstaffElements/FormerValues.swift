/// What the attributes of elements were before an animation changed them, where the page can't know it.
///
/// A page animates from what it shows. It hasn't shown a new element yet, and after a reload it has shown nothing.
package struct FormerValues {
    package struct Change {
        package let element: Element
        package let key: AttributeKey
        package let value: AttributeValue?
    }

    /// The newest element whose changes are noted, or 0 while none are. Later elements are only being made.
    var newest: ElementID = 0
    /// Whether changes of elements that the page shows are noted too.
    package var isWhole = false
    package private(set) var changes: ContiguousArray<Change> = []

    mutating func note(_ key: AttributeKey, _ value: AttributeValue?, of element: Element) {
        if changes.contains(where: { $0.element === element && $0.key == key }) { return }
        changes.append(Change(element: element, key: key, value: value))
    }
}

extension FormerValues {
    fileprivate mutating func takeChanges() -> ContiguousArray<Change>? {
        if changes.isEmpty { return nil }
        defer { changes = [] }
        return changes
    }
}

extension ElementTree {
    /// Begins to note what attributes of new elements were before they change.
    package func noteFormerValues() {
        formerValues.newest = lastID
    }

    /// Begins to note what attributes of all elements were before they change.
    package func noteAllFormerValues() {
        noteFormerValues()
        formerValues.isWhole = true
    }

    /// Returns what was noted, and ends. The result is nil if nothing was.
    package func takeFormerValues() -> ContiguousArray<FormerValues.Change>? {
        formerValues.newest = 0
        formerValues.isWhole = false
        return formerValues.takeChanges()
    }
}
