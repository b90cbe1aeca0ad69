/// A property wrapper that publishes changes of a property.
///
/// ```
///   object.x = new
///     ├─ 1  objectWillChange sends        (object.x is still old)
///     ├─ 2  $x sends new                  (object.x is still old)
///     └─ 3  object.x is new
/// ```
///
/// Use it for properties of classes. The value can be read and set from any thread.
@propertyWrapper
public struct Published<Value> {
    // The only stored property must be one reference. `PublishedFields` relies on this layout.
    private var storage: PublishedStorage<Value>

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// Creates a property with an initial value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// Not available. The value is accessed through the enclosing object.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes.") }
        set { fatalError("@Published is only available on properties of classes.") }
    }

    /// A publisher that sends the current value, and then each new value before it is set.
    ///
    /// If you set this property to another publisher, both properties share one value.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage.replacing(storage) }
    }

    /// The value of the property in `object`.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }

    /// A publisher that sends the value of a `@Published` property, and then each new value before it is set.
    public struct Publisher: BackstaffCombine.Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Value
        /// This publisher can't fail.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.broadcast.attach(subscriber)
        }
    }
}

extension Published: PublishedProperty {}

// Sound: a `Published` is a reference to a storage that any thread may use.
extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
