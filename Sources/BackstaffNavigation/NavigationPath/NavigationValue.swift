/// A value of a navigation path, of any hashable type.
///
/// Two values are equal if they have the same type and are equal by `==`. `AnyHashable` isn't used, because it treats
/// an `Int` and a `UInt8` with the same number as equal.
///
/// A value from storage stays encoded until it is requested as its type:
///
///     EncodedValue ──► NavigationValue(stored:) ──► value(as:), ==, a stack's destination ──► decoded in place, once
///                                 └ another type name, or invalid JSON ──► stays encoded
///
/// Decoding doesn't change equality: an encoded value equals the value that it is decoded to. No hash value could
/// satisfy this before the type is known, so the type isn't `Hashable`.
package struct NavigationValue: Equatable, Sendable {
    private let box: NavigationValueBox

    package init<Value: Hashable>(_ value: Value) {
        box = TypedBox(value)
    }

    /// Creates a value from storage.
    package init(stored: EncodedValue) {
        box = StoredBox(stored)
    }

    /// Creates a value from each element of a collection.
    package static func values<C: Collection>(_ collection: C) -> [NavigationValue] where C.Element: Hashable {
        // The metadata of the box type is looked up once, not for each element.
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

    /// The type of the value. For a stored value that isn't decoded, it is `EncodedValue`.
    package var type: any Hashable.Type { box.type }

    /// Identifies the type of the value. A stored value that isn't decoded has an identifier that no type has.
    package var typeID: ObjectIdentifier {
        box.typeID == StoredBox.mark ? box.readTypeID : box.typeID
    }

    /// The value as a type, or `nil` if it has another type. A stored value is decoded if the type has its name.
    package func value<Value: Hashable>(as type: Value.Type) -> Value? {
        if box.typeID == ObjectIdentifier(type) { return unsafeDowncast(box, to: TypedBox<Value>.self).value }
        guard box.typeID == StoredBox.mark else { return nil }
        return unsafeDowncast(box, to: StoredBox.self).read(as: type)?.value
    }

    /// The value as any type. For a stored value that isn't decoded, it is an `EncodedValue`.
    package var base: any Hashable { box.base }

    /// Whether the value comes from storage, decoded or not.
    package var isStored: Bool { box.typeID == StoredBox.mark }

    /// The name of the value's type for a report. The name of a stored value comes from outside, so it is cut and
    /// escaped.
    package var nameInStorage: String {
        guard let encoded = base as? EncodedValue else { return "“\(type)”" }
        return String(String.UnicodeScalarView(encoded.typeName.unicodeScalars.prefix(100))).debugDescription
    }

    /// Decodes a stored value if its type is registered in ``NavigationValueTypes``.
    func readIfKnown() {
        if isStored { unsafeDowncast(box, to: StoredBox.self).readIfKnown() }
    }

    /// The encoded value, or `nil` if its type isn't `Codable`.
    ///
    /// - Throws: The error of the value's own encoding.
    package func encode() throws -> EncodedValue? { try box.encode() }

    package static func == (first: NavigationValue, second: NavigationValue) -> Bool {
        first.box === second.box || first.box.isEqual(to: second.box)
    }
}

extension NavigationValue: CustomStringConvertible {
    package var description: String { String(describing: box.base) }
}

/// Type-erased storage for a value.
///
/// `typeID` tells the subclass: `TypedBox<Value>` passes the identifier of `Value`, and `StoredBox` passes its mark, which
/// is the identifier of a private type. So an unchecked downcast is sound after a comparison of `typeID`.
///
/// `@unchecked Sendable` is sound: a box is immutable except for the decoding of a stored value, which is guarded by a
/// lock. The values in it are used on the main actor, as the views are that create them.
class NavigationValueBox: @unchecked Sendable {
    let typeID: ObjectIdentifier

    init(typeID: ObjectIdentifier) {
        self.typeID = typeID
    }

    var type: any Hashable.Type { fatalError("Subclasses override this property.") }
    var base: any Hashable { fatalError("Subclasses override this property.") }
    /// For a stored value, the type that it was decoded as.
    var readTypeID: ObjectIdentifier { typeID }
    func isEqual(to other: NavigationValueBox) -> Bool { false }
    func encode() throws -> EncodedValue? { nil }
    /// Decodes a stored value as the type of this one.
    func read(_ stored: StoredBox) -> NavigationValueBox? { nil }
}

/// Storage for a value whose type is known when the box is created.
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
