/// A property that says when it changes.
///
/// ```
///   object.x = new
///     ├─ 1  objectWillChange sends        (object.x is still old)
///     ├─ 2  $x sends new                  (object.x is still old)
///     └─ 3  object.x is new
/// ```
///
/// Works in classes. The value may be read and set from any thread.
@propertyWrapper
public struct Published<Value> {
    // One reference and nothing else: `PublishedFields` relies on it.
    private var storage: PublishedStorage<Value>

    /// A property with a first value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// A property with a first value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// The property itself is reached through its object.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes.") }
        set { fatalError("@Published is only available on properties of classes.") }
    }

    /// Sends the value, then each new one before it is set. Setting it makes this property share that publisher's value.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage.replacing(storage) }
    }

    /// The value of the property of `object`.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }

    /// Sends the value of a `@Published` property, then each new one before it is set.
    public struct Publisher: BackstaffCombine.Publisher {
        /// What is sent.
        public typealias Output = Value
        /// It doesn't fail.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.broadcast.attach(subscriber)
        }
    }
}

extension Published: PublishedProperty {}

// Sound: a `Published` is one reference to a storage that any thread may use.
extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
