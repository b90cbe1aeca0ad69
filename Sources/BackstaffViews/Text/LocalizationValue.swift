import Foundation

extension String {
    /// A key of a string table with its interpolated values.
    ///
    /// Foundation on Linux doesn't have this type. It is here for apps that use it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// Combines the parts of an interpolated literal.
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        /// Creates a value from a string, which is its key.
        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        /// Creates a value from a literal, which is its key.
        public init(stringLiteral value: String) {
            key = LocalizedStringKey(stringLiteral: value)
        }

        /// Creates a value from an interpolated literal, whose key has placeholders.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Creates a string that is looked up in a string table.
    ///
    /// The language is that of the view whose body is running, or of the person whose event is handled. In a task, and on
    /// another thread, it is that of the process: nobody knows there whose task it is.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the text if no table has it.
    ///   - table: The name of the table, or `nil` for the table `Localizable`.
    ///   - bundle: The bundle with the table, or `nil` for the main bundle.
    ///   - locale: The locale of interpolated values, or `nil` for that of the person.
    ///   - comment: A note for translators. It has no effect.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = LocalizedWords(table: table, bundle: bundle, valueLocale: locale).text(of: keyAndValue.key)
    }

    /// Creates a string that is looked up in a string table by a key that isn't shown.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text if no table has the key.
    ///   - table: The name of the table, or `nil` for the table `Localizable`.
    ///   - bundle: The bundle with the table, or `nil` for the main bundle.
    ///   - locale: The locale of interpolated values, or `nil` for that of the person.
    ///   - comment: A note for translators. It has no effect.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedWords(table: table, bundle: bundle, valueLocale: locale)
            .text(of: defaultValue.key, named: key.description)
    }

    /// Creates a string from a resource.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedWords(resource).text(of: resource)
    }
}

/// Looks strings up outside of views.
struct LocalizedWords {
    private let table: String?
    private let bundle: Bundle?
    private let environment: EnvironmentValues
    /// The locale whose language the text has.
    private let language: Locale

    /// - Parameter valueLocale: The locale of values, or `nil` for that of the person.
    init(table: String?, bundle: Bundle?, valueLocale: Locale? = nil) {
        self.table = table
        self.bundle = bundle
        var environment = EnvironmentValues.ofCaller
        language = environment.locale
        // The process's locale stands for that of the person, as on a device.
        if let valueLocale, valueLocale != .current { environment.locale = valueLocale }
        self.environment = environment
    }

    /// - Parameter environment: The environment values of the view.
    init(_ resource: LocalizedStringResource, in environment: EnvironmentValues = .ofCaller) {
        table = resource.table
        bundle = resource.bundle.bundle
        var environment = environment
        if let locale = resource.locale { environment.locale = locale }
        language = environment.locale
        self.environment = environment
    }

    func text(of key: LocalizedStringKey, named name: String? = nil) -> String {
        let text = key.filled(
            named: name, table: table, bundle: bundle, language: language, in: environment, protecting: false)
        // Values that were inserted at once may be protected.
        return key.values == nil && key.hasMarkup ? Markup.unprotect(text) : text
    }

    func text(of resource: LocalizedStringResource) -> String {
        text(of: resource.defaultValue.key, named: resource.key)
    }

    /// The text of a key without values. The result is `nil` if no table has the key.
    func text(of key: String) -> String? {
        StringLibrary.of(bundle).entry(key, table: table, locale: language).map {
            $0.entry.text(language: $0.language)
        }
    }
}

// Foundation's function reads only `.strings` files, and only in the language of the process. These take its place
// where not all of its arguments are given.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in the main bundle's string tables, in the person's language.
///
/// A text with plural forms is returned in its form for any number, because the number isn't known here.
///
/// - Parameters:
///   - key: The key. It is returned if no table has it.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedWords(table: nil, bundle: nil).text(of: key) ?? key
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in a string table of the main bundle, in the person's language.
///
/// - Parameters:
///   - key: The key. It is returned if the table doesn't have it.
///   - tableName: The name of the table, or `nil` for the table `Localizable`.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    LocalizedWords(table: tableName, bundle: nil).text(of: key) ?? key
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in a bundle's string tables, in the person's language.
///
/// - Parameters:
///   - key: The key. It is returned if no table has it.
///   - bundle: The bundle.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    LocalizedWords(table: nil, bundle: bundle).text(of: key) ?? key
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in the main bundle's string tables, in the person's language.
///
/// - Parameters:
///   - key: The key.
///   - value: The text if no table has the key. If it is empty, that is the key.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizedWords(table: nil, bundle: nil).text(of: key) ?? (value.isEmpty ? key : value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in a string table of a bundle, in the person's language.
///
/// - Parameters:
///   - key: The key. It is returned if the table doesn't have it.
///   - tableName: The name of the table, or `nil` for the table `Localizable`.
///   - bundle: The bundle.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    LocalizedWords(table: tableName, bundle: bundle).text(of: key) ?? key
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key in a bundle's string tables, in the person's language.
///
/// - Parameters:
///   - key: The key.
///   - bundle: The bundle.
///   - value: The text if no table has the key. If it is empty, that is the key.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    LocalizedWords(table: nil, bundle: bundle).text(of: key) ?? (value.isEmpty ? key : value)
}
