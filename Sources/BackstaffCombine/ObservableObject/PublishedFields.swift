@_spi(Reflection) import Swift
import Synchronization

/// The offsets of the `@Published` properties of a class. They are determined once for each class.
///
/// ```
///   object ─(offset)─► Published ─► storage ─► objectWillChange ◄── the same one from every field
/// ```
///
/// The publisher is stored in the fields' storage. So it needs no table and is released together with its object.
struct PublishedFields: Sendable {
    private let offsets: [Int]

    private static let known = Mutex<[ObjectIdentifier: PublishedFields]>([:])

    static func of(_ type: any AnyObject.Type) -> PublishedFields {
        let key = ObjectIdentifier(type)
        if let fields = known.withLock({ $0[key] }) { return fields }
        let fields = PublishedFields(reflecting: type)
        return known.withLock {
            $0[key] = fields
            return fields
        }
    }

    private init(reflecting type: any AnyObject.Type) {
        var offsets: [Int] = []
        // 1: the type is a class. 2: fields of unknown kinds are skipped.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 3)) { _, offset, fieldType, _ in
            if fieldType is any PublishedProperty.Type { offsets.append(offset) }
            return true
        }
        self.offsets = offsets
    }

    /// The publisher of an object of this class, or `nil` if the class has no `@Published` property.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
        guard let first = offsets.first else { return nil }
        let firstStorage = storage(of: object, at: first)
        if let publisher = firstStorage.objectWillChange { return publisher }
        // The first field may have been replaced with another `Published`. Then another field still has the publisher.
        let rest = offsets.dropFirst().map { storage(of: object, at: $0) }
        let publisher = firstStorage.adopt(
            rest.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher())
        for storage in rest { _ = storage.adopt(publisher) }
        return publisher
    }

    /// Sound: reflection has given the offset of a field of type `Published`, whose layout is that of one reference.
    /// Tests with generic classes check this.
    private func storage(of object: AnyObject, at offset: Int) -> AnyPublishedStorage {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
        return address.assumingMemoryBound(to: AnyPublishedStorage.self).pointee
    }
}

/// Identifies fields of type `Published` of any value during reflection.
protocol PublishedProperty {}

/// The publishers of objects without a `@Published` property, by the object's address.
///
/// An entry doesn't retain its object. The entries of deallocated objects are removed whenever the table has doubled in
/// size.
enum WeakPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    /// `@unchecked Sendable` is sound: the table is used only inside the mutex, and its objects are compared, never
    /// called.
    private struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 64
    }

    private static let table = Mutex(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        // The caller retains the object, so nothing is deallocated while the lock is held.
        if let known = table.withLock({ $0.entries[key].flatMap { $0.object == nil ? nil : $0.publisher } }) {
            return known
        }
        let entry = Reference(entry: Entry(object: object, publisher: ObservableObjectPublisher()))
        return table.withLock { table in
            if let known = table.entries[key], known.object != nil { return known.publisher }
            table.entries[key] = entry.entry
            if table.entries.count > table.limit {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.limit = max(64, table.entries.count * 2)
            }
            return entry.entry.publisher
        }
    }

    /// `@unchecked Sendable` is sound: one thread creates the entry and moves it into the table.
    private struct Reference: @unchecked Sendable {
        let entry: Entry
    }
}
