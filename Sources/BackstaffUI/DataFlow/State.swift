import BackstaffGraph

/// A value that a view owns.
///
/// It lives as long as the view keeps its identity. Reading it in a body makes that body run again when it is written.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    /// State that begins with the default value of its declaration.
    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    /// State that begins with `value`.
    public init(initialValue value: Value) {
        initial = value
    }

    /// The value. Before the view is on screen it is the initial one, and writing has no effect.
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
    /// State that begins with `nil`.
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

    /// The initial value counts only once, so a new one changes nothing.
    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
