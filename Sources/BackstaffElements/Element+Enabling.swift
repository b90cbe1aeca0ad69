/// A disabled view disables what is in it. A view inside whose environment is enabled again ends that.
///
///     style  disabled
///       └ gesture                takes no taps
///       └ style  enabled
///           └ gesture            takes taps
extension Element {
    /// Whether the element is disabled, or is in a disabled view and not enabled again.
    package var isDisabled: Bool {
        var current: Element? = self
        while let element = current {
            if element.has(.disabled) { return true }
            if element.has(.enabled) { return false }
            current = element.parent
        }
        return false
    }

    /// Whether the element is in a view that is enabled again inside of a disabled element.
    func isEnabled(in disabled: Element) -> Bool {
        var current: Element? = self
        while let element = current, element !== disabled {
            if element.has(.enabled) { return true }
            current = element.parent
        }
        return false
    }
}
