import BackstaffElements
import BackstaffNavigation

extension HeadlessHost {
    /// Everything on screen as text: the roles, the words and the state of each element.
    public var outline: String { scene.tree.root.outline() }

    /// The words on screen, in reading order.
    public var texts: [String] {
        reachable.filter { !$0.text.isEmpty }.map(\.text)
    }

    /// Whether `words` are on screen.
    public func shows(_ words: String) -> Bool {
        reachable.contains { $0.says(words) }
    }

    /// The title of the screen that is shown.
    public var title: String? {
        reachable.last { $0.role == .barTitle }.map(\.text)
    }

    /// The line below the title of the screen that is shown, or `nil` if there is none.
    public var subtitle: String? {
        guard let title = reachable.last(where: { $0.role == .barTitle }) else { return nil }
        if case .text(let words) = title[.subtitle] { return words }
        return nil
    }

    /// The words of the back button, or `nil` if there is none.
    public var backButton: String? {
        reachable.last { $0.role == .backButton }.map(\.text)
    }

    /// The first element on screen with those words.
    public func find(_ words: String) throws -> FoundElement {
        guard let element = reachable.first(where: { $0.says(words) }) else {
            throw LookUpFailure("Nothing on screen says “\(words)”.", outline: outline)
        }
        return FoundElement(element: element)
    }

    /// All elements on screen with a role, named as in the outline: `button`, `link`, `text`, `row`.
    public func all(role name: String) throws -> [FoundElement] {
        guard let role = ElementRole(rawValue: name) else {
            throw LookUpFailure("There is no role “\(name)”. See the outline for names.", outline: outline)
        }
        return reachable.filter { $0.role == role }.map { FoundElement(element: $0) }
    }

    /// The element on screen with an accessibility identifier.
    public func find(id: String) throws -> FoundElement {
        guard let element = reachable.first(where: { $0[.identifier] == .text(id) }) else {
            throw LookUpFailure("Nothing on screen has the identifier “\(id)”.", outline: outline)
        }
        return FoundElement(element: element)
    }

    /// How many rows the first container on screen has, made or not. Headers and footers of sections count.
    ///
    /// Where nothing is made row by row it is the number of texts.
    public func rowCount() throws -> Int {
        guard let container = reachable.first(where: { $0.verbs.contains(.window) }) else { return texts.count }
        return rowCount(of: container)
    }

    /// How many rows a container has, made or not.
    func rowCount(of container: Element) -> Int {
        container.children.reduce(0) { count, child in
            if child.role == .extent, case .number(let rows) = child[.rows] { return count + Int(rows) }
            return count + 1
        }
    }

    /// What the values of the innermost stack's path say of themselves, the deepest last.
    public var path: [String] {
        scene.shownStack?.values.map(\.description) ?? []
    }

    /// How many screens stand above the root of the innermost stack, pushed views included.
    public var depth: Int {
        scene.shownStack?.depth ?? 0
    }

    /// What is wrong with the scene, if it doesn't settle.
    public var trouble: String? { scene.graph.trouble }

    // MARK: What a person can reach

    /// All elements that are neither covered nor hidden, in reading order; of a dialog that waits for an answer, its own.
    var reachable: [Element] { scene.tree.reachableRoot.reachable }

    func find(_ words: String, answering verbs: ElementVerbs) throws -> Element {
        let matches = reachable.filter { $0.says(words) }
        for match in matches {
            if let element = match.nearest(answering: verbs) { return element }
        }
        let found =
            matches.isEmpty ? "Nothing on screen says “\(words)”." : "“\(words)” is on screen but is no control."
        throw LookUpFailure(found, outline: outline)
    }
}

/// Something on screen.
@MainActor
public struct FoundElement {
    let element: Element

    /// What the element stands in. Elements don't keep their parents, and the screen may be gone by the next act.
    private let ancestors: [Element]

    init(element: Element) {
        self.element = element
        ancestors = Array(sequence(first: element, next: \.parent).dropFirst())
    }

    /// The words of the element itself.
    public var text: String { element.text }

    /// The role, as in the outline.
    public var role: String { element.role.rawValue }

    /// All words of the element and of what is inside it, in reading order.
    public var texts: [String] {
        var found: [String] = []
        element.forEachDescendant { if !$0.text.isEmpty { found.append($0.text) } }
        return found
    }

    /// Whether the control that the element is, or is in, takes no taps.
    public var isDisabled: Bool { element.isInactive }

    /// The element and what is inside it, as text.
    public var outline: String { element.outline() }

    var description: String { "\(role) “\(text)”" }
}

/// What was looked for, what was found instead, and all that was on screen.
public struct LookUpFailure: Error, CustomStringConvertible {
    /// What was looked for and what was found instead.
    let message: String
    private let outline: String

    init(_ message: String, outline: String) {
        self.message = message
        self.outline = outline
    }

    /// The whole message.
    public var description: String { message + "\nOn screen:\n" + outline }
}

extension Element {
    /// All words of the element and of what is inside it.
    var words: String { FoundElement(element: self).texts.joined(separator: " ") }

    /// What an attribute says, if it is words.
    func words(_ key: AttributeKey) -> String? {
        if case .text(let words) = self[key] { words } else { nil }
    }

    /// Whether the element shows `words`, or is called by them. The runs of a text are one text.
    func says(_ words: String) -> Bool {
        text == words || self[.label] == .text(words) || self[.placeholder] == .text(words) || saysInRuns(words)
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

    /// The nearest element, from this one upwards or just around it, that answers to `verbs`.
    fileprivate func nearest(answering wanted: ElementVerbs) -> Element? {
        var current: Element? = self
        while let element = current {
            if element.verbs.isSuperset(of: wanted) { return element }
            if element.role == .screen || element.role == .tabPanel { return nil }
            current = element.parent
        }
        return nil
    }

    /// The control that the element is or is in.
    var control: Element? { nearest(answering: .activate) }
}
