import BackstaffGraph

/// A value that says which field of a view has keyboard focus, and moves the focus when it is written.
///
///     person taps a field ──► `focus` event ──► value written ──► bodies that read it run
///     app writes the value ──► the field with that value asks the page for the focus
///
/// Different from Apple's: only fields that take text have focus; other views ignore `focused(_:)`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and write where the focus is.
    @propertyWrapper
    public struct Binding {
        let location: ValueLocation<Value>
        let cleared: Value

        /// Where the focus is.
        public var wrappedValue: Value {
            get { location.read() }
            nonmutating set { location.write(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let initial: Value
    private var box: StateBox<Value>?

    /// Whether a field has focus. At first it hasn't.
    public init() where Value == Bool {
        initial = false
    }

    /// Which field has focus. At first none has.
    public init<T: Hashable>() where Value == T? {
        initial = nil
    }

    /// Where the focus is: `true` or the value of a field, `false` or `nil` if elsewhere.
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
