/// The keyboard that a phone shows for a field. Under UIKit's name, as apps write it in full.
public enum UIKeyboardType: Int, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Keyboards for words, figures and addresses. The page asks for special ones for `URL`, `numberPad`, `phonePad`
    /// and `emailAddress`.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// Further keyboards. The page asks for a special one for all of them but `twitter`.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The name that HTML has for such a keyboard.
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

/// What is typed in a field. Under UIKit's name, as apps write it in full.
public struct UITextContentType: Hashable, Sendable {
    /// The name that HTML has for such a text.
    let name: String

    /// A person's full name.
    public static let name = UITextContentType(name: "name")
    /// A given name.
    public static let givenName = UITextContentType(name: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(name: "family-name")
    /// A name between the given one and the family's.
    public static let middleName = UITextContentType(name: "additional-name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(name: "honorific-prefix")
    /// Letters after a name.
    public static let nameSuffix = UITextContentType(name: "honorific-suffix")
    /// A name that friends use.
    public static let nickname = UITextContentType(name: "nickname")
    /// What a person does in an organisation.
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
    /// The name by which a person signs in.
    public static let username = UITextContentType(name: "username")
    /// A password that exists.
    public static let password = UITextContentType(name: "current-password")
    /// A password to be made.
    public static let newPassword = UITextContentType(name: "new-password")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(name: "cc-number")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(name: "one-time-code")
}
