/// How browsers show the elements of one role.
///
/// The table is ``ElementRole/markup``. The preview's renderer reads it, and the page's copy is generated from it.
package struct RoleMarkup: Sendable {
    package typealias Attributes = KeyValuePairs<String, MarkupText>

    package let tag: String
    /// Tags that an element has instead because of an attribute. The first one that fits is taken.
    package let variants: [TagVariant]
    /// What an element of the role has before its own attributes are set, and again when they are taken away.
    package let defaults: Attributes
    /// What an element has besides while it answers to some verb.
    package let whileAnswering: (verbs: ElementVerbs, attributes: Attributes)?
    /// The form control inside the element, if it needs one.
    package let part: PartMarkup?

    init(
        _ tag: String = "div", _ defaults: Attributes = [:], variants: [TagVariant] = [],
        whileAnswering: (verbs: ElementVerbs, attributes: Attributes)? = nil, part: PartMarkup? = nil
    ) {
        self.tag = tag
        self.variants = variants
        self.defaults = defaults
        self.whileAnswering = whileAnswering
        self.part = part
    }

    /// Whether a person can operate the element, or its part, as a form control of the browser.
    package var isFormControl: Bool {
        ["button", "input", "textarea"].contains(part?.tag ?? tag)
    }
}

/// A tag that an element has if an attribute is set, or has a certain value.
package struct TagVariant: Sendable {
    package let tag: String
    package let key: AttributeKey
    /// The value that the attribute must have; with `nil`, any.
    package let value: AttributeValue?

    init(_ tag: String, if key: AttributeKey, is value: AttributeValue? = nil) {
        self.tag = tag
        self.key = key
        self.value = value
    }
}

/// The form control inside an element whose other content comes from the app, as the range between a slider's labels.
package struct PartMarkup: Sendable {
    package let tag: String
    package let className: String
    /// The class of a box around the control; `nil` if there is none.
    package let box: String?
    package let defaults: RoleMarkup.Attributes

    init(_ tag: String, class className: String, in box: String? = nil, _ defaults: RoleMarkup.Attributes) {
        self.tag = tag
        self.className = className
        self.box = box
        self.defaults = defaults
    }
}

/// The value of an HTML attribute: fixed, or words in the person's language.
package enum MarkupText: ExpressibleByStringLiteral, Sendable {
    case fixed(String)
    case phrase(Phrase)

    package init(stringLiteral value: String) {
        self = .fixed(value)
    }
}
