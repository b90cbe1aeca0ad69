/// An element of the page, as far as layout is concerned. The rules of BackstaffElementLayout read it as they read an element of
/// the server.
final class Element {
    /// The number of the element in the page.
    let id: Int32
    let role: ElementRole
    private(set) var children: [Element] = []
    private(set) unowned(unsafe) var parent: Element?

    /// The node of the element, if it takes part in the layout.
    var node: LayoutNode?
    /// Has the layout ask again how large the element is, if the browser lays it out.
    var remeasure: (() -> Void)?
    /// The frame in the box around the element that the page knows, in points.
    var frame: LayoutRect?

    private var numbers: [(key: AttributeKey, value: Double)] = []
    private var texts: [(key: AttributeKey, value: PageWords)] = []
    private var flags: [AttributeKey] = []

    init(id: Int32, role: ElementRole) {
        self.id = id
        self.role = role
    }

    deinit {
        for child in children { child.parent = nil }
    }

    /// The element with a number, if it is this one or in it.
    func element(_ id: Int32) -> Element? {
        if self.id == id { return self }
        for child in children { if let found = child.element(id) { return found } }
        return nil
    }

    func append(_ child: Element) {
        child.parent = self
        children.append(child)
    }

    func set(_ key: AttributeKey, to number: Double) { numbers.append((key, number)) }

    func set(_ key: AttributeKey, to words: PageWords) { texts.append((key, words)) }

    func set(_ key: AttributeKey) { flags.append(key) }

    func number(_ key: AttributeKey) -> Double? {
        for entry in numbers where entry.key == key { return entry.value }
        return nil
    }

    func words(_ key: AttributeKey) -> PageWords? {
        for entry in texts where entry.key == key { return entry.value }
        return nil
    }

    /// The whole number that an attribute has as words.
    func count(_ key: AttributeKey) -> Int? { words(key)?.number }

    func has(_ key: AttributeKey) -> Bool {
        for flag in flags where flag == key { return true }
        return false
    }

    /// The server places what refers to the app's own alignments, so the page knows none of them.
    func customGuide(in name: PageWords, along axis: LayoutAxis) -> LayoutGuide? { nil }
}
