import BackstaffGraph

/// A property wrapper for the keyboard focus. Its value says which field has the focus, and setting it moves the focus.
///
///     user taps a field ──► `focus` event ──► value written ──► bodies that read it run
///     app writes the value ──► the field with that value asks the page for the focus
///
/// Unlike in SwiftUI, only text fields can have the focus. Other views ignore `focused(_:)`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A binding to a focus state.
    @propertyWrapper
    public struct Binding {
        let location: ValueLocation<Value>
        let cleared: Value

        /// The value of the focus state.
        public var wrappedValue: Value {
            get { location.read() }
            nonmutating set { location.write(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let initial: Value
    private var box: StateBox<Value>?

    /// Creates a focus state for one field, which doesn't have the focus.
    public init() where Value == Bool {
        initial = false
    }

    /// Creates a focus state for several fields, none of which has the focus.
    public init<T: Hashable>() where Value == T? {
        initial = nil
    }

    /// The value of the focus state: `true` or the value of the focused field. It is `false` or `nil` if no bound field
    /// has the focus.
    public var wrappedValue: Value {
        get { box?.read() ?? initial }
        nonmutating set { box?.write(newValue) }
    }

    /// A binding for `focused(_:equals:)`.
    public var projectedValue: Binding {
        Binding(location: box ?? ConstantLocation(initial), cleared: initial)
    }
}

extension FocusState: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        let state = field.assumingMemoryBound(to: Self.self)
        let former = previous?.assumingMemoryBound(to: Self.self).pointee.box
        state.pointee.box = former ?? StateBox(state.pointee.initial)
        node.scope.row?.holdsState = true
    }

    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
