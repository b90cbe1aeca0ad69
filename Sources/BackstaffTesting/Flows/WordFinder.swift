import BackstaffElements

/// Finds what words name on screen, and words that name an element: the second is the first read backwards, so that a
/// recorded step leads to the element that it was recorded from.
@MainActor
struct WordFinder {
    /// What a person can reach, in reading order.
    let elements: [Element]

    init(root: Element) {
        elements = root.reachable
    }

    /// The ways in which words name an element. The first that names anything is taken.
    private enum Way: CaseIterable {
        /// The element shows the words itself, or is called by them.
        case itself
        /// A control or a row shows them, all together.
        case together
        case identifier
        case symbol
        case role
    }

    // MARK: From words to elements

    /// Everything on screen that shows the words.
    func showing(_ words: String) -> [Element] {
        for way in [Way.itself, .together, .identifier] {
            let found = elements.filter { names($0, words, way) }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The element that answers to one of `verbs` and is named by the words, or `nil`. `Edit [2]` is the second `Edit`.
    func element(_ words: String, answering verbs: ElementVerbs) -> Element? {
        element(words, as: FlowTarget(verbs))
    }

    /// The target that is named by the words, or `nil`.
    func element(_ words: String, as target: FlowTarget) -> Element? {
        if let first = all(words, as: target).first { return first }
        guard let (name, number) = numbered(words) else { return nil }
        let found = all(name, as: target)
        return number <= found.count ? found[number - 1] : nil
    }

    private func all(_ words: String, as target: FlowTarget) -> [Element] {
        for way in Way.allCases {
            var found: [Element] = []
            for element in elements where names(element, words, way) {
                guard let named = element.nearest(target) else { continue }
                if !found.contains(where: { $0 === named }) { found.append(named) }
            }
            // A way back is called by the title of another screen: what is on this one comes first.
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

    /// `Edit` and 2, of `Edit [2]`.
    private func numbered(_ words: String) -> (name: String, number: Int)? {
        guard words.last == "]", let open = words.lastIndex(of: "["), open > words.startIndex,
            words[words.index(before: open)] == " ", let number = Int(words[words.index(after: open)...].dropLast()),
            number > 0
        else { return nil }
        return (String(words[..<open].dropLast()), number)
    }

    // MARK: From elements to words

    /// Whether words are of a length that a line of a flow holds.
    static func isName(_ words: String) -> Bool {
        (1...1_000).contains(words.utf8.count)
    }

    /// Words by which ``element(_:as:)`` finds `element`; those that need no number first.
    func words(for element: Element, as target: FlowTarget) -> String? {
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
            let found = all(candidate, as: target)
            guard let index = found.firstIndex(where: { $0 === element }) else { continue }
            if index == 0 { return candidate }
            if numbered == nil { numbered = "\(candidate) [\(index + 1)]" }
        }
        return numbered
    }
}

extension Element {
    /// The element and all in it that is neither covered nor hidden, in reading order.
    var reachable: [Element] { inside { !$0.isOffScreen } }

    /// The same without what a person has uncovered for a moment: the actions of a row, the items of a menu.
    fileprivate var lasting: [Element] {
        inside { !$0.isOffScreen && ($0 === self || $0.role != .swipeActions && $0.role != .menuItems) }
    }

    private func inside(_ isShown: (Element) -> Bool) -> [Element] {
        var found: [Element] = []
        func visit(_ element: Element) {
            guard isShown(element) else { return }
            found.append(element)
            for child in element.children { visit(child) }
        }
        visit(self)
        return found
    }

    /// What the element itself shows or is called: nothing of what is inside it.
    fileprivate var ownWords: [String] {
        var words = text.isEmpty ? [] : [text]
        if case .text(let label) = self[.label] { words.append(label) }
        if case .text(let placeholder) = self[.placeholder] { words.append(placeholder) }
        if isTextField, !has(.secure), case .text(let typed) = self[.value] { words.append(typed) }
        return words
    }

    /// All texts of the element and in it, as one line.
    var allWords: String {
        lasting.map(\.text).filter { !$0.isEmpty }.joined(separator: " ").singleSpaced
    }

    fileprivate var isNamedByItsContent: Bool {
        role == .row || !verbs.isDisjoint(with: [.activate, .select])
    }

    /// The nearest target, from this element upwards. The search ends with the screen or the column, as what is around
    /// them is no control of theirs.
    fileprivate func nearest(_ target: FlowTarget) -> Element? {
        var current: Element? = self
        while let element = current {
            if target.matches(element) { return element }
            if [.screen, .column, .tabPanel].contains(element.role) { return nil }
            current = element.parent
        }
        return nil
    }

    /// Whether the element, or what it is in, takes no taps.
    var isInactive: Bool {
        var current: Element? = self
        while let element = current {
            if element.has(.disabled) { return true }
            current = element.parent
        }
        return false
    }
}

extension String {
    /// With one space where there were spaces, tabs or new lines.
    fileprivate var singleSpaced: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
