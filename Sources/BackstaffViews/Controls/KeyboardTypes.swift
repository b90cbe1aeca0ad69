/// The type of the on-screen keyboard for a field. It has UIKit's name, because apps may write the name in full.
public enum UIKeyboardType: Int, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Keyboards for text, numbers and addresses. The page requests a special keyboard for `URL`, `numberPad`,
    /// `phonePad` and `emailAddress`.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// Further keyboards. The page requests a special keyboard for all of them except `twitter`.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The former name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable

    /// The value of the HTML attribute `inputmode`.
    var name: String? {
        switch self {
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
        case .URL: "url"
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .decimalPad: "decimal"
        case .webSearch: "search"
        }
    }
}

/// The automatic capitalization of an on-screen keyboard. It has UIKit's name, because apps may write the name in full.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No capitalization.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}

/// The semantic meaning of the text in a field. It has UIKit's name, because apps may write the name in full.
public struct UITextContentType: Hashable, Sendable {
    /// The value of the HTML attribute `autocomplete`.
    let name: String

    /// A person's full name.
    public static let name = UITextContentType(name: "name")
    /// A given name.
    public static let givenName = UITextContentType(name: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(name: "family-name")
    /// A middle name.
    public static let middleName = UITextContentType(name: "additional-name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(name: "honorific-prefix")
    /// Letters after a name.
    public static let nameSuffix = UITextContentType(name: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(name: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(name: "organization-title")
    /// The name of an organisation.
    public static let organizationName = UITextContentType(name: "organization")
    /// A postal address.
    public static let fullStreetAddress = UITextContentType(name: "street-address")
    /// The first line of a postal address.
    public static let streetAddressLine1 = UITextContentType(name: "address-line1")
    /// The second line of a postal address.
    public static let streetAddressLine2 = UITextContentType(name: "address-line2")
    /// A town.
    public static let addressCity = UITextContentType(name: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(name: "address-level1")
    /// A country.
    public static let countryName = UITextContentType(name: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(name: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(name: "tel")
    /// An address for e-mail.
    public static let emailAddress = UITextContentType(name: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address on the web.
    public static let URL = UITextContentType(name: "url")
    /// A user name for signing in.
    public static let username = UITextContentType(name: "username")
    /// An existing password.
    public static let password = UITextContentType(name: "current-password")
    /// A new password.
    public static let newPassword = UITextContentType(name: "new-password")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(name: "cc-number")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(name: "one-time-code")
}
