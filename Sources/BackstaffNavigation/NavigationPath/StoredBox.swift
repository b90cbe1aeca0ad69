import Synchronization

/// Storage for a value from storage: its encoded form, and the decoded value once there is one.
final class StoredBox: NavigationValueBox, @unchecked Sendable {
    private enum Mark {}

    /// The identifier that stands for the type of all stored values. Their real types are known only by name.
    static var mark: ObjectIdentifier { ObjectIdentifier(Mark.self) }

    private enum Reading {
        case none
        case done(NavigationValueBox)
        /// Decoding failed. It isn't tried again for the same type.
        case failed(as: ObjectIdentifier)
    }

    private let encoded: EncodedValue
    private let reading = Mutex(Reading.none)

    init(_ encoded: EncodedValue) {
        self.encoded = encoded
        super.init(typeID: Self.mark)
    }

    private var value: NavigationValueBox? {
        reading.withLock { if case .done(let box) = $0 { box } else { nil } }
    }

    override var type: any Hashable.Type { value?.type ?? EncodedValue.self }
    override var base: any Hashable { value?.base ?? encoded }
    override var readTypeID: ObjectIdentifier { value?.typeID ?? typeID }

    /// The value as a type, or `nil` if the type has another name or the JSON is invalid for it.
    func read<Value: Hashable>(as type: Value.Type) -> TypedBox<Value>? {
        switch reading.withLock({ $0 }) {
        case .done(let box): return box.typeID == ObjectIdentifier(type) ? typed(box) : nil
        case .failed(as: ObjectIdentifier(type)): return nil
        default: break
        }
        guard NavigationValueTypes.names(type, by: encoded.typeName) else { return nil }
        // Not while holding the lock, because this runs code of the type.
        let box = NavigationValueTypes.decode(type, from: encoded.json).map { TypedBox($0) }
        return reading.withLock { reading in
            if case .done(let other) = reading {
                return other.typeID == ObjectIdentifier(type) ? typed(other) : nil
            }
            reading = box.map { .done($0) } ?? .failed(as: ObjectIdentifier(type))
            return box
        }
    }

    private func typed<Value: Hashable>(_ box: NavigationValueBox) -> TypedBox<Value> {
        unsafeDowncast(box, to: TypedBox<Value>.self)
    }

    func readIfKnown() {
        guard value == nil, let type = NavigationValueTypes.type(named: encoded.typeName) else { return }
        func read<Value: Hashable>(_ type: Value.Type) { _ = self.read(as: type) }
        read(type)
    }

    override func isEqual(to other: NavigationValueBox) -> Bool {
        guard other.typeID == Self.mark else { return (value ?? other.read(self))?.isEqual(to: other) ?? false }
        let other = unsafeDowncast(other, to: StoredBox.self)
        if other.encoded == encoded { return true }
        readIfKnown()
        other.readIfKnown()
        return switch (value, other.value) {
        case (let first?, let second?): first.isEqual(to: second)
        case (let first?, nil): first.read(other)?.isEqual(to: first) ?? false
        case (nil, let second?): second.read(self)?.isEqual(to: second) ?? false
        case (nil, nil): false
        }
    }

    /// The encoded form. A value that wasn't decoded is stored unchanged, because its type may be unknown to this
    /// version of the app.
    override func encode() throws -> EncodedValue? { try value.map { try $0.encode() } ?? encoded }
}
