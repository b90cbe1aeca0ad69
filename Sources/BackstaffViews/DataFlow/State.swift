import BackstaffGraph

/// A property wrapper for a value that a view owns.
///
/// The value exists as long as the view keeps its identity. A body that reads the value runs again when the value
/// changes.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    /// Creates a state with an initial value.
    public init(initialValue value: Value) {
        initial = value
    }

    /// The value. Before the view is on screen it is the initial value, and setting it has no effect.
    public var wrappedValue: Value {
        get { box?.read() ?? initial }
        nonmutating set { box?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initial) }
        return Binding(location: box)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state with the initial value `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: InstalledField, BoxedField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        let state = field.assumingMemoryBound(to: Self.self)
        let former = previous?.assumingMemoryBound(to: Self.self).pointee.box
        state.pointee.box = former ?? StateBox(state.pointee.initial)
        node.scope.row?.holdsState = true
    }

    package static func box(at field: UnsafeRawPointer) -> AnyObject? {
        field.assumingMemoryBound(to: Self.self).pointee.box
    }

    /// The initial value is used only once, so a new value of the wrapper has no effect.
    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
