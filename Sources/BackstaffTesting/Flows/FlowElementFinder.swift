import BackstaffElements

/// Finds elements by text, and finds a text that identifies an element.
///
/// Both directions use the same rules, so that a recorded step finds the element that it was recorded from.
@MainActor
struct FlowElementFinder {
    /// The elements that a user can reach, in reading order.
    let elements: [Element]

    init(root: Element) {
        elements = root.reachable
    }

    /// The ways in which a text can match an element, in the order in which they are tried. The first way with a match
    /// wins.
    private enum Way: CaseIterable {
        /// The text is the element's own text, label, placeholder or typed text.
        case itself
        /// The text is the joined text of a control or a row.
        case together
        case identifier
        case symbol
        case role
    }

    // MARK: Finding elements

    /// All elements on screen that match a text.
    func showing(_ words: String) -> [Element] {
        for way in [Way.itself, .together, .identifier] {
            let found = elements.filter { names($0, words, way) }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The element that matches a text and answers to one of `verbs`, or `nil`. `Edit [2]` is the second match of
    /// `Edit`.
    func element(_ words: String, answering verbs: ElementVerbs) -> Element? {
        element(words, as: FlowElementKind(verbs))
    }

    /// The element of a kind that matches a text, or `nil`.
    func element(_ words: String, as kind: FlowElementKind) -> Element? {
        if let first = all(words, as: kind).first { return first }
        guard let (name, number) = numbered(words) else { return nil }
        let found = all(name, as: kind)
        return number <= found.count ? found[number - 1] : nil
    }

    private func all(_ words: String, as kind: FlowElementKind) -> [Element] {
        for way in Way.allCases {
            var found: [Element] = []
            for element in elements where names(element, words, way) {
                guard let named = element.nearest(kind), named.verbs.contains(.focus) || !named.isPassedByTouches
                else { continue }
                if !found.contains(where: { $0 === named }) { found.append(named) }
            }
            // A back button has the title of another screen as its text. Elements of this screen come first.
            if !found.isEmpty {
                return found.filter { $0.role != .backButton } + found.filter { $0.role == .backButton }
            }
        }
        return []
    }

    private func names(_ element: Element, _ words: String, _ way: Way) -> Bool {
        switch way {
        case .itself: element.ownWords.contains(words)
        case .together: element.isNamedByItsContent && element.allWords == words.singleSpaced
        case .identifier: element[.identifier] == .text(words)
        case .symbol: element[.symbol] == .text(words)
        case .role: !element.verbs.isEmpty && element.role.rawValue == words
        }
    }

    /// The name and the number in a text such as `Edit [2]`.
    private func numbered(_ words: String) -> (name: String, number: Int)? {
        guard words.last == "]", let open = words.lastIndex(of: "["), open > words.startIndex,
            words[words.index(before: open)] == " ", let number = Int(words[words.index(after: open)...].dropLast()),
            number > 0
        else { return nil }
        return (String(words[..<open].dropLast()), number)
    }

    // MARK: Finding texts

    /// Whether a text has a length that fits in a line of a flow.
    static func isName(_ words: String) -> Bool {
        (1...1_000).contains(words.utf8.count)
    }

    /// A text by which `element(_:as:)` finds `element`, or `nil` if there is none. Texts without a number are
    /// preferred.
    func words(for element: Element, as kind: FlowElementKind) -> String? {
        var candidates: [String] = []
        for inner in element.lasting { candidates += inner.ownWords }
        candidates.append(element.allWords)
        for inner in element.lasting {
            if case .text(let identifier) = inner[.identifier] { candidates.append(identifier) }
            if case .text(let symbol) = inner[.symbol] { candidates.append(symbol) }
        }
        candidates.append(element.role.rawValue)
        var numbered: String?
        for candidate in candidates where Self.isName(candidate) {
            let found = all(candidate, as: kind)
            guard let index = found.firstIndex(where: { $0 === element }) else { continue }
            if index == 0 { return candidate }
            if numbered == nil { numbered = "\(candidate) [\(index + 1)]" }
        }
        return numbered
    }
}

extension Element {
    /// The element and its descendants that are neither covered, hidden nor transparent, in reading order. Transparent
    /// fields are among them, because a user can type into a field that has the focus.
    var reachable: [Element] { inside { !$0.isOffScreen } }

    /// The same, but without swipe actions and menu items, which are revealed only for a moment.
    fileprivate var lasting: [Element] {
        inside { !$0.isOffScreen && ($0 === self || $0.role != .swipeActions && $0.role != .menuItems) }
    }

    private func inside(_ isShown: (Element) -> Bool) -> [Element] {
        var found: [Element] = []
        func visit(_ element: Element, isTransparent: Bool) {
            guard isShown(element) else { return }
            let isTransparent = isTransparent || element.isTransparent
            if !isTransparent || element.verbs.contains(.focus) { found.append(element) }
            for child in element.children { visit(child, isTransparent: isTransparent) }
        }
        visit(self, isTransparent: false)
        return found
    }

    /// The texts that belong to the element itself, not to its descendants.
    fileprivate var ownWords: [String] {
        var words = text.isEmpty ? [] : [text]
        if case .text(let label) = self[.label] { words.append(label) }
        if case .text(let placeholder) = self[.placeholder] { words.append(placeholder) }
        if isTextField, !has(.secure), case .text(let typed) = self[.value] { words.append(typed) }
        return words
    }

    /// All texts of the element and its descendants, in one line.
    var allWords: String {
        lasting.map(\.text).filter { !$0.isEmpty }.joined(separator: " ").singleSpaced
    }

    fileprivate var isNamedByItsContent: Bool {
        role == .row || !verbs.isDisjoint(with: [.activate, .select])
    }

    /// The nearest element of a kind: this element or an ancestor on the same screen, column or tab.
    fileprivate func nearest(_ kind: FlowElementKind) -> Element? {
        var current: Element? = self
        var disabled: Element?
        while let element = current {
            if kind.matches(element) {
                // A tap on a disabled control is one on the view around it, whose gesture may act.
                if disabled == nil ? !element.isDisabled : element.role == .gesture && !element.isDisabled {
                    return element
                }
                disabled = disabled ?? element
            }
            if [.screen, .column, .tabPanel].contains(element.role) { return disabled }
            current = element.parent
        }
        return disabled
    }
}

extension String {
    /// The text with each run of whitespace replaced by one space.
    fileprivate var singleSpaced: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
