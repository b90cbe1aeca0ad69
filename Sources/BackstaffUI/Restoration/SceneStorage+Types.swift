import Foundation

// The types that can be stored: the types of these initializers, types whose raw value is an `Int` or a `String`, and
// optionals of all of them.

extension SceneStorage {
    /// Creates a property for a Boolean value that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(wrappedValue, key, .bool)
    }

    /// Creates a property for a number that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(wrappedValue, key, .int)
    }

    /// Creates a property for a number that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(wrappedValue, key, .double)
    }

    /// Creates a property for a string that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(wrappedValue, key, .string)
    }

    /// Creates a property for a URL that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(wrappedValue, key, .url)
    }

    /// Creates a property for data that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(wrappedValue, key, .data)
    }

    /// Creates a property for a value whose raw value is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored, or if the stored raw value is invalid.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw(.int))
    }

    /// Creates a property for a value whose raw value is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored, or if the stored raw value is invalid.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw(.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property for a Boolean value that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Bool? {
        self.init(nil, key, .optional(.bool))
    }

    /// Creates a property for a number that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Int? {
        self.init(nil, key, .optional(.int))
    }

    /// Creates a property for a number that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Double? {
        self.init(nil, key, .optional(.double))
    }

    /// Creates a property for a string that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameter key: The key.
    public init(_ key: String) where Value == String? {
        self.init(nil, key, .optional(.string))
    }

    /// Creates a property for a URL that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameter key: The key.
    public init(_ key: String) where Value == URL? {
        self.init(nil, key, .optional(.url))
    }

    /// Creates a property for data that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Data? {
        self.init(nil, key, .optional(.data))
    }

    /// Creates a property for a value whose raw value is stored under a key. Setting it to `nil` removes the stored
    /// value.
    ///
    /// - Parameter key: The key.
    public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
        self.init(nil, key, .optional(.raw(.int)))
    }

    /// Creates a property for a value whose raw value is stored under a key. Setting it to `nil` removes the stored
    /// value.
    ///
    /// - Parameter key: The key.
    public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
        self.init(nil, key, .optional(.raw(.string)))
    }
}
