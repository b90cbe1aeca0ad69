import BackstaffGraph

/// Whether a user presses a button.
///
///     a style's body reads it ──► isAsked ──► the button's element gets `press` events ──► the body runs again
final class ButtonPress {
    private let isPressed = StateBox(false)

    /// Whether a body has read the value.
    private(set) var isAsked = false

    func read() -> Bool {
        isAsked = true
        return isPressed.read()
    }

    func note(_ isPressed: Bool) { self.isPressed.write(isPressed) }
}
