import BackstaffElements

/// Takes down what is written, while somebody wants to know why views change.
///
///     begin() ──► note: state, a property of an object, words of a container ──► take(), once an update ──► … ──► end()
///
/// Nobody wants to as a rule: then a write costs one look at ``isOn`` more.
@MainActor
package final class WriteTrace {
    /// One thing that was written.
    package struct Write: Hashable, Sendable {
        /// `RecipeList.path`
        package let words: String
        /// The line that wrote it, `RecipeList.swift:40`, where lines are traced.
        package let place: String?
    }

    /// Whether any trace is under way.
    // Sound: read on the path of every write, which is made on the main actor (see `StateBox`), as is every change of it.
    package private(set) nonisolated(unsafe) static var isOn = false

    private static var traces: [WriteTrace] = [] {
        didSet { isOn = !traces.isEmpty }
    }

    /// Finds the line of an app that is running, if lines are traced. Takes longer than a write may.
    package static var findPlace: (@MainActor () -> String?)?

    private unowned let graph: ViewGraph
    private var writes: [Write] = []

    /// More writes than these aren't told apart within one update.
    private static let mostWrites = 64

    package init(of graph: ViewGraph) {
        self.graph = graph
    }

    /// Takes writes down from now on. Every body runs once more: what it reads of objects is watched in another way from
    /// then on.
    package func begin() {
        if Self.traces.contains(where: { $0 === self }) { return }
        Self.traces.append(self)
        NodeTable.shared.forEachNode(of: graph) { $0.invalidate() }
    }

    package func end() {
        Self.traces.removeAll { $0 === self }
    }

    /// What was written since the last call, in order.
    package func take() -> [Write] {
        defer { writes = [] }
        return writes
    }

    // MARK: Noting

    /// Notes that a piece of state is written.
    static func note(state box: AnyObject) {
        for trace in traces {
            if let owner = trace.owner(of: box) { trace.add(owner) }
        }
    }

    /// Notes that a property of an observable object is written, which some body of a graph reads.
    static func note(_ property: AnyKeyPath, in graph: ViewGraph) {
        if type(of: property).rootType == ObservationBeacon.self { return }
        for trace in traces where trace.graph === graph { trace.add(PropertyName.of(property)) }
    }

    /// Notes a write in words, for a graph.
    package static func note(_ words: @autoclosure () -> String, in graph: ViewGraph) {
        for trace in traces where trace.graph === graph { trace.add(words()) }
    }

    /// The view that has a piece of state, and the property's name.
    private func owner(of box: AnyObject) -> String? {
        var owner: String?
        NodeTable.shared.forEachNode(of: graph) { node in
            guard owner == nil, let field = node.fieldName(of: box) else { return }
            owner = "\(node.viewName).\(field)"
        }
        return owner
    }

    private func add(_ words: String) {
        if writes.count == Self.mostWrites || writes.contains(where: { $0.words == words && Self.findPlace == nil }) {
            return
        }
        let write = Write(words: words, place: Self.findPlace?())
        if !writes.contains(write) { writes.append(write) }
    }
}

/// A field of a view that keeps its value in a box.
package protocol BoxedField {
    /// The box, if it has one by now.
    static func box(at field: UnsafeRawPointer) -> AnyObject?
}

extension FieldPlan {
    /// The name of the field of a value that keeps its value in a box.
    package static func fieldName<Value>(of box: AnyObject, in value: UnsafePointer<Value>) -> String? {
        fieldName(of: box, in: UnsafeRawPointer(value), Value.self)
    }

    private static func fieldName(of box: AnyObject, in base: UnsafeRawPointer, _ type: Any.Type) -> String? {
        var found: String?
        forEachField(of: type) { name, offset, fieldType in
            if found != nil { return }
            if let boxed = fieldType as? any BoxedField.Type {
                if boxed.box(at: base + offset) === box { found = PropertyName.withoutUnderscore(name) }
            } else if fieldType is any _CompositeField.Type, !(fieldType is any InstalledField.Type),
                let inner = fieldName(of: box, in: base + offset, fieldType)
            {
                found = PropertyName.withoutUnderscore(name) + "." + inner
            }
        }
        return found
    }
}

/// What a property of an observable object is called, as far as that can be found out.
enum PropertyName {
    /// A key path to a computed property says the types at its two ends. If the object stores just one thing of that type,
    /// that is it.
    static func of(_ property: AnyKeyPath) -> String {
        let root = type(of: property).rootType
        let value = type(of: property).valueType
        var names: [String] = []
        forEachField(of: root) { name, _, type in
            if type == value { names.append(withoutUnderscore(name)) }
        }
        switch names.count {
        case 1: return "\(root).\(names[0])"
        case 2...4: return "\(root).\(names.joined(separator: " or "))"
        default: return "\(root), a property of type \(value)"
        }
    }

    static func withoutUnderscore(_ name: String) -> String {
        name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
}
