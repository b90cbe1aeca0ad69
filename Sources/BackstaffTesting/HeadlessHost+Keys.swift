import BackstaffElements
public import BackstaffUI

extension HeadlessHost {
    /// Presses a key while an element has the keyboard focus.
    ///
    /// The outermost view around the focus that handles the key gets it. If no view does, nothing happens here; in a browser
    /// the key does what it does elsewhere.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys that are held. With Shift, a letter is entered as a capital letter.
    ///   - phase: Whether the key goes down, repeats or goes up.
    /// - Returns: `true` if a view has handled the key.
    /// - Throws: ``LookUpFailure`` if nothing has the focus, or if the focused element can't be reached.
    @discardableResult
    public func pressKey(
        _ key: KeyEquivalent, modifiers: EventModifiers = [], phase: KeyPress.Phases = .down
    ) async throws -> Bool {
        guard let focused = scene.tree.focused else {
            throw LookUpFailure("Nothing has the keyboard focus.", outline: outline)
        }
        let isCapital = modifiers.contains(.shift) && key.name.count == 1
        let press = ElementKeyPress(
            phase == .up ? .up : phase == .repeat ? .repeat : .down, key: isCapital ? key.name.uppercased() : key.name,
            modifiers: modifiers.rawValue)
        return try await send(press, from: focused)
    }

    /// Sends a key to the innermost element around the focused one that takes keys, and returns whether a view has handled it.
    func send(_ press: ElementKeyPress, from focused: Element) async throws -> Bool {
        var current: Element? = focused
        while let element = current, !element.takes(press) { current = element.parent }
        guard let taker = current else { return false }
        do {
            try scene.deliver(.keyPress(press), to: taker.id)
        } catch .declined {
            await settle()
            return false
        } catch {
            throw LookUpFailure("The key was refused: \(error.rawValue).", outline: outline)
        }
        await settle()
        return true
    }
}

extension Element {
    /// Whether a page sends the key to this element. Keys with Command or Control belong to the browser.
    fileprivate func takes(_ press: ElementKeyPress) -> Bool {
        let modifiers = EventModifiers(rawValue: press.modifiers)
        guard verbs.contains(.keyPress), modifiers.isDisjoint(with: [.command, .control]) else { return false }
        guard case .text(let keys)? = self[.keys] else { return false }
        let phases = if case .text(let phases)? = self[.keyPhases] { phases } else { "down repeat" }
        return (keys == "*" || keys.split(separator: " ").contains { $0 == press.key.lowercased() || $0 == press.key })
            && phases.split(separator: " ").contains { $0 == press.phase.rawValue }
    }
}
