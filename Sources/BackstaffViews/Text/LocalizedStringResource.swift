import BackstaffAssets
import Foundation

/// A text that is looked up in a string table where it is shown.
///
/// Foundation on Linux doesn't have this type. It is here for apps that use it.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key in the string table.
    public let key: String
    /// The text if no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the table, or `nil` for the table `Localizable`.
    public let table: String?
    /// The locale, or `nil` for that of the view that shows the text, or of the person whose event is handled.
    public var locale: Locale?
    /// The bundle with the table.
    public let bundle: BundleDescription

    /// The bundle with a string table.
    public enum BundleDescription: Equatable, Sendable {
        /// The main bundle.
        case main
        /// The bundle at a place in the file system.
        case atURL(URL)
        /// The bundle of a class. On Linux it is the main bundle.
        case forClass(AnyClass)

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            case .forClass(let type): Bundle(for: type)
            }
        }

        public static func == (first: Self, second: Self) -> Bool {
            switch (first, second) {
            case (.main, .main): true
            case (.atURL(let first), .atURL(let second)): first == second
            case (.forClass(let first), .forClass(let second)): ObjectIdentifier(first) == ObjectIdentifier(second)
            default: false
            }
        }
    }

    /// Creates a resource whose key is the text in the source language.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key.source, keyAndValue, table, locale, bundle)
    }

    /// Creates a resource with a key that isn't shown.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key.description, defaultValue, table, locale, bundle)
    }

    /// Creates a resource from a literal, which is its key.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// Creates a resource from an interpolated literal, whose key has placeholders.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale?,
        _ bundle: BundleDescription
    ) {
        self.key = key
        defaultValue = value
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }
}
