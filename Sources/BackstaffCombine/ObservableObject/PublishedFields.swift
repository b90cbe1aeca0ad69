@_spi(Reflection) import Swift
import Synchronization

/// Where the `@Published` properties of a class lie, found once for each class.
///
/// ```
///   object ─(offset)─► Published ─► storage ─► objectWillChange ◄── the same one from every field
/// ```
///
/// The publisher is kept in the storage of the fields, so it needs no table and goes with its object.
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
        // 3: a class type, and unknown kinds of fields are passed over.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 3)) { _, offset, fieldType, _ in
            if fieldType is any PublishedProperty.Type { offsets.append(offset) }
            return true
        }
        self.offsets = offsets
    }

    /// The publisher of an object of this class; nil if it has no `@Published` property.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
        guard let first = offsets.first else { return nil }
        let firstStorage = storage(of: object, at: first)
        if let publisher = firstStorage.objectWillChange { return publisher }
        // The first field may have been given another `Published` since; then another field still knows.
        let rest = offsets.dropFirst().map { storage(of: object, at: $0) }
        let publisher = firstStorage.adopt(
            rest.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher())
        for storage in rest { _ = storage.adopt(publisher) }
        return publisher
    }

    /// Sound: reflection gave the offset of a field of type `Published`, and that is one reference and nothing else,
    /// which the tests of generic classes hold on to.
    private func storage(of object: AnyObject, at offset: Int) -> AnyPublishedStorage {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
        return address.assumingMemoryBound(to: AnyPublishedStorage.self).pointee
    }
}

/// What reflection knows a `Published` of any value by.
protocol PublishedProperty {}

/// The publishers of objects without a `@Published` property, found by the object's address.
///
/// An entry doesn't hold its object. Those of objects that are gone are thrown out each time that the table has doubled.
enum WeakPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    /// Sound as `Sendable`: it is only used inside the mutex, and its objects are compared, never called.
    private struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 64
    }

    private static let table = Mutex(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        // The reference that is looked at is held by the caller: nothing dies under the lock.
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

    /// Sound: the entry is made by one thread and given into the table.
    private struct Reference: @unchecked Sendable {
        let entry: Entry
    }
}
