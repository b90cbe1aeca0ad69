import Foundation

// The types that can be stored: the types of these initializers, types whose raw value is an `Int` or a `String`, and
// optionals of all of them.

extension AppStorage {
    /// Creates a property for a Boolean value that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, .bool, store: store)
    }

    /// Creates a property for a number that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, .int, store: store)
    }

    /// Creates a property for a number that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, .double, store: store)
    }

    /// Creates a property for a string that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, .string, store: store)
    }

    /// Creates a property for a URL that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, .url, store: store)
    }

    /// Creates a property for data that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, .data, store: store)
    }

    /// Creates a property for a date that is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored.
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, .date, store: store)
    }

    /// Creates a property for a value whose raw value is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored, or if the stored raw value is invalid.
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw(.int), store: store)
    }

    /// Creates a property for a value whose raw value is stored under a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value that is used while nothing is stored, or if the stored raw value is invalid.
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw(.string), store: store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property for a Boolean value that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, .optional(.bool), store: store)
    }

    /// Creates a property for a number that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, .optional(.int), store: store)
    }

    /// Creates a property for a number that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, .optional(.double), store: store)
    }

    /// Creates a property for a string that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, .optional(.string), store: store)
    }

    /// Creates a property for a URL that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, .optional(.url), store: store)
    }

    /// Creates a property for data that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, .optional(.data), store: store)
    }

    /// Creates a property for a date that is stored under a key. Setting it to `nil` removes the stored value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, .optional(.date), store: store)
    }

    /// Creates a property for a value whose raw value is stored under a key. Setting it to `nil` removes the stored
    /// value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Raw?, Raw.RawValue == Int {
        self.init(nil, key, .optional(.raw(.int)), store: store)
    }

    /// Creates a property for a value whose raw value is stored under a key. Setting it to `nil` removes the stored
    /// value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store of the value, or `nil` for the default. The default is the profile of the visitor's
    ///     browser, unless ``View/defaultAppStorage(_:)`` or ``Scene/defaultAppStorage(_:)`` sets another store.
    public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Raw?, Raw.RawValue == String {
        self.init(nil, key, .optional(.raw(.string)), store: store)
    }
}
