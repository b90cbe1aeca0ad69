import Glibc
@_spi(Reflection) import Swift

/// A field of a view that the graph gives its storage: what state, bindings to objects and environment reads have in
/// common.
package protocol InstalledField: _CompositeField {
    /// Gives the field at `field` its storage.
    ///
    /// - Parameters:
    ///   - previous: the same field of the node's former view value, already installed; `nil` when the node is new.
    ///   - node: the node whose body will read the field.
    @MainActor
    static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node)

    /// Whether a new view value with `new` in this field would show the same as one with `old`.
    @MainActor
    static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool

    /// Ends whatever installing began, when the node unmounts.
    @MainActor
    static func uninstall(_ field: UnsafeMutableRawPointer)
}

extension InstalledField {
    package static func uninstall(_ field: UnsafeMutableRawPointer) {}
}

/// A field that is itself made of fields: what an app's own `DynamicProperty` is. Not for apps to use.
public protocol _CompositeField {
    /// Called before each run of the body, when the fields inside have their storage.
    @MainActor
    static func _prepare(_ field: UnsafeMutableRawPointer)
}

/// Where the fields of a type are and what is to be done with each. Made once per type.
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

    /// The type's name, as a person reads it.
    package let name: String

    /// Whether a body of this type has been seen to read an observable object.
    @exclusivity(unchecked) var readsObservables = false

    /// Whether there is nothing to install.
    package var isPlain: Bool { installations.isEmpty && composites.isEmpty }

    private init<Value>(_ type: Value.Type) {
        // What `String(describing:)` says, which first asks for conformances that no type has.
        name = _typeName(type, qualified: false)
        size = MemoryLayout<Value>.size
        whole = (type as? any Equatable.Type).map { equality($0) }
        addFields(of: type, at: 0)
    }

    private func addFields(of type: Any.Type, at base: Int) {
        // Option 2: types whose fields can't be read are passed over and not an error.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { _, offset, fieldType, _ in
            add(fieldType, at: base + offset)
            return true
        }
    }

    /// Most fields are neither, and are asked once: the first time that it is asked whether a type conforms to a protocol, the
    /// runtime walks over all conformances of the process, which takes longer than all else here.
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

    /// The plan of a type, made when first asked for.
    package static func of<Value>(_ type: Value.Type) -> FieldPlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = FieldPlan(type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    /// Gives every field of `value` its storage, taking over what `previous` had.
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

    /// Lets the composite fields of `value` do what they do before each run of the body, those inside others first.
    package func prepare<Value>(_ value: inout Value) {
        if composites.isEmpty { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            for field in composites { field.type._prepare(UnsafeMutableRawPointer(pointer) + field.offset) }
        }
    }

    /// Ends what installing began.
    package func uninstall<Value>(_ value: inout Value) {
        if installations.isEmpty { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            for field in installations { field.type.uninstall(UnsafeMutableRawPointer(pointer) + field.offset) }
        }
    }

    /// Whether `new` would show the same as `old` does.
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

/// Calls `body` with name, place and type of each stored property of a structure or class.
func forEachField(of type: Any.Type, _ body: (String, Int, Any.Type) -> Void) {
    let options = _EachFieldOptions(rawValue: type is AnyClass ? 3 : 2)
    _ = _forEachField(of: type, options: options) { name, offset, fieldType, _ in
        body(String(cString: name), offset, fieldType)
        return true
    }
}

/// Compares two values of a type known only at run time that isn't a closure's: with `==` if the type has it, else by the
/// bits that mean something.
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
