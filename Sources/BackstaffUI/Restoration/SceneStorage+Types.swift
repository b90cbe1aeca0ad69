import Foundation

// The types that can be stored: those below, what has a raw value of type Int or String, and optionals of all these.

extension SceneStorage {
    /// A truth value that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(wrappedValue, key, .bool)
    }

    /// A number that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(wrappedValue, key, .int)
    }

    /// A number that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(wrappedValue, key, .double)
    }

    /// A text that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(wrappedValue, key, .string)
    }

    /// A URL that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(wrappedValue, key, .url)
    }

    /// Bytes that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(wrappedValue, key, .data)
    }

    /// A value that is kept by its raw value under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored, or the raw value of none.
    ///   - key: the key.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw(.int))
    }

    /// A value that is kept by its raw value under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored, or the raw value of none.
    ///   - key: the key.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw(.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A truth value or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameter key: the key.
    public init(_ key: String) where Value == Bool? {
        self.init(nil, key, .optional(.bool))
    }

    /// A number or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameter key: the key.
    public init(_ key: String) where Value == Int? {
        self.init(nil, key, .optional(.int))
    }

    /// A number or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameter key: the key.
    public init(_ key: String) where Value == Double? {
        self.init(nil, key, .optional(.double))
    }

    /// A text or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameter key: the key.
    public init(_ key: String) where Value == String? {
        self.init(nil, key, .optional(.string))
    }

    /// A URL or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameter key: the key.
    public init(_ key: String) where Value == URL? {
        self.init(nil, key, .optional(.url))
    }

    /// Bytes or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameter key: the key.
    public init(_ key: String) where Value == Data? {
        self.init(nil, key, .optional(.data))
    }

    /// A value or `nil`, kept by its raw value under a key. `nil` is stored as nothing.
    ///
    /// - Parameter key: the key.
    public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
        self.init(nil, key, .optional(.raw(.int)))
    }

    /// A value or `nil`, kept by its raw value under a key. `nil` is stored as nothing.
    ///
    /// - Parameter key: the key.
    public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
        self.init(nil, key, .optional(.raw(.string)))
    }
}
