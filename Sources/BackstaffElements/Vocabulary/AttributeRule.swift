/// What becomes of one attribute of an element in HTML, for the roles that the rule names.
///
/// The table is ``AttributeKey/rules``. An attribute without a rule is shown by its type (``Effect/byType``).
package struct AttributeRule: Sendable {
    /// The roles that the rule is for; `nil` for all that no rule before it names.
    package let roles: [ElementRole]?
    package let effects: [Effect]

    init(_ roles: [ElementRole]? = nil, _ effects: Effect...) {
        self.roles = roles
        self.effects = effects
    }

    /// One thing that an attribute does to the HTML of its element.
    ///
    /// When the attribute is taken away, what it set goes too, and what the role has by default comes back.
    package indirect enum Effect: Sendable {
        /// A flag or words become `data-KEY`; a number or a colour becomes the custom property `--KEY`.
        case byType
        /// A colour of the palette, or a literal one, becomes the custom property `--KEY`.
        case color
        /// Words in some format become the custom property `--KEY`, as CSS.
        case style(StyleFormat)
        /// The value becomes the HTML attribute of that name, empty for a flag.
        case attribute(String)
        /// A flag becomes an attribute that is `true`. `off` is what the attribute is after the flag was taken away.
        case state(String, off: String? = nil)
        /// Words become an attribute, by a list; words that the list doesn't have are treated as `others` says.
        case mapped(String, KeyValuePairs<String, String>, others: Others)
        /// Whatever the value, an HTML attribute is this, or absent, while the element's attribute is set.
        case whileSet(String, String?)
        /// The effect is on the form control in the element, if the role has one.
        case onPart(Effect)

        /// The value of a form control.
        case fieldValue
        /// A number from 0 to 1 becomes `--value`, and `aria-valuenow` in per cent. Words become `aria-valuetext`.
        case amount
        /// The role and level of a heading, where the tag doesn't say them.
        case heading
        /// An address to follow, if it is safe: `href`.
        case address
        /// The address of a picture, if it is safe: `src`. The picture's server isn't told which page shows it.
        case picture
        /// The name of a picture that the app has: `src`.
        case asset
        /// The name of a shape; the corners of a polygon become `--points`.
        case shape
        /// A number of columns that something takes becomes `--span`; a list of columns becomes the tracks of a grid.
        case columns
    }

    /// What becomes of words that a list doesn't have.
    package enum Others: Sendable {
        case unchanged, dropped
        case replaced(String)
    }
}

/// Formats of words that become CSS.
package enum StyleFormat: String, Sendable {
    /// "red 0, #00ff00ff 1": colours with their places from 0 to 1.
    case gradientStops
    /// "radius x y #rrggbbaa", in points.
    case dropShadow
    /// "top leading bottom trailing", in points.
    case lengths
}
