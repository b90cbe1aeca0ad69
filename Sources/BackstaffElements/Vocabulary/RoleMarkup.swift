/// The HTML markup for elements of one role.
///
/// ``ElementRole/markup`` is the table. The preview's renderer reads it, and the page's copy is generated from it.
package struct RoleMarkup: Sendable {
    package typealias Attributes = KeyValuePairs<String, MarkupText>

    package let tag: String
    /// Other tags that an attribute can select. The first match applies.
    package let variants: [TagVariant]
    /// The HTML attributes that an element has by default. A default returns when the attribute that replaced it is
    /// removed.
    package let defaults: Attributes
    /// The HTML attributes that an element also has while it accepts one of the verbs.
    package let whileAnswering: [(verbs: ElementVerbs, attributes: Attributes)]
    /// The form control inside the element, if it needs one.
    package let part: PartMarkup?

    init(
        _ tag: String = "div", _ defaults: Attributes = [:], variants: [TagVariant] = [],
        whileAnswering: [(verbs: ElementVerbs, attributes: Attributes)] = [], part: PartMarkup? = nil
    ) {
        self.tag = tag
        self.variants = variants
        self.defaults = defaults
        self.whileAnswering = whileAnswering
        self.part = part
    }

    /// The tag of the control that a browser makes of the element, if it makes one.
    package var controlTag: String { part?.tag ?? tag }

    /// Whether the element or its part is a form control of the browser.
    var isFormControl: Bool { ["button", "input", "textarea"].contains(controlTag) }
}

/// A tag that an element has if an attribute is set or has a certain value.
package struct TagVariant: Sendable {
    package let tag: String
    package let key: AttributeKey
    /// The value that the attribute must have. `nil` matches any value.
    package let value: AttributeValue?

    init(_ tag: String, if key: AttributeKey, is value: AttributeValue? = nil) {
        self.tag = tag
        self.key = key
        self.value = value
    }
}

/// A form control inside an element whose other content comes from the app. For example, a slider has labels around it.
package struct PartMarkup: Sendable {
    package let tag: String
    package let className: String
    /// The class of a box around the control, or `nil` for no box.
    package let box: String?
    package let defaults: RoleMarkup.Attributes

    init(_ tag: String, class className: String, in box: String? = nil, _ defaults: RoleMarkup.Attributes) {
        self.tag = tag
        self.className = className
        self.box = box
        self.defaults = defaults
    }
}

/// The value of an HTML attribute: fixed, or a text in the user's language.
package enum MarkupText: ExpressibleByStringLiteral, Sendable {
    case fixed(String)
    case phrase(Phrase)

    package init(stringLiteral value: String) {
        self = .fixed(value)
    }
}
