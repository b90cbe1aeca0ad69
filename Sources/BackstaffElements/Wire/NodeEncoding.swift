extension JSONWriter {
    /// Writes `[id,"role",{attributes}|0,"text"|0,[children]]`. Empty fields at the end are omitted.
    @MainActor
    package mutating func node(_ element: Element) {
        raw("[")
        integer(element.id)
        raw(",")
        string(element.role.rawValue)
        let hasVerbs = element.verbs != element.role.usualVerbs
        let hasAttributes = hasVerbs || element.attributes.contains { _ in true }
        let hasText = !element.text.isEmpty
        let hasChildren = !element.children.isEmpty
        if hasAttributes {
            raw(",{")
            for (key, value) in element.attributes {
                name(key.rawValue)
                self.value(value)
            }
            if hasVerbs {
                name("verbs")
                verbs(element.verbs)
            }
            raw("}")
        } else if hasText || hasChildren {
            raw(",0")
        }
        if hasText {
            raw(",")
            string(element.text)
        } else if hasChildren {
            raw(",0")
        }
        if hasChildren {
            raw(",[")
            for child in element.children {
                comma()
                node(child)
            }
            raw("]")
        }
        raw("]")
    }

    /// Writes a flag as a Boolean, a number as a number, texts and colors as strings, and `nil` as `null`.
    package mutating func value(_ value: AttributeValue?) {
        switch value {
        case .flag(let isSet): bool(isSet)
        case .number(let number): self.number(number)
        case .text(let text), .color(let text): string(text)
        case nil: raw("null")
        }
    }

    private mutating func verbs(_ verbs: ElementVerbs) {
        raw("\"")
        var isFirst = true
        for (verb, name) in ElementVerbs.wireNames where verbs.contains(verb) {
            if !isFirst { raw(" ") }
            raw(name)
            isFirst = false
        }
        raw("\"")
    }

    /// Writes one operation. An element is written in its current state.
    @MainActor
    package mutating func operation(_ operation: ElementOperation) {
        switch operation {
        case .insert(let element, let parent, let sibling):
            raw("[\"insert\",")
            integer(parent.id)
            raw(",")
            integer(sibling?.id ?? 0)
            raw(",")
            node(element)
        case .remove(let element):
            raw("[\"remove\",")
            integer(element.id)
        case .move(let element, let sibling):
            raw("[\"move\",")
            integer(element.id)
            raw(",")
            integer(sibling?.id ?? 0)
        case .text(let element):
            raw("[\"text\",")
            integer(element.id)
            raw(",")
            string(element.text)
        case .attribute(let element, let key):
            raw("[\"set\",")
            integer(element.id)
            raw(",")
            string(key.rawValue)
            raw(",")
            value(element[key])
        case .verbs(let element):
            raw("[\"set\",")
            integer(element.id)
            raw(",\"verbs\",")
            if element.verbs == element.role.usualVerbs { raw("null") } else { verbs(element.verbs) }
        case .focus(let element):
            raw("[\"focus\",")
            integer(element.id)
        case .announce(let words):
            raw("[\"announce\",")
            string(words)
        }
        raw("]")
    }
}
