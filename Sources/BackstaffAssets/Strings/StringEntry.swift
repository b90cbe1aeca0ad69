/// The text of a key in one language, in all of its forms.
package struct StringEntry: Codable, Equatable, Sendable {
    package var form: StringForm
    /// What stands for placeholders such as `%#@apples@`, by name.
    package var substitutions: [String: Substitution]

    package init(_ form: StringForm, substitutions: [String: Substitution] = [:]) {
        self.form = form
        self.substitutions = substitutions
    }

    /// A part of a text that depends on a number.
    package struct Substitution: Codable, Equatable, Sendable {
        /// The position of the number among the arguments, one of ``positions``. If it is `nil`, the parts take the
        /// arguments in order.
        package let argument: Int?
        /// The placeholder for the number itself, such as `lld`. It stands for `%arg`.
        package let specifier: String
        package let form: StringForm

        package init(argument: Int?, specifier: String, form: StringForm) {
            self.argument = argument
            self.specifier = specifier
            self.form = form
        }

        /// The positions that a number may have. Files from outside have others, and these are refused where they are
        /// read: positions are counted up.
        package static let positions = 1...1_000

        package init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            argument = try values.decodeIfPresent(Int.self, forKey: .argument)
            specifier = try values.decode(String.self, forKey: .specifier)
            form = try values.decode(StringForm.self, forKey: .form)
            guard argument.map(Self.positions.contains) ?? true else {
                throw DecodingError.dataCorruptedError(
                    forKey: .argument, in: values, debugDescription: "not in \(Self.positions)")
            }
        }
    }

    /// All texts of the entry, without those of its substitutions.
    var texts: [String] { form.texts }
}

/// A text, or one text for each plural category or kind of device.
package indirect enum StringForm: Codable, Equatable, Sendable {
    case text(String)
    /// The keys are the categories of Unicode's plural rules, such as `one` and `other`.
    case plural([String: StringForm])
    /// The keys are kinds of devices, such as `iphone` and `other`.
    case device([String: StringForm])

    /// All texts of the form.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .plural(let forms), .device(let forms): forms.sorted { $0.key < $1.key }.flatMap { $0.value.texts }
        }
    }

    /// The text for a number, or for a text without one.
    ///
    /// - Parameter category: Returns the plural category of the number.
    package func text(category: () -> String) -> String {
        switch self {
        case .text(let text): text
        case .plural(let forms):
            (forms[category()] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value)?.text(category: category)
                ?? ""
        case .device(let forms):
            // A browser is no device of Apple's. The texts for a phone suit a touch screen best.
            (["other", "iphone", "ipad", "mac"].lazy.compactMap { forms[$0] }.first
                ?? forms.min { $0.key < $1.key }?.value)?.text(category: category) ?? ""
        }
    }
}
