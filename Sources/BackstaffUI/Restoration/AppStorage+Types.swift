import Foundation

// The types that can be stored: those below, what has a raw value of type Int or String, and optionals of all these.

extension AppStorage {
    /// A truth value that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, .bool, store: store)
    }

    /// A number that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, .int, store: store)
    }

    /// A number that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, .double, store: store)
    }

    /// A text that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, .string, store: store)
    }

    /// A URL that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, .url, store: store)
    }

    /// Bytes that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, .data, store: store)
    }

    /// A date that is kept under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored.
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, .date, store: store)
    }

    /// A value that is kept by its raw value under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored, or the raw value of none.
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw(.int), store: store)
    }

    /// A value that is kept by its raw value under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: what it is as long as nothing is stored, or the raw value of none.
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw(.string), store: store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A truth value or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, .optional(.bool), store: store)
    }

    /// A number or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, .optional(.int), store: store)
    }

    /// A number or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, .optional(.double), store: store)
    }

    /// A text or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, .optional(.string), store: store)
    }

    /// A URL or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, .optional(.url), store: store)
    }

    /// Bytes or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, .optional(.data), store: store)
    }

    /// A date or `nil`, kept under a key. `nil` is stored as nothing.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, .optional(.date), store: store)
    }

    /// A value or `nil`, kept by its raw value under a key. `nil` is stored as nothing.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Raw?, Raw.RawValue == Int {
        self.init(nil, key, .optional(.raw(.int)), store: store)
    }

    /// A value or `nil`, kept by its raw value under a key. `nil` is stored as nothing.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - store: where it is kept. `nil` is the browser's profile of the visitor.
    public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Raw?, Raw.RawValue == String {
        self.init(nil, key, .optional(.raw(.string)), store: store)
    }
}
