/// The element tree of one scene, with a record of its changes since the last patch.
///
///     make ──► set / setText ──► append (before it is shown) ──► insert ──► set … (recorded) ──► remove
///       while an element is new no operation is recorded ─┘
///
/// A removed element may be inserted again. Its changes in the meantime are recorded. A host ignores operations for
/// elements that it doesn't know.
@MainActor
package final class ElementTree {
    package let root: Element
    @exclusivity(unchecked) package private(set) var operations: [ElementOperation] = []

    /// The element with keyboard focus, according to the last message from or to the host.
    package private(set) var focused: Element? {
        didSet { if focused !== oldValue { onFocusChange?() } }
    }

    /// The element that has lost the focus to another, until it is told so.
    @exclusivity(unchecked) private var formerlyFocused: ElementID?

    /// Called at once when the keyboard focus moves.
    package var onFocusChange: (@MainActor () -> Void)?

    /// The elements that currently block everything below them.
    @exclusivity(unchecked) private var modals: ContiguousArray<Element> = []

    /// The topmost modal element on screen, or `nil` if there is none.
    ///
    /// Of several, it is the last one in the tree, not the one that became modal last. A page that receives the tree
    /// from scratch doesn't know the history, and must show the same element on top.
    package var modal: Element? {
        modals.lazy.filter(shows).max { $0.isBefore($1) }
    }

    /// The element whose content a user can reach.
    package var reachableRoot: Element { modal ?? root }

    /// Whether the owner of the present event's element has declined it.
    private var isDeclined = false

    /// The elements that accept events, by number.
    @exclusivity(unchecked) private var reachable: [ElementID: Element] = [:]
    /// Whether an element has asked for its size, such as a geometry reader. It stays true when the element is gone.
    @exclusivity(unchecked) package private(set) var reportsSizes = false
    /// The elements that have begun to ask for their sizes since ``takeUnmeasured()`` was called last.
    @exclusivity(unchecked) private var unmeasured: Set<ElementID> = []
    /// What takes part in the layout of the screen, by the number of its element.
    @exclusivity(unchecked) private var participants: [ElementID: any LayoutParticipant] = [:]
    /// Whether something has changed that only the layout of the screen knows about.
    @exclusivity(unchecked) package var needsLayout = false
    /// Whether a view has to be chosen by its size, for the first time or because there are others to choose from.
    @exclusivity(unchecked) package var needsChoice = false
    @exclusivity(unchecked) private(set) var lastID: ElementID = 1
    /// What attributes were before an animation changed them.
    @exclusivity(unchecked) var formerValues = FormerValues()
    @exclusivity(unchecked) private(set) var patch: UInt32 = 1
    /// Whether this patch inserted an element that an earlier patch made or that had another place before.
    @exclusivity(unchecked) private var hasMoves = false
    /// The elements that this patch has removed without an operation, because it made them too. Its other operations may
    /// refer to elements below them, whose parents must live as long. So they live until the next patch is taken.
    @exclusivity(unchecked) private var discarded: [Element] = []
    @exclusivity(unchecked) private var discardedBefore: [Element] = []

    package init() {
        root = Element(id: 1, role: .window, text: "", newInPatch: 0)
    }

    // MARK: Making and changing

    package func make(_ role: ElementRole, text: String = "") -> Element {
        lastID += 1
        return Element(id: lastID, role: role, text: text, newInPatch: patch)
    }

    package func setText(_ text: String, of element: Element) {
        if element.text == text { return }
        element.text = text
        if element.newInPatch != patch { operations.append(.text(element)) }
    }

    package func set(_ key: AttributeKey, to value: AttributeValue?, of element: Element) {
        if element.id <= formerValues.newest { noteFormerValue(of: key, in: element, before: value) }
        if element.attributes.set(key, to: value), element.newInPatch != patch {
            operations.append(.attribute(element, key))
        }
    }

    private func noteFormerValue(of key: AttributeKey, in element: Element, before value: AttributeValue?) {
        guard element.newInPatch == patch || formerValues.isWhole, element.role.isAnimated else { return }
        let former = element.attributes[key]
        if former != value, key.isAnimated { formerValues.note(key, former, of: element) }
    }

    /// Sets an attribute to the value that the host already shows, such as text that a user has just typed.
    ///
    /// No operation is recorded. A later ``set(_:to:of:)`` to another value is recorded, so a refused edit is reverted.
    package func acknowledge(_ key: AttributeKey, _ value: AttributeValue?, of element: Element) {
        _ = element.attributes.set(key, to: value)
    }

    /// Sets the owner of an element and the events that the element accepts.
    package func respond(to verbs: ElementVerbs, at element: Element, by responder: any ElementResponder) {
        if verbs != element.verbs {
            noteSizeQuestion(of: element, with: verbs)
            element.verbs = verbs
            if element.newInPatch != patch { operations.append(.verbs(element)) }
        }
        element.responder = responder
        reachable[element.id] = verbs.isEmpty ? nil : element
    }

    /// Notes that an element begins or ends to ask for its size. A split view needs it only where it doesn't fill the window.
    private func noteSizeQuestion(of element: Element, with verbs: ElementVerbs) {
        if verbs.contains(.size) == element.verbs.contains(.size) { return }
        if verbs.contains(.size) {
            if element.role != .splitView { reportsSizes = true }
            unmeasured.insert(element.id)
        } else {
            unmeasured.remove(element.id)
        }
    }

    /// Whether elements have begun to ask for their sizes since ``takeUnmeasured()`` was called last.
    package var hasUnmeasured: Bool { !unmeasured.isEmpty }

    /// Returns the elements that have begun to ask for their sizes since the last call.
    package func takeUnmeasured() -> Set<ElementID> {
        defer { unmeasured = [] }
        return unmeasured
    }

    /// Sets what decides about the layout of an element. The screen is laid out again.
    package func participate(inLayoutOf element: Element, by participant: any LayoutParticipant) {
        participants[element.id] = participant
        needsLayout = true
    }

    /// Leaves the layout of an element to its attributes again.
    package func endParticipation(inLayoutOf element: Element) {
        participants[element.id] = nil
        needsLayout = true
    }

    /// What decides about the layout of an element, or `nil` if its attributes do.
    package func participant(inLayoutOf element: Element) -> (any LayoutParticipant)? { participants[element.id] }

    /// Whether the layout of an element on screen depends on more than attributes.
    package var hasLayoutParticipants: Bool { !participants.isEmpty }

    // MARK: Arranging

    /// Adds a child to an element that is itself still new. No operation is recorded.
    package func append(_ child: Element, to parent: Element) {
        child.parent = parent
        parent.children.append(child)
        markAsNew(child)
    }

    package func insert(_ child: Element, into parent: Element, before sibling: Element?) {
        let index = sibling.flatMap { sibling in parent.children.firstIndex { $0 === sibling } }
        insert(child, into: parent, at: index ?? parent.children.count)
    }

    package func insert(_ child: Element, into parent: Element, at index: Int) {
        let sibling = index < parent.children.count ? parent.children[index] : nil
        child.parent = parent
        parent.children.insert(child, at: index)
        markAsNew(child)
        if parent.newInPatch != patch { operations.append(.insert(child, into: parent, before: sibling)) }
    }

    private func markAsNew(_ child: Element) {
        if child.newInPatch == patch { return }
        child.markAsNew(inPatch: patch)
        hasMoves = true
    }

    package func remove(_ element: Element) {
        // Searches from the end, because rows and screens are usually removed from the end.
        guard let parent = element.parent, let index = parent.children.lastIndex(where: { $0 === element }) else {
            return
        }
        parent.children.remove(at: index)
        element.parent = nil
        if element.newInPatch != patch || parent.newInPatch != patch {
            operations.append(.remove(element))
        } else {
            discarded.append(element)
        }
        element.newInPatch = 0
    }

    /// Detaches a child from an element that has itself been removed. No operation is recorded.
    package func detach(_ element: Element) {
        element.parent?.children.removeAll { $0 === element }
        element.parent = nil
    }

    package func move(_ element: Element, before sibling: Element?) {
        guard let parent = element.parent, let from = parent.children.firstIndex(where: { $0 === element }) else {
            return
        }
        parent.children.remove(at: from)
        let index = sibling.flatMap { sibling in parent.children.firstIndex { $0 === sibling } }
        parent.children.insert(element, at: index ?? parent.children.count)
        if parent.newInPatch != patch { operations.append(.move(element, before: sibling)) }
    }

    /// Stops the delivery of events to an element whose owner goes away.
    package func forget(_ element: Element) {
        if focused === element { focused = nil }
        element.responder = nil
        element.owner = nil
        if !element.verbs.isEmpty { reachable[element.id] = nil }
        if !participants.isEmpty { participants[element.id] = nil }
        if !unmeasured.isEmpty { unmeasured.remove(element.id) }
    }

    package func focus(_ element: Element) {
        focused = element
        operations.append(.focus(element))
    }

    /// Whether an element is in the tree.
    package func contains(_ element: Element) -> Bool {
        var top = element
        while let parent = top.parent { top = parent }
        return top === root
    }

    /// Whether an element is on screen: it is in the tree, and neither it nor an element around it is covered or
    /// hidden.
    package func shows(_ element: Element) -> Bool {
        var top = element
        while !top.isOffScreen, let parent = top.parent { top = parent }
        return top === root
    }

    /// Removes keyboard focus from every element. The window gets the focus, which takes no typing.
    package func unfocus() {
        focused = nil
        operations.append(.focus(root))
    }

    package func announce(_ words: String) {
        operations.append(.announce(words))
    }

    /// Whether the next patch is the first one with an element.
    package func isNew(_ element: Element) -> Bool { element.newInPatch == patch }

    /// The number of operations since the last patch.
    package var operationCount: Int { operations.count }

    /// Calls `body` with the elements whose text or attributes have changed since there were `count` operations.
    package func forEachChangedElement(since count: Int, _ body: (Element) -> Void) {
        for operation in operations[min(count, operations.count)...] {
            switch operation {
            case .text(let element), .attribute(let element, _): body(element)
            default: break
            }
        }
    }

    /// Returns the operations since the last call, and starts the next patch.
    package func takeOperations() -> [ElementOperation] {
        defer {
            patch &+= 1
            hasMoves = false
            discardedBefore.removeAll()
            swap(&discarded, &discardedBefore)
            operations.removeAll(keepingCapacity: true)
        }
        return hasMoves && needsRemovalsFirst ? operationsWithRemovalsFirst : operations
    }

    // MARK: Modal elements

    /// Shows an element above all others. They can't be reached until the element is dismissed.
    package func present(_ element: Element) {
        insert(element, into: root, before: nil)
        setModal(element, true)
    }

    /// Removes an element that was shown with ``present(_:)``.
    package func dismiss(_ element: Element) {
        setModal(element, false)
        remove(element)
    }

    /// Makes an element modal or not. A modal element blocks all elements before it in the tree.
    package func setModal(_ element: Element, _ isModal: Bool) {
        let index = modals.firstIndex { $0 === element }
        if let index, !isModal { modals.remove(at: index) }
        if index == nil, isModal { modals.append(element) }
    }

    // MARK: Events

    /// Why an event wasn't delivered.
    package enum Refusal: String, Error, Sendable {
        case gone = "the element is gone"
        case unreachable = "the element is covered or hidden"
        case untouchable = "the element takes no taps"
        case disabled = "the element is disabled"
        case unknownVerb = "the element does not answer to that"
        case declined = "no view handles it"
    }

    /// Delivers an event to its element's owner, or throws the reason why it can't.
    ///
    /// App code runs only for an element that exists, is enabled and is visible, and for a touch only if the element
    /// takes touches. For example, the second tap of a double tap on a link finds its screen covered. A field's loss of
    /// focus is always delivered, because the field lost it to the same change that covered or disabled it. The size of a
    /// disabled element is delivered too.
    package func deliver(_ event: ElementEvent, to id: ElementID) throws(Refusal) {
        guard let element = reachable[id], let responder = element.responder else { throw .gone }
        guard element.verbs.accept(event) else { throw .unknownVerb }
        var losesFocus = false
        if case .focus(false) = event { losesFocus = focused === element || formerlyFocused == id }
        var ancestor: Element? = element
        var top = element
        let modal = modal
        let verb = event.verb
        var isBelowModal = modal != nil && !ElementVerbs.reports.contains(verb)
        let isTouch = event.beginsWithTouch
        var isPassed = false
        let isTap = verb == .activate
        var isInGesture = false
        while let current = ancestor {
            if current === modal { isBelowModal = false }
            // The page sends a size once. What is disabled has one too.
            if current.has(.disabled), !losesFocus, verb != .size, !element.isEnabled(in: current) { throw .disabled }
            if current.isOffScreen, !losesFocus { throw .unreachable }
            if isTouch, current.letsTouchesThrough { isPassed = true }
            if isTap, current.role == .gesture { isInGesture = true }
            top = current
            ancestor = current.parent
        }
        guard top === root else { throw .gone }
        if isBelowModal { throw .unreachable }
        if isPassed, !element.hasShortcut { throw .untouchable }
        if case .focus(let isFocused) = event { noteFocus(of: element, isFocused) }
        isDeclined = false
        if isInGesture {
            deliverTap(event, to: element, of: responder)
        } else {
            responder.respond(to: event.received(with: element.verbs), at: element)
        }
        if isDeclined { throw .declined }
    }

    /// Tells the host that no view handles the present event: a key, or something that is dragged. The owner of an element
    /// calls it while it responds. For a key, the host then does what the key does elsewhere.
    package func decline() {
        isDeclined = true
    }

    private func noteFocus(of element: Element, _ isFocused: Bool) {
        formerlyFocused = isFocused && focused !== element ? focused?.id : nil
        if isFocused {
            focused = element
        } else if focused === element {
            focused = nil
        }
    }

    /// Whether an element is on screen and isn't disabled.
    package func takesEvents(_ element: Element) -> Bool {
        shows(element) && !element.isDisabled
    }

    /// Returns the element with a number, if it accepts events.
    package func element(_ id: ElementID) -> Element? {
        reachable[id]
    }
}
