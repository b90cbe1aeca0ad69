/// One value of a navigation path, of any hashable type.
///
/// Equal means the same type and equal by `==`. `AnyHashable` would not do: to it an `Int` and a `UInt8` of the same
/// number are equal.
///
/// A value that comes out of storage stays as it was stored until something asks for it as the type that it has:
///
///     EncodedValue ──► NavigationValue(stored:) ──► value(as:), ==, a stack's destination ──► read, in place, once
///                                 └ no such type, or not its JSON ──► stays as it was stored
///
/// Being read changes no value: what was stored equals what it is read as. No hash could say the same before a value's
/// type is known, which is why there is none.
package struct NavigationValue: Equatable, Sendable {
    private let box: NavigationValueBox

    package init<Value: Hashable>(_ value: Value) {
        box = TypedBox(value)
    }

    /// A value that was stored.
    package init(stored: EncodedValue) {
        box = StoredBox(stored)
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

    private init(box: NavigationValueBox) {
        self.box = box
    }

    /// The type of the value. Of a stored one that wasn't read, the type of what was stored.
    package var type: any Hashable.Type { box.type }

    /// Identifies the type of the value. A stored one that wasn't read has one that is no value's.
    package var typeID: ObjectIdentifier {
        box.typeID == StoredBox.mark ? box.readTypeID : box.typeID
    }

    /// The value, if it is of that type. A stored one is read if that type has its name.
    package func value<Value: Hashable>(as type: Value.Type) -> Value? {
        if box.typeID == ObjectIdentifier(type) { return unsafeDowncast(box, to: TypedBox<Value>.self).value }
        guard box.typeID == StoredBox.mark else { return nil }
        return unsafeDowncast(box, to: StoredBox.self).read(as: type)?.value
    }

    /// The value, whatever its type. Of a stored one that wasn't read, what was stored.
    package var base: any Hashable { box.base }

    /// Whether the value came out of storage, read or not.
    package var isStored: Bool { box.typeID == StoredBox.mark }

    /// The name of the value's type, for a report. That of a stored one came from outside: it is short, and on one line.
    package var nameInStorage: String {
        guard let encoded = base as? EncodedValue else { return "“\(type)”" }
        return String(String.UnicodeScalarView(encoded.typeName.unicodeScalars.prefix(100))).debugDescription
    }

    /// Reads a stored value if its type is one of ``NavigationValueTypes``. Any other stays as it is.
    package func readIfKnown() {
        if isStored { unsafeDowncast(box, to: StoredBox.self).readIfKnown() }
    }

    /// The value for storage, or `nil` if its type isn't `Codable`.
    ///
    /// - Throws: What the value's own encoding throws.
    package func encode() throws -> EncodedValue? { try box.encode() }

    package static func == (first: NavigationValue, second: NavigationValue) -> Bool {
        first.box === second.box || first.box.isEqual(to: second.box)
    }
}

extension NavigationValue: CustomStringConvertible {
    package var description: String { String(describing: box.base) }
}

/// Holds a value whose type isn't known outside.
///
/// Unchecked, and sound, because a box never changes, other than by a stored one's reading, which is locked, and navigation
/// values are used on the main actor, as the views that made them are.
class NavigationValueBox: @unchecked Sendable {
    let typeID: ObjectIdentifier

    init(typeID: ObjectIdentifier) {
        self.typeID = typeID
    }

    var type: any Hashable.Type { fatalError("A box has a type.") }
    var base: any Hashable { fatalError("A box has a value.") }
    /// Of a stored value: the type that it was read as.
    var readTypeID: ObjectIdentifier { typeID }
    func isEqual(to other: NavigationValueBox) -> Bool { false }
    func encode() throws -> EncodedValue? { nil }
    /// Reads a stored value as this one's type.
    func read(_ stored: StoredBox) -> NavigationValueBox? { nil }
}

/// A value of a type that was known where the box was made.
final class TypedBox<Value: Hashable>: NavigationValueBox, @unchecked Sendable {
    let value: Value

    required init(_ value: Value) {
        self.value = value
        super.init(typeID: ObjectIdentifier(Value.self))
    }

    override var type: any Hashable.Type { Value.self }
    override var base: any Hashable { value }

    override func isEqual(to other: NavigationValueBox) -> Bool {
        if other.typeID == typeID { return unsafeDowncast(other, to: TypedBox<Value>.self).value == value }
        return other.typeID == StoredBox.mark && other.isEqual(to: self)
    }

    override func encode() throws -> EncodedValue? { try NavigationValueTypes.encode(value) }

    override func read(_ stored: StoredBox) -> NavigationValueBox? { stored.read(as: Value.self) }
}
