import BackstaffElements

extension HeadlessHost {
    /// Holds what shows `words` for as long as it asks for, and lets go.
    public func longPress(_ words: String) async throws {
        let element = try find(words, answering: .hold)
        try await send(.press(true), to: element)
        try await send(.hold, to: element)
        // The press may have led elsewhere: then there is nothing left to let go of.
        if element.verbs.contains(.hold), reachable.contains(where: { $0 === element }) {
            try await send(.press(false), to: element)
        }
    }

    /// Presses what shows `words`, or lets go of it before it has been held for long enough.
    public func press(_ words: String, isDown: Bool) async throws {
        try await send(.press(isDown), to: find(words, answering: .hold))
    }

    /// Drags what shows `words` by a way in points, and lets go.
    ///
    /// - Parameters:
    ///   - words: what is shown.
    ///   - x: how far to the right.
    ///   - y: how far down.
    ///   - isCancelled: whether something else takes the finger away, in place of letting go.
    public func drag(_ words: String, x: Double = 0, y: Double = 0, isCancelled: Bool = false) async throws {
        let element = try find(words, answering: .drag)
        for part in [0.5, 1] {
            try await send(.drag(ElementDrag(.moved, dx: x * part, dy: y * part)), to: element)
        }
        try await send(.drag(ElementDrag(isCancelled ? .cancelled : .ended, dx: x, dy: y)), to: element)
    }

    /// Chooses a colour in the colour picker with that label.
    ///
    /// - Parameters:
    ///   - color: the colour as `#ff8000`. Anything else is refused, as it is from a page.
    ///   - picker: the label.
    public func setColor(_ color: String, in picker: String) async throws {
        try await send(.edit(color), to: find(picker, answering: .edit))
    }
}
