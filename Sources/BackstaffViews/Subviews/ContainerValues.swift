import BackstaffGraph

/// A key for a value that a view passes to the container around it.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of a view that passes none.
    static var defaultValue: Value { get }
}

/// The values that a view passes to the container around it.
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
/// ```
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tags: [any Hashable] = []

    init() {}

    /// The value for a key. Apps use it for computed properties in extensions.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the outermost tag of the view that has a type, or `nil` if there is none.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        for tag in tags.reversed() {
            if let tag = tag as? V { return tag }
        }
        return nil
    }

    /// Returns whether the view has a tag that is equal to a value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool {
        tags.contains { AnyHashable($0) == AnyHashable(tag) }
    }

    mutating func addTag(_ tag: any Hashable) { tags.append(tag) }
}

extension View {
    /// Passes a value to the container around this view, which reads it as
    /// ``Subview/containerValues`` with `Group(subviews:)` or `ForEach(subviews:)`.
    ///
    /// On several views, it is passed for each. If a view passes several values for the same key, the outermost counts.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

/// A modifier that says something about a view to the container around it.
@MainActor
protocol ContainerTrait {
    func add(to values: inout ContainerValues)
}

private struct ContainerValueModifier<Value>: PrimitiveModifier, ContainerTrait {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    func add(to values: inout ContainerValues) { values[keyPath: keyPath] = value }

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        V._makeNode(of: content, under: parent)
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        V._updateNode(node, to: content)
    }

    static func _inspect(_ inspection: inout _TypeInspection) { inspection.canSetContainerValue = true }
}

extension RowTagModifier: ContainerTrait {
    func add(to values: inout ContainerValues) {
        if kind == .tag, let value { values.addTag(value) }
    }
}
