import BackstaffElements
public import BackstaffUI

extension HeadlessHost {
    /// Taps a view at a place.
    ///
    /// The host doesn't know where views are. So the action gets the place as the test gives it, also if the gesture has
    /// another coordinate space than that of its view.
    ///
    /// - Parameters:
    ///   - words: The text of the view.
    ///   - x: The horizontal position in points.
    ///   - y: The vertical position in points.
    /// - Throws: ``LookUpFailure`` if no view with that text has a gesture that gets the place of a tap.
    public func tap(_ words: String, x: Double, y: Double) async throws {
        try await send(.tap(ElementPlace(x: x, y: y)), to: find(words, answering: [.activate, .place]))
    }

    /// Moves the pointer to a place over a view.
    ///
    /// The action of `onHover` is performed when the pointer comes from elsewhere, and that of
    /// `onContinuousHover` with each move.
    ///
    /// - Parameters:
    ///   - words: The text of the view.
    ///   - x: The horizontal position in points.
    ///   - y: The vertical position in points.
    /// - Throws: ``LookUpFailure`` if no view with that text observes the pointer.
    public func movePointer(to words: String, x: Double = 0, y: Double = 0) async throws {
        let entered = try? find(words, answering: .hover)
        let followed = try entered == nil ? find(words, answering: .pointer) : try? find(words, answering: .pointer)
        try await leave(unlessOver: entered, followed)
        if let entered, pointer.entered !== entered { try await send(.hover(true), to: entered) }
        pointer = (entered, followed)
        if let followed { try await send(.pointer(ElementPlace(x: x, y: y)), to: followed) }
    }

    /// Moves the pointer away from the views that observe it.
    public func movePointerAway() async throws {
        try await leave(unlessOver: nil, nil)
        pointer = (nil, nil)
    }

    private func leave(unlessOver entered: Element?, _ followed: Element?) async throws {
        if let last = pointer.entered, last !== entered, isThere(last) { try await send(.hover(false), to: last) }
        if let last = pointer.followed, last !== followed, isThere(last) { try await send(.pointer(nil), to: last) }
    }

    private func isThere(_ element: Element) -> Bool { scene.tree.element(element.id) === element }

    /// Taps a view twice. A gesture of two taps is recognized, or else the primary action of a row's list is performed.
    ///
    /// - Parameter words: The text of the view or the row.
    /// - Throws: ``LookUpFailure`` if nothing has that text, or if a double tap on it does nothing.
    public func doubleTap(_ words: String) async throws {
        if let view = try? find(words, answering: .activate), view.requiredTaps == 2 {
            try await send(.activate, to: view)
        } else {
            try await send(.activateTwice, to: find(words, answering: .activateTwice))
        }
    }

    /// Presses and holds an element until its long-press gesture is recognized, then releases it.
    ///
    /// - Parameter words: The text of the element.
    /// - Throws: ``LookUpFailure`` if no element with that text recognizes a long press.
    public func longPress(_ words: String) async throws {
        let element = try find(words, answering: .hold)
        try await send(.press(true), to: element)
        try await send(.hold, to: element)
        // The gesture's action may have removed or covered the element. Then there is nothing to release.
        if element.verbs.contains(.hold), reachable.contains(where: { $0 === element }) {
            try await send(.press(false), to: element)
        }
    }

    /// Presses an element, or releases it before its long-press gesture is recognized.
    ///
    /// A button can be pressed if its style reads `isPressed`.
    ///
    /// - Parameters:
    ///   - words: The text of the element.
    ///   - isDown: `true` to press, `false` to release.
    /// - Throws: ``LookUpFailure`` if no element with that text reports presses.
    public func press(_ words: String, isDown: Bool) async throws {
        let button = try? find(words, answering: .press)
        try await send(.press(isDown), to: button ?? find(words, answering: .hold))
    }

    /// Drags an element and releases it.
    ///
    /// - Parameters:
    ///   - words: The text of the element.
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    ///   - isCancelled: `true` if the drag is interrupted instead of released.
    /// - Throws: ``LookUpFailure`` if no element with that text has a drag gesture.
    public func drag(_ words: String, x: Double = 0, y: Double = 0, isCancelled: Bool = false) async throws {
        let element = try find(words, answering: .drag)
        for part in [0.5, 1] {
            try await send(.drag(ElementDrag(.moved, dx: x * part, dy: y * part)), to: element)
        }
        try await send(.drag(ElementDrag(isCancelled ? .cancelled : .ended, dx: x, dy: y)), to: element)
    }

    /// Pinches and rotates a view with two fingers, and lifts them.
    ///
    /// - Parameters:
    ///   - words: The text of the view.
    ///   - scale: The factor by which the distance of the fingers grows.
    ///   - degrees: The clockwise rotation of the fingers.
    ///   - anchor: The point between the fingers, in fractions of the view's size.
    ///   - isCancelled: `true` if the gesture is interrupted instead of ended.
    /// - Throws: ``LookUpFailure`` if no view with that text has a gesture for pinches or rotations.
    public func pinch(
        _ words: String, scale: Double = 1, degrees: Double = 0, anchor: UnitPoint = .center, isCancelled: Bool = false
    ) async throws {
        let element = try find(words, answering: .pinch)
        func send(_ phase: ElementPinch.Phase, _ part: Double) async throws {
            let pinch = ElementPinch(
                phase, anchor: ElementPlace(x: anchor.x, y: anchor.y), scale: 1 + (scale - 1) * part,
                rotation: degrees * .pi / 180 * part)
            try await self.send(.pinch(pinch), to: element)
        }
        try await send(.moved, 0.5)
        try await send(.moved, 1)
        try await send(isCancelled ? .cancelled : .ended, 1)
    }

    /// Chooses a color in a color picker.
    ///
    /// - Parameters:
    ///   - color: The color in hexadecimal notation, for example `#ff8000`. Other text is refused, as it is from a
    ///     page.
    ///   - picker: The label of the color picker.
    /// - Throws: ``LookUpFailure`` if there is no color picker with that label.
    public func setColor(_ color: String, in picker: String) async throws {
        try await send(.edit(color), to: find(picker, answering: .edit))
    }
}

extension Element {
    /// How many taps the element needs.
    fileprivate var requiredTaps: Int {
        if case .number(let steps) = self[.steps] { Int(steps) } else { 1 }
    }

    /// The nearest element on the same screen or tab that needs one tap, starting with this element and going up.
    var takingSingleTap: Element? {
        sequence(first: self, next: \.parent)
            .prefix { $0.role != .screen && $0.role != .tabPanel }
            .first { $0.verbs.contains(.activate) && $0.requiredTaps == 1 }
    }
}
