import BackstaffCombine
import BackstaffGraph
import Observation

extension View {
    /// Provides a value while this view, or a view inside it, has the keyboard focus.
    ///
    /// Views with ``FocusedValue`` anywhere in the scene read it. Only text fields can have the focus: see ``FocusState``.
    ///
    /// - Parameters:
    ///   - keyPath: The property of ``FocusedValues``.
    ///   - value: The value, or `nil` for none.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: false, value: value) { $0[keyPath: keyPath] = $1 })
    }

    /// Provides an observable object while this view, or a view inside it, has the keyboard focus. It is read by its type.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: false, value: object) { $0[FocusedObjectKey<T>.self] = $1 })
    }

    /// Provides a value as long as this view is shown, whichever view of the scene has the keyboard focus.
    ///
    /// A value of the focused view, or of a view around it, goes before it.
    ///
    /// - Parameters:
    ///   - keyPath: The property of ``FocusedValues``.
    ///   - value: The value, or `nil` for none.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true, value: value) { $0[keyPath: keyPath] = $1 })
    }

    /// Provides an observable object as long as this view is shown, whichever view of the scene has the keyboard focus.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true, value: object) { $0[FocusedObjectKey<T>.self] = $1 })
    }

    /// Provides an observable object while this view, or a view inside it, has the keyboard focus. Views read it with
    /// ``FocusedObject``.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: false, value: object) { $0[FocusedObjectKey<T>.self] = $1 })
    }

    /// Provides an observable object as long as this view is shown, whichever view of the scene has the keyboard focus.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true, value: object) { $0[FocusedObjectKey<T>.self] = $1 })
    }
}

private struct FocusedValueModifier<Value>: NodeModifier {
    let isForScene: Bool
    let value: Value?
    let assign: (inout FocusedValues, Value?) -> Void

    func makeNode(under parent: _Node) -> TypedFocusedValueNode<Value> {
        TypedFocusedValueNode(value, isForScene: isForScene, assign, under: parent)
    }

    func update(_ node: TypedFocusedValueNode<Value>) { node.set(value, assign) }
}

/// The node of a view that provides focused values.
class FocusedValueNode: ContentNode, AppearanceParticipant {
    /// Whether the values hold for the scene, whichever view has the focus.
    final let isForScene: Bool
    final let source: FocusedValueSource
    fileprivate(set) final var values: [ObjectIdentifier: Any] = [:]
    private(set) final var hasAppeared = false

    init(isForScene: Bool, under parent: _Node) {
        self.isForScene = isForScene
        source = FocusedValueSource.of(parent.graph)
        super.init(under: parent)
        if isForScene { scope.appearance.add(self) }
    }

    // MARK: Appearance

    final var isShown: Bool { isMounted && scope.appearance.isShown }

    final func appear() {
        hasAppeared = true
        for key in values.keys { source.valueDidChange(for: key) }
    }

    final func disappear() {
        hasAppeared = false
        for key in values.keys { source.valueDidChange(for: key) }
    }

    override func unmount() {
        super.unmount()
        if isForScene { scope.appearance.remove(self) }
        source.remove(self, for: values.keys)
    }
}

private final class TypedFocusedValueNode<Value>: FocusedValueNode {
    /// The value as a field, so that it is compared as the field of a view: closures and bindings, too.
    private struct Field {
        let value: Value
    }

    private var field: Field?

    init(
        _ value: Value?, isForScene: Bool, _ assign: (inout FocusedValues, Value?) -> Void, under parent: _Node
    ) {
        field = value.map { Field(value: $0) }
        super.init(isForScene: isForScene, under: parent)
        provide(assign)
    }

    func set(_ value: Value?, _ assign: (inout FocusedValues, Value?) -> Void) {
        let new = value.map { Field(value: $0) }
        if Self.areEqual(field, new) { return }
        field = new
        source.remove(self, for: values.keys)
        provide(assign)
    }

    private static func areEqual(_ first: Field?, _ second: Field?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { FieldPlan.of(Field.self).isUnchanged(first, $0) }
        }
    }

    private func provide(_ assign: (inout FocusedValues, Value?) -> Void) {
        var assigned = FocusedValues()
        assign(&assigned, field?.value)
        values = assigned.assignments
        source.add(self, for: values.keys)
    }
}
