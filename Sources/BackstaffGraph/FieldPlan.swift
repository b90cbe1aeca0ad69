import Glibc
@_spi(Reflection) import Swift

/// A field of a view whose storage comes from the graph: state, a reference to an observed object, an environment read.
package protocol InstalledField: _CompositeField {
    /// Gives the field at `field` its storage.
    ///
    /// - Parameters:
    ///   - previous: The same field in the node's previous view value, already installed, or `nil` if the node is new.
    ///   - node: The node whose body reads the field.
    @MainActor
    static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node)

    /// Whether a view looks the same with `new` in this field as with `old`.
    @MainActor
    static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool

    /// Undoes the installation when the node unmounts.
    @MainActor
    static func uninstall(_ field: UnsafeMutableRawPointer)
}

extension InstalledField {
    package static func uninstall(_ field: UnsafeMutableRawPointer) {}
}

/// A field that consists of fields, such as an app's own `DynamicProperty`. Apps don't use this protocol directly.
public protocol _CompositeField {
    /// Prepares the field before each run of the body. The fields inside it already have their storage.
    @MainActor
    static func _prepare(_ field: UnsafeMutableRawPointer)
}

/// The offsets of a type's fields, and how to install and compare each field. There is one plan for each type.
@MainActor
package final class FieldPlan {
    private struct Installation {
        let offset: Int
        let type: any InstalledField.Type
    }

    private struct Composite {
        let offset: Int
        let type: any _CompositeField.Type
    }

    private struct Comparison {
        let offset: Int
        let isUnchanged: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    private var installations: [Installation] = []
    private var composites: [Composite] = []
    private var comparisons: [Comparison] = []
    private var closureOffsets: [Int] = []
    private let whole: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    private let size: Int

    /// The type's name for messages.
    package let name: String

    /// Whether a body of this type has been seen to read an observable object.
    @exclusivity(unchecked) var readsObservables = false

    /// Whether the type has no fields to install.
    package var isPlain: Bool { installations.isEmpty && composites.isEmpty }

    private init<Value>(_ type: Value.Type) {
        // The same text as `String(describing:)`, which is slower because it looks up conformances first.
        name = _typeName(type, qualified: false)
        size = MemoryLayout<Value>.size
        whole = (type as? any Equatable.Type).map { equality($0) }
        addFields(of: type, at: 0)
    }

    private func addFields(of type: Any.Type, at base: Int) {
        // Option 2 skips types whose fields can't be read, instead of failing.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { _, offset, fieldType, _ in
            add(fieldType, at: base + offset)
            return true
        }
    }

    /// Adds a field to the plan.
    ///
    /// Most fields are neither closures nor composite. A single cast finds that out. The first cast of a type to a
    /// protocol makes the runtime search all conformances in the process, which costs more than everything else here.
    private func add(_ type: Any.Type, at offset: Int) {
        if ClosureComparison.isClosure(type) {
            comparisons.append(Comparison(offset: offset) { ClosureComparison.isEqual($0, $1) })
            closureOffsets.append(offset)
        } else if let composite = type as? any _CompositeField.Type {
            addComposite(composite, at: offset)
        } else {
            comparisons.append(Comparison(offset: offset, isUnchanged: comparison(of: type)))
        }
    }

    private func addComposite(_ composite: any _CompositeField.Type, at offset: Int) {
        if let installed = composite as? any InstalledField.Type {
            installations.append(Installation(offset: offset, type: installed))
            comparisons.append(Comparison(offset: offset) { installed.isUnchanged($0, $1) })
        } else {
            addFields(of: composite, at: offset)
            composites.append(Composite(offset: offset, type: composite))
        }
    }

    // MARK: Using a plan

    @exclusivity(unchecked) private static var plans: [ObjectIdentifier: FieldPlan] = [:]

    /// Returns the plan of a type, and makes it on first use.
    package static func of<Value>(_ type: Value.Type) -> FieldPlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = FieldPlan(type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    /// Gives every field of `value` its storage. Storage that `previous` has is reused.
    package func install<Value>(_ value: inout Value, previous: UnsafePointer<Value>?, in node: _Node) {
        if installations.isEmpty { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            let former = previous.map { UnsafeRawPointer($0) }
            for field in installations {
                field.type.install(base + field.offset, previous: former.map { $0 + field.offset }, in: node)
            }
        }
    }

    /// Prepares the composite fields of `value` before a run of the body. Inner fields come before the outer ones.
    package func prepare<Value>(_ value: inout Value) {
        if composites.isEmpty { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            for field in composites { field.type._prepare(UnsafeMutableRawPointer(pointer) + field.offset) }
        }
    }

    /// Undoes the installation of every field of `value`.
    package func uninstall<Value>(_ value: inout Value) {
        if installations.isEmpty { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            for field in installations { field.type.uninstall(UnsafeMutableRawPointer(pointer) + field.offset) }
        }
    }

    /// Returns the names of the stored properties of a type that satisfy a condition, in order.
    package static func fieldNames(of type: Any.Type, where isIncluded: (Any.Type) -> Bool) -> [String] {
        var names: [String] = []
        forEachField(of: type) { name, _, fieldType in
            if isIncluded(fieldType) { names.append(name) }
        }
        return names
    }

    /// Whether a view looks the same with the value `new` as with `old`.
    package func isUnchanged<Value>(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
        let first = UnsafeRawPointer(old)
        let second = UnsafeRawPointer(new)
        if memcmp(first, second, size) == 0 {
            return whole != nil || closureOffsets.allSatisfy { !ClosureComparison.holdsVariable(first + $0) }
        }
        if let whole { return whole(first, second) }
        if comparisons.isEmpty { return size == 0 }
        for field in comparisons where !field.isUnchanged(first + field.offset, second + field.offset) {
            return false
        }
        return true
    }
}

/// Calls `body` with the name, offset and type of each stored property of a structure or class.
func forEachField(of type: Any.Type, _ body: (String, Int, Any.Type) -> Void) {
    let options = _EachFieldOptions(rawValue: type is AnyClass ? 3 : 2)
    _ = _forEachField(of: type, options: options) { name, offset, fieldType, _ in
        body(String(cString: name), offset, fieldType)
        return true
    }
}

/// Returns a comparison for a type that is known only at run time and isn't a closure type.
///
/// The comparison uses `==` if the type is `Equatable`. Otherwise it compares the significant bytes.
@MainActor
private func comparison(of type: Any.Type) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    let bytes = SignificantBytes.of(type)
    return { bytes.areEqual($0, $1) }
}

@MainActor
private func equality<Value: Equatable>(_ type: Value.Type) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
}
