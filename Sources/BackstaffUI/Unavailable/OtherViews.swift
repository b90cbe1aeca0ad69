import Foundation

// Views and modifiers that the page can't show yet. The messages say what to use instead.

/// A button that pastes from the clipboard. It isn't available.
@available(*, unavailable, message: "An app can't reach the clipboard of its visitor: let users paste into a TextField")
public struct PasteButton: View {
    /// Creates a button.
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    /// No view.
    public var body: some View { EmptyView() }
}

/// A button that opens the app's settings. It isn't available.
@available(*, unavailable, message: "There is no window of settings: show the settings in a sheet or on a screen")
public struct SettingsLink<Label: View>: View {
    /// Creates a button.
    public init() where Label == Text {}

    /// No view.
    public var body: some View { EmptyView() }
}

/// A key for a value of a transaction. It isn't available.
@available(*, unavailable, message: "A transaction has no values of the app: keep the value in the state that changes")
public protocol TransactionKey {}

/// A property wrapper for the focus of assistive technologies. It isn't available.
@available(*, unavailable, message: "A page doesn't move the focus of a screen reader: use FocusState for text fields")
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    /// The value.
    public var wrappedValue: Value { fatalError("The focus of a screen reader isn't available.") }

    /// Creates a state.
    public init() where Value == Bool {}
}
