import BackstaffElements
import BackstaffNavigation

extension HeadlessHost {
    /// A text description of everything in the scene: the role, the text and the state of each element.
    public var outline: String { scene.tree.root.outline() }

    /// The texts on screen, in reading order.
    public var texts: [String] {
        reachable.filter { !$0.text.isEmpty }.map(\.text)
    }

    /// Returns whether a text is on screen.
    ///
    /// - Parameter words: The whole text of an element, its accessibility label or placeholder, or what is typed into a
    ///   field that isn't secure.
    public func shows(_ words: String) -> Bool {
        reachable.contains { $0.says(words) }
    }

    /// The navigation title of the current screen, or `nil` if it has none.
    public var title: String? {
        reachable.last { $0.role == .barTitle }.map(\.text)
    }

    /// The navigation subtitle of the current screen, or `nil` if it has none.
    public var subtitle: String? {
        guard let title = reachable.last(where: { $0.role == .barTitle }) else { return nil }
        if case .text(let words) = title[.subtitle] { return words }
        return nil
    }

    /// The text of the back button, or `nil` if there is no back button.
    public var backButton: String? {
        reachable.last { $0.role == .backButton }.map(\.text)
    }

    /// Returns the first element on screen with a text.
    ///
    /// - Parameter words: The whole text of the element, its accessibility label or placeholder, or what is typed into a
    ///   field that isn't secure.
    /// - Throws: ``LookUpFailure`` if nothing on screen has that text.
    public func find(_ words: String) throws -> FoundElement {
        guard let element = reachable.first(where: { $0.says(words) }) else {
            throw LookUpFailure("Nothing on screen says “\(words)”.", outline: outline)
        }
        return FoundElement(element: element)
    }

    /// Returns all elements on screen with a role.
    ///
    /// - Parameter name: The name of the role as in ``outline``, for example `button`, `link`, `text` or `row`.
    /// - Throws: ``LookUpFailure`` if there is no role of that name.
    public func all(role name: String) throws -> [FoundElement] {
        guard let role = ElementRole(rawValue: name) else {
            throw LookUpFailure("There is no role “\(name)”. See the outline for names.", outline: outline)
        }
        return reachable.filter { $0.role == role }.map { FoundElement(element: $0) }
    }

    /// Returns the element on screen with an accessibility identifier.
    ///
    /// - Parameter id: The identifier.
    /// - Throws: ``LookUpFailure`` if no element on screen has that identifier.
    public func find(id: String) throws -> FoundElement {
        guard let element = reachable.first(where: { $0[.identifier] == .text(id) }) else {
            throw LookUpFailure("Nothing on screen has the identifier “\(id)”.", outline: outline)
        }
        return FoundElement(element: element)
    }

    /// Returns the number of rows in the first lazy container on screen, including rows that aren't loaded.
    ///
    /// Headers and footers of sections count as rows. If there is no lazy container, the result is the number of texts
    /// on screen.
    public func rowCount() throws -> Int {
        guard let container = reachable.first(where: { $0.verbs.contains(.window) }) else { return texts.count }
        return rowCount(of: container)
    }

    /// The number of rows in a container, including rows that aren't loaded.
    func rowCount(of container: Element) -> Int {
        container.children.reduce(0) { count, child in
            if child.role == .extent, case .number(let rows) = child[.rows] { return count + Int(rows) }
            return count + 1
        }
    }

    /// Descriptions of the values in the path of the innermost navigation stack. The value of the topmost screen is
    /// last.
    public var path: [String] {
        scene.shownStack?.values.map(\.description) ?? []
    }

    /// The number of screens above the root of the innermost navigation stack, including views pushed without a value.
    public var depth: Int {
        scene.shownStack?.depth ?? 0
    }

    /// A description of the problem if the scene doesn't settle, or `nil`.
    ///
    /// A scene doesn't settle if each update causes another one without end.
    public var trouble: String? { scene.graph.trouble }

    // MARK: Elements in reach

    /// The elements that a user can reach, in reading order. Covered, hidden and transparent elements aren't among them,
    /// except for transparent fields. While a dialog is presented, only its own elements are.
    var reachable: [Element] { scene.tree.reachableRoot.reachable }

    func find(_ words: String, answering verbs: ElementVerbs) throws -> Element {
        let matches = reachable.filter { $0.says(words) }
        for match in matches {
            guard let element = verbs == .activate ? match.control : match.nearest(answering: verbs) else { continue }
            if verbs.isDisjoint(with: .touches) || !element.isPassedByTouches { return element }
        }
        let found =
            matches.isEmpty
            ? "Nothing on screen says “\(words)”." : "“\(words)” is on screen, but isn't in a control that can do this."
        throw LookUpFailure(found, outline: outline)
    }
}

/// An element on screen, found by one of the look-up methods of ``HeadlessHost``.
@MainActor
public struct FoundElement {
    package let element: Element

    /// The ancestors. They are kept alive here, because an element doesn't retain its parent.
    private let ancestors: [Element]

    init(element: Element) {
        self.element = element
        ancestors = Array(sequence(first: element, next: \.parent).dropFirst())
    }

    /// The text of the element itself.
    public var text: String { element.text }

    /// The role of the element, named as in ``HeadlessHost/outline``.
    public var role: String { element.role.rawValue }

    /// The texts of the element and its descendants, in reading order.
    public var texts: [String] {
        var found: [String] = []
        element.forEachDescendant { if !$0.text.isEmpty { found.append($0.text) } }
        return found
    }

    /// A Boolean value that indicates whether the control that the element is, or is in, is disabled.
    public var isDisabled: Bool { element.isDisabled }

    /// A text description of the element and its descendants.
    public var outline: String { element.outline() }

    var description: String { "\(role) “\(text)”" }
}

/// An error that a ``HeadlessHost`` throws if it can't find an element or can't act on it.
public struct LookUpFailure: Error, CustomStringConvertible {
    /// What was looked for, and what was found instead.
    let message: String
    private let outline: String

    init(_ message: String, outline: String) {
        self.message = message
        self.outline = outline
    }

    /// The message, followed by the outline of what was on screen.
    public var description: String { message + "\nOn screen:\n" + outline }
}

extension Element {
    /// The texts of the element and its descendants, joined by spaces.
    var words: String { FoundElement(element: self).texts.joined(separator: " ") }

    /// Whether the element has a text, label, placeholder or typed text equal to `words`. The runs of a text count as
    /// one text.
    func says(_ words: String) -> Bool {
        text == words || self[.label] == .text(words) || self[.placeholder] == .text(words) || holds(words)
            || saysInRuns(words)
    }

    /// Whether the element is a field into which `words` are typed, and which isn't secure.
    private func holds(_ words: String) -> Bool {
        isTextField && self[.value] == .text(words) && !has(.secure)
    }

    private func saysInRuns(_ words: String) -> Bool {
        guard role == .text, text.isEmpty, !children.isEmpty else { return false }
        var rest = words[...]
        var isSaid = true
        forEachDescendant { run in
            guard isSaid, !run.text.isEmpty else { return }
            isSaid = rest.hasPrefix(run.text)
            if isSaid { rest = rest.dropFirst(run.text.count) }
        }
        return isSaid && rest.isEmpty
    }

    /// The nearest element that answers to `verbs`: this element or an ancestor on the same screen or tab.
    func nearest(answering wanted: ElementVerbs) -> Element? {
        var current: Element? = self
        while let element = current {
            if element.verbs.isSuperset(of: wanted) { return element }
            if element.role == .screen || element.role == .tabPanel { return nil }
            current = element.parent
        }
        return nil
    }

    /// The control that the element is, or is in. A tap on a disabled one is for a gesture around it, if there is one that isn't
    /// disabled.
    var control: Element? {
        let nearest = nearest(answering: .activate)
        guard let control = nearest, control.isDisabled else { return nearest }
        var outer = control.parent?.nearest(answering: .activate)
        while let current = outer, current.role != .gesture || current.isDisabled {
            outer = current.parent?.nearest(answering: .activate)
        }
        return outer ?? control
    }
}
