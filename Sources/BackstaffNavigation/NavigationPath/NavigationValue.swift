/// One value of a navigation path, of any hashable type.
///
/// Equal means the same type and equal by `==`. `AnyHashable` would not do: to it an `Int` and a `UInt8` of the same
/// number are equal.
package struct NavigationValue: Hashable, Sendable {
    private let box: Box

    /// A value that can't be stored outside the process.
    package init<Value: Hashable>(_ value: Value) {
        box = TypedBox(value)
    }

    /// The elements of a collection as values.
    package static func values<C: Collection>(_ collection: C) -> [NavigationValue] where C.Element: Hashable {
        // The type of the boxes is looked up once, not for each element.
        let type = TypedBox<C.Element>.self
        let values = collection.withContiguousStorageIfAvailable { elements in
            [NavigationValue](unsafeUninitializedCapacity: elements.count) { buffer, count in
                for element in elements {
                    (buffer.baseAddress.unsafelyUnwrapped + count)
                        .initialize(to: NavigationValue(box: type.init(element)))
                    count += 1
                }
            }
        }
        return values ?? collection.map { NavigationValue(box: type.init($0)) }
    }

    private init(box: Box) {
        self.box = box
    }

    /// The type of the value.
    package var type: any Hashable.Type { box.type }

    /// Identifies the type of the value.
    package var typeID: ObjectIdentifier { box.typeID }

    /// The value, if it is of that type.
    package func value<Value: Hashable>(as type: Value.Type) -> Value? {
        guard box.typeID == ObjectIdentifier(type) else { return nil }
        return unsafeDowncast(box, to: TypedBox<Value>.self).value
    }

    /// The value, whatever its type.
    package var base: any Hashable { box.base }

    package static func == (first: NavigationValue, second: NavigationValue) -> Bool {
        first.box === second.box || first.box.isEqual(to: second.box)
    }

    package func hash(into hasher: inout Hasher) {
        box.hash(into: &hasher)
    }
}

extension NavigationValue: CustomStringConvertible {
    package var description: String { String(describing: box.base) }
}

/// Holds a value whose type isn't known outside.
///
/// Unchecked, and sound, because a box never changes and navigation values are used on the main actor, as the views that
/// made them are.
private class Box: @unchecked Sendable {
    let typeID: ObjectIdentifier

    init(typeID: ObjectIdentifier) {
        self.typeID = typeID
    }

    var type: any Hashable.Type { fatalError("A box has a type.") }
    var base: any Hashable { fatalError("A box has a value.") }
    func isEqual(to other: Box) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
}

private final class TypedBox<Value: Hashable>: Box, @unchecked Sendable {
    let value: Value

    required init(_ value: Value) {
        self.value = value
        super.init(typeID: ObjectIdentifier(Value.self))
    }

    override var type: any Hashable.Type { Value.self }
    override var base: any Hashable { value }

    override func isEqual(to other: Box) -> Bool {
        other.typeID == typeID && unsafeDowncast(other, to: TypedBox<Value>.self).value == value
    }

    override func hash(into hasher: inout Hasher) {
        hasher.combine(typeID)
        hasher.combine(value)
    }
}
