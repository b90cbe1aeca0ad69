import BackstaffElements

/// Descriptions of events for the navigation inspector.
@MainActor
enum EventWords {
    static func of(_ event: ElementEvent, to element: Element) -> String {
        let name = name(of: element)
        switch event {
        case .activate where element.role == .backButton: return "tap on the back button"
        case .activate, .tap: return "tap on \(name)"
        case .back(let steps): return steps == 1 ? "back" : "back by \(steps)"
        case .edit: return "text in \(name)"
        case .select: return "selection of \(name)"
        case .moveSelection: return "a key in \(name)"
        default: return "\(event.verb.words) on \(name)"
        }
    }

    private static func name(of element: Element) -> String {
        let words = element.words
        if words.isEmpty { return element.role.rawValue }
        return "\(element.role.rawValue) “\(InspectorText.clip(words, to: 60))”"
    }
}

extension Element {
    /// The label of an element or its first text.
    fileprivate var words: String {
        if case .text(let label)? = self[.label] { return label }
        if !text.isEmpty { return text }
        for child in children {
            let words = child.words
            if !words.isEmpty { return words }
        }
        return ""
    }
}

extension ElementVerbs {
    /// The description of a verb.
    fileprivate var words: String {
        let known: [(ElementVerbs, String)] = [
            (.submit, "Return"), (.focus, "focus"), (.width, "dragging"), (.delete, "deletion"), (.move, "moving"),
            (.reveal, "opening or closing"), (.refresh, "refresh"), (.cancel, "cancel"),
            (.activateTwice, "double tap"), (.keyPress, "a key"), (.drop, "drop"), (.pointer, "pointer"),
            (.pinch, "pinch"), (.scroll, "scrolling"),
        ]
        return known.first { $0.0 == self }?.1 ?? "an event"
    }
}
