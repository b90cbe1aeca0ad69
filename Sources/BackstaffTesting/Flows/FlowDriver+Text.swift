import BackstaffElements

/// Steps for text and keys.
extension FlowDriver {
    /// The field that typing goes to.
    var focused: Element? {
        if let valued { return host.scene.tree.element(valued) }
        return host.scene.tree.focused.flatMap { $0.verbs.contains(.edit) ? $0 : nil }
    }

    private func focusedField() throws -> Element {
        guard let field = focused else { throw failure("No field has the focus: tap one first.") }
        return field
    }

    func type(_ text: String) async throws {
        let field = try focusedField()
        if !field.isTextField { return try await host.send(.edit(text), to: field) }
        // The app may change the text or move the focus after each character.
        for character in text {
            let field = try focusedField()
            try await host.send(.edit(field.typedText + String(character)), to: field)
        }
    }

    func erase(_ count: Int?) async throws {
        let field = try focusedField()
        let text = field.typedText
        if !text.isEmpty { try await host.send(.edit(count.map { String(text.dropLast($0)) } ?? ""), to: field) }
    }

    /// Removes the focus from a field, as a tap on another field, a row or a link does.
    ///
    /// - Parameter target: The element that was tapped. If it has the focus, it keeps it.
    func leaveField(for target: Element? = nil) async throws {
        valued = nil
        guard let element = host.scene.tree.focused, element !== target else { return }
        try await leave(element)
    }

    /// Tells an element that had the focus that it has lost it.
    func leave(_ element: Element?) async throws {
        guard let element, element.verbs.contains(.focus) else { return }
        // A covered or disabled field refuses this event, which does no harm.
        try? await host.send(.focus(false), to: element)
    }

    func press(_ key: FlowStep.Key, shift: Bool) async throws {
        switch key {
        case .enter:
            let field = try focusedField()
            if field.verbs.contains(.submit) {
                try await host.send(.submit, to: field)
            } else {
                try await host.send(.edit(field.typedText + "\n"), to: field)
            }
        case .backspace: try await erase(1)
        case .escape:
            guard let field = focused, field.verbs.contains(.cancel) else { return try await host.pressEscape() }
            try await cancel(field)
        case .up: try await moveSelection(.up, shift)
        case .down: try await moveSelection(.down, shift)
        case .home: try await moveSelection(.first, shift)
        case .end: try await moveSelection(.last, shift)
        }
    }

    private func moveSelection(_ move: SelectionMove, _ extends: Bool) async throws {
        let lists = reachable.filter { $0.verbs.contains(.moveSelection) }
        guard let target = lists.first(where: { $0.id == list }) ?? lists.first else {
            throw failure("No list on screen has a selection that keys can move.")
        }
        try await host.send(.moveSelection(move, extends: extends), to: target)
    }
}
