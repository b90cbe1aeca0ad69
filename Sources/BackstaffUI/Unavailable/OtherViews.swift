import Foundation

// Views and modifiers that the page can't show yet. The messages say what to use instead.

/// A calendar in which several dates can be chosen. It isn't available.
@available(*, unavailable, message: "A page has no such calendar: use a DatePicker and a list of the chosen dates")
public struct MultiDatePicker<Label> {
    /// Creates a calendar.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) where Label == Text {}
}

/// A button that pastes from the clipboard. It isn't available.
@available(*, unavailable, message: "An app can't reach the clipboard of its visitor: let users paste into a TextField")
public struct PasteButton {
    /// Creates a button.
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

/// A button that opens the app's settings. It isn't available.
@available(*, unavailable, message: "There is no window of settings: show the settings in a sheet or on a screen")
public struct SettingsLink<Label> {
    /// Creates a button.
    public init() where Label == Text {}
}

/// A view of a container's content. It isn't available.
@available(*, unavailable, message: "A container can't take its content apart yet: pass the elements, and use ForEach")
public struct Subview {}

/// The views of a container's content. It isn't available.
@available(*, unavailable, message: "A container can't take its content apart yet: pass the elements, and use ForEach")
public struct SubviewsCollection {}

/// A section of a container's content. It isn't available.
@available(*, unavailable, message: "A container can't take its content apart yet: pass the elements, and use ForEach")
public struct SectionConfiguration {}

/// The sections of a container's content. It isn't available.
@available(*, unavailable, message: "A container can't take its content apart yet: pass the elements, and use ForEach")
public struct SectionCollection {}

/// Values that a view passes to its container. They aren't available.
@available(*, unavailable, message: "A container can't take its content apart yet: pass the elements, and use ForEach")
public struct ContainerValues {}

/// A key for a value that a view passes to its container. It isn't available.
@available(*, unavailable, message: "A container can't take its content apart yet: pass the elements, and use ForEach")
public protocol ContainerValueKey {}

extension Group {
    /// Takes the views of `view` apart. It isn't available.
    @available(
        *, unavailable, message: "A container can't take its content apart yet: pass the elements, and use ForEach"
    )
    public init<Base: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Content
    ) where Content: View { fatalError("Views can't be taken apart.") }

    /// Takes the sections of `view` apart. It isn't available.
    @available(
        *, unavailable, message: "A container can't take its content apart yet: pass the elements, and use ForEach"
    )
    public init<Base: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Content
    ) where Content: View { fatalError("Views can't be taken apart.") }
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

extension View {
    /// Passes a value to the container of this view. It isn't available.
    @available(
        *, unavailable, message: "A container can't take its content apart yet: pass the elements, and use ForEach"
    )
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View { self }

    /// Repeats the action of buttons while they are pressed. It isn't available.
    @available(*, unavailable, message: "A button acts once for each tap: use a Stepper")
    public func buttonRepeatBehavior(_ behavior: Any) -> some View { self }
}
