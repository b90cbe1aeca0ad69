/// Which controls HTML doesn't allow in another one, and what the outer one is instead.
///
/// A parser ends a `button` where a button inside it begins, and a link where another link begins. An app can nest them,
/// for example with a link in the body of a `ButtonStyle`. Then the outer one is a `span`.
package enum NestedControls {
    /// The tags that a control with a certain tag can't contain.
    package static let excluded: KeyValuePairs<String, [String]> = [
        "button": ["button", "a", "input", "textarea"], "a": ["a"],
    ]

    /// The HTML attributes of a `span` around controls. They say what a browser knows of a `button`.
    package static let attributes: RoleMarkup.Attributes = ["role": "button", "tabindex": "0"]

    /// The attributes of controls that a `span` doesn't have.
    package static let dropped = "type"
}
