import BackstaffElements

/// Records writes, so that a developer can find out why views change.
///
///     begin() ──► note: state, a property of an object, a container's text ──► take(), once an update ──► … ──► end()
///
/// Without a trace, the only cost of a write is one check of ``isOn``.
@MainActor
package final class WriteTrace {
    /// A recorded write.
    package struct Write: Hashable, Sendable {
        /// The name of the written property, such as `RecipeList.path`.
        package let words: String
        /// The file and line of the write, such as `RecipeList.swift:40`. `nil` if lines aren't traced.
        package let place: String?
    }

    /// Whether any trace is active.
    // Sound because every write reads it on the main actor (see `StateBox`), and it changes there too.
    package private(set) nonisolated(unsafe) static var isOn = false

    /// Whether writes of state are recorded: for a trace, or for bodies that ask why they run.
    // Sound for the same reason.
    private(set) nonisolated(unsafe) static var notesState = false

    /// Considers that bodies ask why they run, or no longer do.
    static func followChangeLog() {
        notesState = isOn || ChangeLog.isOn
    }

    private static var traces: [WriteTrace] = [] {
        didSet {
            isOn = !traces.isEmpty
            followChangeLog()
        }
    }

    /// Finds the line of the app's code that is running. `nil` if lines aren't traced, because the search is slow.
    package static var findPlace: (@MainActor () -> String?)?

    private unowned let graph: ViewGraph
    private var writes: [Write] = []

    /// The largest number of writes that are recorded in one update.
    private static let mostWrites = 64

    package init(of graph: ViewGraph) {
        self.graph = graph
    }

    /// Begins to record writes. Every body runs again, because a trace observes objects in a different way.
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

    // MARK: Recording

    /// Records a write of a state property.
    static func note(state box: AnyObject) {
        if ChangeLog.isOn { ChangeLog.note(state: box) }
        for trace in traces {
            if let owner = trace.owner(of: box) { trace.add(owner) }
        }
    }

    /// Records a write of an observable object's property that a body of `graph` reads.
    static func note(_ property: AnyKeyPath, in graph: ViewGraph) {
        if type(of: property).rootType == ObservationBeacon.self { return }
        for trace in traces where trace.graph === graph { trace.add(PropertyName.of(property)) }
    }

    /// Records a write that is described by a text.
    package static func note(_ words: @autoclosure () -> String, in graph: ViewGraph) {
        for trace in traces where trace.graph === graph { trace.add(words()) }
    }

    /// The name of the view and the property that own the state in `box`.
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
    /// Returns the box, or `nil` if the field has none yet.
    static func box(at field: UnsafeRawPointer) -> AnyObject?
}

extension FieldPlan {
    /// Returns the name of the field in `value` that keeps its value in `box`.
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

/// Finds the name of an observable object's property.
enum PropertyName {
    /// Returns the name of a property.
    ///
    /// A key path to a computed property tells only its root and value types. If the object has one stored property of
    /// that type, the name is known. Otherwise the text lists the candidates or names the type.
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
