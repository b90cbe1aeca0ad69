import BackstaffElements

extension HeadlessHost {
    /// The element with the keyboard focus, or `nil` if no element has it.
    public var focused: FoundElement? { scene.tree.focused.map { FoundElement(element: $0) } }

    /// Gives a field the keyboard focus, as a tap on it does. Another field that has the focus loses it.
    ///
    /// - Parameter words: The placeholder, the label or the text of the field.
    /// - Throws: ``LookUpFailure`` if there is no such field, or if it doesn't accept the focus.
    public func focus(_ words: String) async throws {
        try await focus(find(words, answering: .focus))
    }

    private func focus(_ element: Element) async throws {
        let former = scene.tree.focused
        if former === element { return }
        try await send(.focus(true), to: element)
        if let former { await unfocus(former) }
    }

    /// Gives the focus to the view with a text if it can have it and the tap is for a gesture, as a page does.
    func focusBeforeTap(on control: Element, saying words: String) async throws {
        let tapped = reachable.first { $0.says(words) && $0.nearest(answering: .activate) === control }
        try await focusBeforeTap(on: control, at: tapped ?? control)
    }

    /// Gives the focus to a view if it can have it and the tap is for a gesture, as a page does.
    func focusBeforeTap(on control: Element, at tapped: Element) async throws {
        guard control.role == .gesture, let focusable = tapped.nearest(answering: .focus), focusable.role == .gesture
        else { return }
        try await focus(focusable)
    }

    /// Removes the keyboard focus from the field that has it. This method does nothing if no field has it.
    public func unfocus() async {
        if let field = scene.tree.focused { await unfocus(field) }
    }

    private func unfocus(_ field: Element) async {
        guard field.verbs.contains(.focus) else { return }
        // A covered field refuses this event if it has lost the focus already, which does no harm.
        try? await send(.focus(false), to: field)
    }
}

extension FoundElement {
    /// What the element holds, as in ``HeadlessHost/outline``: the text in a field, the number of a slider, the date of a
    /// date picker. It is `nil` for a secure field, and for an element that holds nothing.
    public var value: String? {
        if element.isTextField { return element.has(.secure) ? nil : element.typedText }
        return switch element[.value] {
        case .text(let text): text
        case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
        default: nil
        }
    }
}
